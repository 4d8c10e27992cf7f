// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/lanewise.h"

#include <type_traits>

namespace warplens::simt {

/// How one lane of an integer type computes. A Bool is one bit wide: true is -1 when signed.
template <ValueType Type> struct IntegerLane
{
    using Unsigned = Bits<bytesOf(Type)>;
    using Signed = std::make_signed_t<Unsigned>;
    static constexpr unsigned Width = Type == ValueType::Bool ? 1 : 8 * sizeof(Unsigned);

    static constexpr Unsigned wrap(Unsigned value)
    {
        return Type == ValueType::Bool ? Unsigned(value & 1) : value;
    }
    static constexpr Signed asSigned(Unsigned value)
    {
        return Type == ValueType::Bool ? Signed(-Signed(value & 1)) : Signed(value);
    }
};

/// `make` with the integer type of `type`'s width. The choice must not fail on a kernel that
/// names a float where an integer belongs: operations then work on its bits.
template <class Make> Execute forIntegerType(ValueType type, const Make &make)
{
    using enum ValueType;
    switch (type) {
    case Bool: return make.template operator()<Bool>();
    case I8: return make.template operator()<I8>();
    case I16:
    case F16:
    case BF16: return make.template operator()<I16>();
    case I32:
    case F32: return make.template operator()<I32>();
    case I64:
    case F64: return make.template operator()<I64>();
    }
    return nullptr;
}

} // namespace warplens::simt
