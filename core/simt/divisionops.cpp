// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/integerlane.h"
#include "simt/laneops.h"
#include "simt/warp.h"

namespace warplens::simt {

namespace {

/// Unsigned 32-bit value to and from double with the signed conversions that vectors have.
WARPLENS_INLINE double unsignedToDouble(std::uint32_t value)
{
    return double(std::int32_t(value ^ 0x8000'0000u)) + 2147483648.0;
}
WARPLENS_INLINE std::uint32_t doubleToUnsigned(double value)
{
    const bool upper = value >= 2147483648.0;
    return std::uint32_t(std::int32_t(upper ? value - 2147483648.0 : value))
        ^ (upper ? 0x8000'0000u : 0u);
}

/// The quotient; b is neither 0 nor, signed, -1. Up to 32 bits a double division is exact enough:
/// a quotient that is no integer is at least 1/b away from the next, far more than one rounding.
template <bool IsSigned, class Lane>
WARPLENS_INLINE typename Lane::Unsigned quotient(typename Lane::Unsigned a,
                                                 typename Lane::Unsigned b)
{
    using U = typename Lane::Unsigned;
    if constexpr (Lane::Width == 64) {
        if ((a | b) >> 32 == 0)
            return std::uint32_t(a) / std::uint32_t(b);
        return IsSigned ? U(Lane::asSigned(a) / Lane::asSigned(b)) : a / b;
    } else if constexpr (IsSigned) {
        const double x = std::int32_t(Lane::asSigned(a));
        const double y = std::int32_t(Lane::asSigned(b));
        return U(std::int32_t(x / y));
    } else {
        return U(doubleToUnsigned(unsignedToDouble(a) / unsignedToDouble(b)));
    }
}

template <Opcode Code, ValueType Type> struct Division
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    using Wide = std::conditional_t<sizeof(U) == 8, std::uint64_t, std::uint32_t>;
    static constexpr bool IsSigned = Code == Opcode::SDiv || Code == Opcode::SRem;
    static constexpr bool IsRemainder = Code == Opcode::URem || Code == Opcode::SRem;
    static constexpr U AllOnes = Lane::wrap(U(~U(0)));

    static WARPLENS_INLINE U apply(U a, U b)
    {
        const bool isZero = b == 0;
        const bool isMinusOne = IsSigned && b == AllOnes;
        const U divisor = isZero || isMinusOne ? U(1) : b;
        const U divided = quotient<IsSigned, Lane>(a, divisor);
        const U negated = isMinusOne ? U(0 - Wide(a)) : divided;
        if constexpr (IsRemainder)
            return isZero ? a : Lane::wrap(U(Wide(a) - Wide(negated) * Wide(b)));
        return isZero ? AllOnes : Lane::wrap(negated);
    }
};

template <class Operation, unsigned N>
WARPLENS_WIDE const Step *divide(Lanes &lanes, const Step *step)
{
    using U = typename Operation::U;
    const U *a = lanes.at<U>(step->operands[0]);
    const U *b = lanes.at<U>(step->operands[1]);
    alignas(64) U values[N];
    std::uint8_t zero[N];
    for (unsigned l = 0; l < N; ++l)
        zero[l] = std::uint8_t((b[l] == 0 ? 0xff : 0) & lanes.selected[l]);
    for (unsigned l = 0; l < N; ++l)
        values[l] = Operation::apply(a[l], b[l]);
    std::uint8_t any = 0;
    for (unsigned l = 0; l < N; ++l)
        any |= zero[l];
    if (any) [[unlikely]] {
        for (unsigned l = 0; l < N; ++l)
            if (zero[l])
                static_cast<Warp &>(lanes).reportDivisionByZero(*step->instruction, l);
    }
    writeLanes<N>(lanes, step->result, values);
    return step + 1;
}

template <Opcode Code> Execute division(ValueType type, unsigned lanes)
{
    return forIntegerType(type, [lanes]<ValueType Type>() -> Execute {
        using Operation = Division<Code, Type>;
        return lanes > 32 ? &divide<Operation, 64> : &divide<Operation, 32>;
    });
}

} // namespace

Execute divisionOperation(const Instruction &instruction, unsigned lanes)
{
    using enum Opcode;
    switch (instruction.opcode) {
    case UDiv: return division<UDiv>(instruction.type, lanes);
    case SDiv: return division<SDiv>(instruction.type, lanes);
    case URem: return division<URem>(instruction.type, lanes);
    case SRem: return division<SRem>(instruction.type, lanes);
    default: return nullptr;
    }
}

} // namespace warplens::simt
