// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/floatlane.h"
#include "simt/laneops.h"

#include <cmath>

namespace warplens::simt {

namespace {

template <Opcode Code, ValueType Type> struct Float
{
    using Lane = FloatLane<Type>;
    using Result = typename Lane::Stored;
    using A = Result;
    using B = Result;

    static WARPLENS_INLINE Result apply(A a, B b)
    {
        const auto x = Lane::widen(a);
        const auto y = Lane::widen(b);
        switch (Code) {
        case Opcode::FAdd: return Lane::narrow(x + y);
        case Opcode::FSub: return Lane::narrow(x - y);
        case Opcode::FMul: return Lane::narrow(x * y);
        case Opcode::FDiv: return Lane::narrow(x / y);
        default: return Lane::narrow(std::fmod(x, y));
        }
    }
};

template <ValueType Type> struct Negated
{
    using Lane = FloatLane<Type>;
    using Result = typename Lane::Stored;
    using A = Result;
    static WARPLENS_INLINE Result apply(A a) { return Lane::narrow(-Lane::widen(a)); }
};

template <ValueType Type> struct MultiplyAdd
{
    using Lane = FloatLane<Type>;
    using Result = typename Lane::Stored;
    using A = Result;
    using B = Result;
    using C = Result;

    static WARPLENS_INLINE Result apply(A a, B b, C c)
    {
        if constexpr (sizeof(Result) == 2)
            return Lane::fromDouble(fusedToOdd(Lane::widen(a), Lane::widen(b), Lane::widen(c)));
        else
            return std::fma(a, b, c);
    }
};

template <Opcode Code> Execute arithmetic(ValueType type, unsigned lanes)
{
    return forFloatType(type,
                        [=]<ValueType Type>() { return binaryFor<Float<Code, Type>>(lanes); });
}

} // namespace

Execute floatOperation(const Instruction &instruction, unsigned lanes)
{
    using enum Opcode;
    const ValueType type = instruction.type;
    switch (instruction.opcode) {
    case FAdd: return arithmetic<FAdd>(type, lanes);
    case FSub: return arithmetic<FSub>(type, lanes);
    case FMul: return arithmetic<FMul>(type, lanes);
    case FDiv: return arithmetic<FDiv>(type, lanes);
    case FRem: return arithmetic<FRem>(type, lanes);
    case FNeg:
        return forFloatType(type, [=]<ValueType Type>() { return unaryFor<Negated<Type>>(lanes); });
    case Fma:
        return forFloatType(type,
                            [=]<ValueType Type>() { return ternaryFor<MultiplyAdd<Type>>(lanes); });
    default: return nullptr;
    }
}

} // namespace warplens::simt
