// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/lanewise.h"
#include "simt/narrowfloat.h"

#include <type_traits>

namespace warplens::simt {

/// How one lane of a floating type computes: what a register holds and what arithmetic uses.
/// float has more than twice the bits of F16 and BF16, so +, -, ×, ÷ and √ round as if once.
template <ValueType Type> struct FloatLane
{
    using Stored = std::conditional_t<Type == ValueType::F64, double, float>;
    using Computed = Stored;
    static WARPLENS_INLINE Computed widen(Stored value) { return value; }
    static WARPLENS_INLINE Stored narrow(Computed value) { return value; }
    static WARPLENS_INLINE Stored fromDouble(double value) { return Stored(value); }
};

template <> struct FloatLane<ValueType::F16>
{
    using Stored = std::uint16_t;
    using Computed = float;
    static WARPLENS_INLINE float widen(Stored bits) { return widenFloat<5, 10>(bits); }
    static WARPLENS_INLINE Stored narrow(float value) { return narrowFloat<5, 10>(value); }
    static WARPLENS_INLINE Stored fromDouble(double value) { return narrowFloat<5, 10>(value); }
};

template <> struct FloatLane<ValueType::BF16>
{
    using Stored = std::uint16_t;
    using Computed = float;
    static WARPLENS_INLINE float widen(Stored bits) { return widenFloat<8, 7>(bits); }
    static WARPLENS_INLINE Stored narrow(float value) { return narrowFloat<8, 7>(value); }
    static WARPLENS_INLINE Stored fromDouble(double value) { return narrowFloat<8, 7>(value); }
};

/// `make` with a floating type; an integer type of the same width means the float of that width.
template <class Make> Execute forFloatType(ValueType type, const Make &make)
{
    using enum ValueType;
    switch (type) {
    case Bool:
    case I8: return nullptr;
    case I16:
    case F16: return make.template operator()<F16>();
    case BF16: return make.template operator()<BF16>();
    case I32:
    case F32: return make.template operator()<F32>();
    case I64:
    case F64: return make.template operator()<F64>();
    }
    return nullptr;
}

} // namespace warplens::simt
