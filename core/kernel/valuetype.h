// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>

namespace warplens {

/// The type one lane of a register holds. Pointers are `I64`: one flat address space, see
/// `Space`. A `Bool` lane is a byte that is 0 or 1. Integers carry no sign; operations do.
enum class ValueType : std::uint8_t { Bool, I8, I16, I32, I64, F16, BF16, F32, F64 };

/// Bytes of one lane in memory and in a register: 1, 2, 4 or 8.
constexpr unsigned bytesOf(ValueType type)
{
    switch (type) {
    case ValueType::Bool:
    case ValueType::I8: return 1;
    case ValueType::I16:
    case ValueType::F16:
    case ValueType::BF16: return 2;
    case ValueType::I32:
    case ValueType::F32: return 4;
    case ValueType::I64:
    case ValueType::F64: return 8;
    }
    return 0;
}

constexpr bool isFloat(ValueType type) { return type >= ValueType::F16; }

/// The name used in printed kernels: `i32`, `f16`, …
const char *nameOf(ValueType type);

} // namespace warplens
