// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/integerlane.h"
#include "simt/laneops.h"

namespace warplens::simt {

namespace {

template <Opcode Code, ValueType Type> struct Integer
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    using S = typename Lane::Signed;
    using Result = U;
    using A = U;
    using B = U;
    // Arithmetic on at least 32 bits: C would promote small types to a signed int that overflows.
    using Wide = std::conditional_t<sizeof(U) == 8, std::uint64_t, std::uint32_t>;

    static WARPLENS_INLINE U apply(U a, U b)
    {
        using enum Opcode;
        if constexpr (Code == Add)
            return Lane::wrap(U(Wide(a) + Wide(b)));
        else if constexpr (Code == Sub)
            return Lane::wrap(U(Wide(a) - Wide(b)));
        else if constexpr (Code == Mul)
            return Lane::wrap(U(Wide(a) * Wide(b)));
        else if constexpr (Code == And)
            return U(a & b);
        else if constexpr (Code == Or)
            return U(a | b);
        else if constexpr (Code == Xor)
            return U(a ^ b);
        else if constexpr (Code == Shl)
            return b < Lane::Width ? Lane::wrap(U(Wide(a) << (b & 63))) : U(0);
        else if constexpr (Code == LShr)
            return b < Lane::Width ? U(Wide(a) >> (b & 63)) : U(0);
        else if constexpr (Code == AShr)
            return Lane::wrap(U(Lane::asSigned(a) >> (b < Lane::Width ? b : Lane::Width - 1)));
        else if constexpr (Code == SMin)
            return Lane::asSigned(a) < Lane::asSigned(b) ? a : b;
        else if constexpr (Code == SMax)
            return Lane::asSigned(a) > Lane::asSigned(b) ? a : b;
        else if constexpr (Code == UMin)
            return a < b ? a : b;
        else
            return a > b ? a : b;
    }
};

template <Opcode Code, ValueType Type> struct MulHigh
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    using Result = U;
    using A = U;
    using B = U;

    static WARPLENS_INLINE U apply(U a, U b)
    {
        const U high = unsignedHigh(a, b);
        if constexpr (Code == Opcode::MulHighU)
            return high;
        // Two's complement: read as unsigned, a negative factor counts 2^Width of the other too
        // many. (A signed product of 16-bit lanes is what GCC 12 makes unsigned vectors of.)
        const U excess = U((Lane::asSigned(a) < 0 ? b : U(0)) + (Lane::asSigned(b) < 0 ? a : U(0)));
        return Lane::wrap(U(high - excess));
    }

private:
    static WARPLENS_INLINE U unsignedHigh(U a, U b)
    {
        if constexpr (Type == ValueType::I64) {
            __extension__ using Wide = unsigned __int128;
            return U(Wide(a) * Wide(b) >> 64);
        } else {
            return Lane::wrap(U(std::uint64_t(a) * b >> Lane::Width));
        }
    }
};

template <Opcode Code> Execute integer(ValueType type, unsigned lanes)
{
    return forIntegerType(
        type, [lanes]<ValueType Type>() { return binaryFor<Integer<Code, Type>>(lanes); });
}

template <Opcode Code> Execute mulHigh(ValueType type, unsigned lanes)
{
    return forIntegerType(
        type, [lanes]<ValueType Type>() { return binaryFor<MulHigh<Code, Type>>(lanes); });
}

} // namespace

Execute integerOperation(const Instruction &instruction, unsigned lanes)
{
    using enum Opcode;
    const ValueType type = instruction.type;
    switch (instruction.opcode) {
    case Add: return integer<Add>(type, lanes);
    case Sub: return integer<Sub>(type, lanes);
    case Mul: return integer<Mul>(type, lanes);
    case And: return integer<And>(type, lanes);
    case Or: return integer<Or>(type, lanes);
    case Xor: return integer<Xor>(type, lanes);
    case Shl: return integer<Shl>(type, lanes);
    case LShr: return integer<LShr>(type, lanes);
    case AShr: return integer<AShr>(type, lanes);
    case SMin: return integer<SMin>(type, lanes);
    case SMax: return integer<SMax>(type, lanes);
    case UMin: return integer<UMin>(type, lanes);
    case UMax: return integer<UMax>(type, lanes);
    case MulHighS: return mulHigh<MulHighS>(type, lanes);
    case MulHighU: return mulHigh<MulHighU>(type, lanes);
    default: return nullptr;
    }
}

} // namespace warplens::simt
