// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/integerlane.h"
#include "simt/laneops.h"

#include <bit>

namespace warplens::simt {

namespace {

template <Opcode Code, ValueType Type> struct BitCount
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    using Result = U;
    using A = U;

    static WARPLENS_INLINE U apply(U a)
    {
        if constexpr (Code == Opcode::Popc)
            return Lane::wrap(U(std::popcount(a)));
        else if constexpr (Code == Opcode::Clz)
            return Lane::wrap(U(std::countl_zero(a) - int(8 * sizeof(U) - Lane::Width)));
        else
            return a ? Lane::wrap(U(std::countr_zero(a))) : Lane::wrap(U(Lane::Width));
    }
};

template <ValueType Type> struct ByteSwapped
{
    using U = typename IntegerLane<Type>::Unsigned;
    using Result = U;
    using A = U;

    static WARPLENS_INLINE U apply(U a)
    {
        if constexpr (sizeof(U) == 8)
            return __builtin_bswap64(a);
        else if constexpr (sizeof(U) == 4)
            return __builtin_bswap32(a);
        else if constexpr (sizeof(U) == 2)
            return __builtin_bswap16(a);
        else
            return a;
    }
};

template <ValueType Type> struct BitReversed
{
    using U = typename IntegerLane<Type>::Unsigned;
    using Result = U;
    using A = U;

    static WARPLENS_INLINE U apply(U a)
    {
        if constexpr (Type == ValueType::Bool)
            return a;
        constexpr U Pairs = U(0x5555'5555'5555'5555);
        constexpr U Quads = U(0x3333'3333'3333'3333);
        constexpr U Nibbles = U(0x0f0f'0f0f'0f0f'0f0f);
        a = U((a >> 1 & Pairs) | (a & Pairs) << 1);
        a = U((a >> 2 & Quads) | (a & Quads) << 2);
        a = U((a >> 4 & Nibbles) | (a & Nibbles) << 4);
        return ByteSwapped<Type>::apply(a);
    }
};

/// The upper (lower) half of a:b shifted left (right) by c modulo the width.
template <Opcode Code, ValueType Type> struct Funnel
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    using Result = U;
    using A = U;
    using B = U;
    using C = U;
    using Wide = std::conditional_t<sizeof(U) == 8, std::uint64_t, std::uint32_t>;

    static WARPLENS_INLINE U apply(U a, U b, U c)
    {
        constexpr unsigned Width = Lane::Width;
        const unsigned shift = unsigned(c) & (Width - 1);
        if constexpr (Code == Opcode::FunnelL)
            return shift ? Lane::wrap(U(Wide(a) << shift | Wide(b) >> (Width - shift))) : a;
        else
            return shift ? Lane::wrap(U(Wide(a) << (Width - shift) | Wide(b) >> shift)) : b;
    }
};

} // namespace

Execute bitOperation(const Instruction &instruction, unsigned lanes)
{
    using enum Opcode;
    const ValueType type = instruction.type;
    switch (instruction.opcode) {
    case Popc:
        return forIntegerType(
            type, [=]<ValueType Type>() { return unaryFor<BitCount<Popc, Type>>(lanes); });
    case Clz:
        return forIntegerType(
            type, [=]<ValueType Type>() { return unaryFor<BitCount<Clz, Type>>(lanes); });
    case Ctz:
        return forIntegerType(
            type, [=]<ValueType Type>() { return unaryFor<BitCount<Ctz, Type>>(lanes); });
    case BitReverse:
        return forIntegerType(type,
                              [=]<ValueType Type>() { return unaryFor<BitReversed<Type>>(lanes); });
    case ByteSwap:
        return forIntegerType(type,
                              [=]<ValueType Type>() { return unaryFor<ByteSwapped<Type>>(lanes); });
    case FunnelL:
        return forIntegerType(
            type, [=]<ValueType Type>() { return ternaryFor<Funnel<FunnelL, Type>>(lanes); });
    case FunnelR:
        return forIntegerType(
            type, [=]<ValueType Type>() { return ternaryFor<Funnel<FunnelR, Type>>(lanes); });
    default: return nullptr;
    }
}

} // namespace warplens::simt
