// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/floatlane.h"
#include "simt/laneops.h"

#include <cmath>
#include <utility>

namespace warplens::simt {

namespace {

/// min and max as CUDA has them: a NaN loses against a number, and -0 is less than +0.
template <class T> WARPLENS_INLINE T smaller(T a, T b)
{
    if (a == b)
        return std::signbit(a) ? a : b;
    return a < b || b != b ? a : b;
}
template <class T> WARPLENS_INLINE T larger(T a, T b)
{
    if (a == b)
        return std::signbit(a) ? b : a;
    return a > b || b != b ? a : b;
}

template <MathFunction Function, class T> WARPLENS_INLINE T mathOf(T a, T b)
{
    using enum MathFunction;
    switch (Function) {
    case Sqrt: return std::sqrt(a);
    case Rsqrt: return T(1) / std::sqrt(a);
    case Rcp: return T(1) / a;
    case Sin: return std::sin(a);
    case Cos: return std::cos(a);
    case Tan: return std::tan(a);
    case Asin: return std::asin(a);
    case Acos: return std::acos(a);
    case Atan: return std::atan(a);
    case Atan2: return std::atan2(a, b);
    case Sinh: return std::sinh(a);
    case Cosh: return std::cosh(a);
    case Tanh: return std::tanh(a);
    case Asinh: return std::asinh(a);
    case Acosh: return std::acosh(a);
    case Atanh: return std::atanh(a);
    case Exp: return std::exp(a);
    case Exp2: return std::exp2(a);
    case Exp10: return std::pow(T(10), a);
    case Expm1: return std::expm1(a);
    case Log: return std::log(a);
    case Log2: return std::log2(a);
    case Log10: return std::log10(a);
    case Log1p: return std::log1p(a);
    case Pow: return std::pow(a, b);
    case Fabs: return std::fabs(a);
    case Floor: return std::floor(a);
    case Ceil: return std::ceil(a);
    case Trunc: return std::trunc(a);
    case Rint: return std::nearbyint(a);
    case Round: return std::round(a);
    case Fmin: return smaller(a, b);
    case Fmax: return larger(a, b);
    case CopySign: return std::copysign(a, b);
    case Fmod: return std::fmod(a, b);
    case Hypot: return std::hypot(a, b);
    case Cbrt: return std::cbrt(a);
    case Erf: return std::erf(a);
    case Erfc: return std::erfc(a);
    case Saturate: return a > T(0) ? (a < T(1) ? a : T(1)) : T(0);
    }
    return a;
}

constexpr bool takesTwo(MathFunction function)
{
    using enum MathFunction;
    return function == Atan2 || function == Pow || function == Fmin || function == Fmax
        || function == CopySign || function == Fmod || function == Hypot;
}

template <MathFunction Function, ValueType Type> struct Math
{
    using Lane = FloatLane<Type>;
    using Result = typename Lane::Stored;
    using A = Result;
    using B = Result;

    static WARPLENS_INLINE Result apply(A a)
    {
        return Lane::narrow(mathOf<Function>(Lane::widen(a), typename Lane::Computed(0)));
    }
    static WARPLENS_INLINE Result apply(A a, B b)
    {
        return Lane::narrow(mathOf<Function>(Lane::widen(a), Lane::widen(b)));
    }
};

template <unsigned Function> Execute math(ValueType type, unsigned lanes)
{
    constexpr auto Which = MathFunction(Function);
    return forFloatType(type, [=]<ValueType Type>() {
        if constexpr (takesTwo(Which))
            return binaryFor<Math<Which, Type>>(lanes);
        else
            return unaryFor<Math<Which, Type>>(lanes);
    });
}

using Maker = Execute (*)(ValueType, unsigned);

template <unsigned... Functions>
constexpr std::array<Maker, sizeof...(Functions)>
makers(std::integer_sequence<unsigned, Functions...>)
{
    return {math<Functions>...};
}

} // namespace

Execute mathOperation(const Instruction &instruction, unsigned lanes)
{
    constexpr unsigned Count = unsigned(MathFunction::Saturate) + 1;
    static constexpr auto Makers = makers(std::make_integer_sequence<unsigned, Count>());
    if (instruction.opcode != Opcode::Math || instruction.modifier >= Count)
        return nullptr;
    return Makers[instruction.modifier](instruction.type, lanes);
}

} // namespace warplens::simt
