// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/floatlane.h"
#include "simt/integerlane.h"
#include "simt/laneops.h"

#include <limits>

namespace warplens::simt {

namespace {

template <Opcode Code, ValueType From, ValueType To> struct IntegerResize
{
    using Source = IntegerLane<From>;
    using Target = IntegerLane<To>;
    using Result = typename Target::Unsigned;
    using A = typename Source::Unsigned;

    static WARPLENS_INLINE Result apply(A a)
    {
        if constexpr (Code == Opcode::SignExtend)
            return Target::wrap(Result(Source::asSigned(a)));
        else
            return Target::wrap(Result(a));
    }
};

template <ValueType From, ValueType To> struct FloatResize
{
    using Result = typename FloatLane<To>::Stored;
    using A = typename FloatLane<From>::Stored;
    static WARPLENS_INLINE Result apply(A a)
    {
        return FloatLane<To>::fromDouble(double(FloatLane<From>::widen(a)));
    }
};

template <Opcode Code, ValueType From, ValueType To> struct FloatToInteger
{
    using Target = IntegerLane<To>;
    using Result = typename Target::Unsigned;
    using A = typename FloatLane<From>::Stored;
    static constexpr bool IsSigned = Code == Opcode::FloatToSInt;
    using Number = std::conditional_t<IsSigned, typename Target::Signed, Result>;
    using Float = typename FloatLane<From>::Computed;

    static WARPLENS_INLINE Result apply(A a)
    {
        const Float value = FloatLane<From>::widen(a);
        if constexpr (To == ValueType::Bool)
            return IsSigned ? value <= Float(-1) : value >= Float(1);
        // One past the largest, a power of two, so exact in any float.
        constexpr Float Limit = Float(std::numeric_limits<Number>::max() / 2 + 1) * 2;
        constexpr Float Lowest = Float(std::numeric_limits<Number>::min());
        const bool above = value >= Limit;
        const bool below = value <= Lowest;
        const bool inside = !above && !below && value == value;
        const Number converted = Number(inside ? value : Float(0));
        const Number clamped = below ? std::numeric_limits<Number>::min() : converted;
        return Result(above ? std::numeric_limits<Number>::max() : clamped);
    }
};

template <Opcode Code, ValueType From, ValueType To> struct IntegerToFloat
{
    using Source = IntegerLane<From>;
    using Target = FloatLane<To>;
    using Result = typename Target::Stored;
    using A = typename Source::Unsigned;

    static WARPLENS_INLINE Result apply(A a)
    {
        if constexpr (sizeof(Result) == 2) { // through double, rounded once
            if constexpr (Code == Opcode::UIntToFloat)
                return Target::fromDouble(integerToOdd(a));
            const auto value = Source::asSigned(a);
            return value < 0 ? Target::fromDouble(-integerToOdd(0 - std::uint64_t(value)))
                             : Target::fromDouble(integerToOdd(std::uint64_t(value)));
        } else if constexpr (Code == Opcode::UIntToFloat) {
            return Result(a);
        } else {
            return Result(Source::asSigned(a));
        }
    }
};

template <Opcode Code> Execute resizeIntegers(const Instruction &instruction, unsigned lanes)
{
    return forIntegerType(instruction.type, [&]<ValueType From>() {
        return forIntegerType(instruction.resultType, [&]<ValueType To>() {
            return unaryFor<IntegerResize<Code, From, To>>(lanes);
        });
    });
}

template <Opcode Code> Execute floatToInteger(const Instruction &instruction, unsigned lanes)
{
    return forFloatType(instruction.type, [&]<ValueType From>() {
        return forIntegerType(instruction.resultType, [&]<ValueType To>() {
            return unaryFor<FloatToInteger<Code, From, To>>(lanes);
        });
    });
}

template <Opcode Code> Execute integerToFloat(const Instruction &instruction, unsigned lanes)
{
    return forIntegerType(instruction.type, [&]<ValueType From>() {
        return forFloatType(instruction.resultType, [&]<ValueType To>() {
            return unaryFor<IntegerToFloat<Code, From, To>>(lanes);
        });
    });
}

Execute resizeFloats(const Instruction &instruction, unsigned lanes)
{
    return forFloatType(instruction.type, [&]<ValueType From>() {
        return forFloatType(instruction.resultType,
                            [&]<ValueType To>() { return unaryFor<FloatResize<From, To>>(lanes); });
    });
}

} // namespace

Execute conversionOperation(const Instruction &instruction, unsigned lanes)
{
    using enum Opcode;
    switch (instruction.opcode) {
    case Truncate: return resizeIntegers<Truncate>(instruction, lanes);
    case ZeroExtend: return resizeIntegers<ZeroExtend>(instruction, lanes);
    case SignExtend: return resizeIntegers<SignExtend>(instruction, lanes);
    case FloatConvert: return resizeFloats(instruction, lanes);
    case FloatToUInt: return floatToInteger<FloatToUInt>(instruction, lanes);
    case FloatToSInt: return floatToInteger<FloatToSInt>(instruction, lanes);
    case UIntToFloat: return integerToFloat<UIntToFloat>(instruction, lanes);
    case SIntToFloat: return integerToFloat<SIntToFloat>(instruction, lanes);
    default: return nullptr;
    }
}

} // namespace warplens::simt
