// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/floatlane.h"
#include "simt/laneops.h"

#include <bit>
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

/// One lane after the other: nearly all the time is spent in the library, and wide versions of so
/// many functions would be most of the program.
template <MathFunction Function, ValueType Type> const Step *execute(Lanes &lanes, const Step *step)
{
    using Lane = FloatLane<Type>;
    using Stored = typename Lane::Stored;
    const unsigned other = takesTwo(Function) ? 1 : 0;
    const auto *a = lanes.at<Stored>(step->operands[0]);
    const auto *b = lanes.at<Stored>(step->operands[other]);
    Stored values[MaxLanes] = {};
    const auto count = unsigned(std::bit_width(lanes.active));
    for (unsigned l = 0; l < count; ++l)
        values[l] = Lane::narrow(mathOf<Function>(Lane::widen(a[l]), Lane::widen(b[l])));
    if (count > 32)
        writeLanes<64>(lanes, step->result, values);
    else
        writeLanes<32>(lanes, step->result, values);
    return step + 1;
}

template <unsigned Function> Execute math(ValueType type)
{
    return forFloatType(
        type, []<ValueType Type>() -> Execute { return execute<MathFunction(Function), Type>; });
}

using Maker = Execute (*)(ValueType);

template <unsigned... Functions>
constexpr std::array<Maker, sizeof...(Functions)>
makers(std::integer_sequence<unsigned, Functions...>)
{
    return {math<Functions>...};
}

} // namespace

Execute mathOperation(const Instruction &instruction, unsigned)
{
    constexpr unsigned Count = unsigned(MathFunction::Saturate) + 1;
    static constexpr auto Makers = makers(std::make_integer_sequence<unsigned, Count>());
    if (instruction.opcode != Opcode::Math || instruction.modifier >= Count)
        return nullptr;
    return Makers[instruction.modifier](instruction.type);
}

} // namespace warplens::simt
