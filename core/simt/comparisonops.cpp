// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/floatlane.h"
#include "simt/integerlane.h"
#include "simt/laneops.h"

namespace warplens::simt {

namespace {

template <IntPredicate Predicate, ValueType Type> struct IntegerCompare
{
    using Lane = IntegerLane<Type>;
    using Result = std::uint8_t;
    using A = typename Lane::Unsigned;
    using B = A;

    static WARPLENS_INLINE Result apply(A a, B b)
    {
        using enum IntPredicate;
        const auto x = Lane::asSigned(a);
        const auto y = Lane::asSigned(b);
        switch (Predicate) {
        case Eq: return a == b;
        case Ne: return a != b;
        case ULt: return a < b;
        case ULe: return a <= b;
        case UGt: return a > b;
        case UGe: return a >= b;
        case SLt: return x < y;
        case SLe: return x <= y;
        case SGt: return x > y;
        case SGe: return x >= y;
        }
        return 0;
    }
};

template <FloatPredicate Predicate, ValueType Type> struct FloatCompare
{
    using Lane = FloatLane<Type>;
    using Result = std::uint8_t;
    using A = typename Lane::Stored;
    using B = A;

    static WARPLENS_INLINE Result apply(A a, B b)
    {
        constexpr unsigned Code = unsigned(Predicate);
        const auto x = Lane::widen(a);
        const auto y = Lane::widen(b);
        return ((Code & 1) && x == y) | ((Code & 2) && x > y) | ((Code & 4) && x < y)
            | ((Code & 8) && (x != x || y != y));
    }
};

template <unsigned Predicate> Execute compareIntegers(ValueType type, unsigned lanes)
{
    return forIntegerType(type, [=]<ValueType Type>() {
        return binaryFor<IntegerCompare<IntPredicate(Predicate), Type>>(lanes);
    });
}

template <unsigned Predicate> Execute compareFloats(ValueType type, unsigned lanes)
{
    return forFloatType(type, [=]<ValueType Type>() {
        return binaryFor<FloatCompare<FloatPredicate(Predicate), Type>>(lanes);
    });
}

using Maker = Execute (*)(ValueType, unsigned);

template <unsigned... Predicates>
constexpr std::array<Maker, sizeof...(Predicates)>
integerMakers(std::integer_sequence<unsigned, Predicates...>)
{
    return {compareIntegers<Predicates>...};
}

template <unsigned... Predicates>
constexpr std::array<Maker, sizeof...(Predicates)>
floatMakers(std::integer_sequence<unsigned, Predicates...>)
{
    return {compareFloats<Predicates>...};
}

} // namespace

Execute comparisonOperation(const Instruction &instruction, unsigned lanes)
{
    static constexpr auto Integers = integerMakers(std::make_integer_sequence<unsigned, 10>());
    static constexpr auto Floats = floatMakers(std::make_integer_sequence<unsigned, 16>());
    const std::size_t predicate = instruction.modifier;
    if (instruction.opcode == Opcode::ICmp && predicate < Integers.size())
        return Integers[predicate](instruction.type, lanes);
    if (instruction.opcode == Opcode::FCmp && predicate < Floats.size())
        return Floats[predicate](instruction.type, lanes);
    return nullptr;
}

} // namespace warplens::simt
