// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>

namespace warplens {

/// The size of a grid or block, or a position inside one; CUDA's `dim3`.
struct Extent
{
    std::uint32_t x = 1;
    std::uint32_t y = 1;
    std::uint32_t z = 1;

    std::uint64_t count() const { return std::uint64_t(x) * y * z; }
    bool operator==(const Extent &) const = default;
};

/// The position of linear index `index` in `extent`; x runs fastest.
constexpr Extent positionOf(std::uint64_t index, const Extent &extent)
{
    return {std::uint32_t(index % extent.x), std::uint32_t(index / extent.x % extent.y),
            std::uint32_t(index / extent.x / extent.y)};
}

} // namespace warplens
