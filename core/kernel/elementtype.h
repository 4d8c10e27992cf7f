// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace warplens {

/// What an element of a buffer is made of.
struct ElementType
{
    ValueType scalar = ValueType::F32;
    std::uint32_t scalars = 1;

    std::uint32_t bytes() const { return bytesOf(scalar) * scalars; }
    bool operator==(const ElementType &) const = default;
};

/// By CUDA type name: `float`, `unsigned int`, `uint8_t`, `half2`, `double4`. None if unknown.
std::optional<ElementType> elementTypeOf(std::string_view name);

} // namespace warplens
