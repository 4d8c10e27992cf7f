// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// An array as rows of elements; what the outer dimensions count are rows, too.
struct ArrayShape
{
    std::uint32_t elementBytes = 4;
    std::uint64_t elements = 0;
    std::vector<std::uint32_t> extents; ///< outermost first; at least one

    std::uint32_t rank() const { return std::uint32_t(extents.size()); }
    std::uint32_t width() const { return extents.back(); } ///< elements of a row
    std::uint32_t height() const { return rank() > 1 ? extents[rank() - 2] : 1; } ///< of a plane
    bool operator==(const ArrayShape &) const = default;
};

enum class LayoutKind : std::uint8_t {
    AsDeclared,
    Padding,      ///< `padding` elements behind each row
    PlanePadding, ///< `padding` rows behind each plane of a 3-D array
    Xor,          ///< in each row, x ^ ((y & mask) << shift); a negative shift is to the right
    Skew,         ///< 1-D: `padding` elements behind each 2^shift of them
    Swizzle,      ///< 1-D: i ^ ((i & mask) >> shift), CUTLASS' Swizzle<B, M, shift>
};

/// Where the elements of an array lie in it.
struct Layout
{
    LayoutKind kind = LayoutKind::AsDeclared;
    std::uint32_t padding = 0;
    std::uint32_t mask = 0;
    std::int32_t shift = 0;
    std::uint32_t trim = 0; ///< elements taken off the end of each row: nobody touches them

    bool operator==(const Layout &) const = default;
};

/// CUTLASS' parameters, on offsets of elements.
struct SwizzleName
{
    std::uint32_t bits = 0;
    std::uint32_t base = 0;
    std::uint32_t shift = 0;
    bool operator==(const SwizzleName &) const = default;
};

/// What is added to the column of row `y` by xor.
constexpr std::uint32_t xorTerm(const Layout &layout, std::uint32_t y)
{
    const std::uint32_t chosen = y & layout.mask;
    return layout.shift >= 0 ? chosen << layout.shift : chosen >> -layout.shift;
}

/// An element by its offset, and which column of which row it is.
struct ElementPlace
{
    std::uint64_t element = 0;
    std::uint32_t row = 0; ///< of the array
    std::uint32_t column = 0;
};
ElementPlace placeOf(std::uint64_t element, const ArrayShape &shape);

/// The element's new offset, in elements.
std::uint64_t movedElement(const Layout &layout, const ArrayShape &shape,
                           const ElementPlace &place);

/// Elements of a row, without those that are trimmed off.
inline std::uint32_t trimmedWidth(const Layout &layout, const ArrayShape &shape)
{
    return shape.width() - layout.trim;
}

/// Elements that the array takes, gaps included. Nothing is padded behind the last row but of
/// arrays with rows, as a declaration cannot leave that out.
std::uint64_t elementsOf(const Layout &layout, const ArrayShape &shape);

/// Whether `mask` keeps every row that there is.
bool keepsAllRows(const Layout &layout, const ArrayShape &shape);

/// Swizzle<B, M, S> that does the same as a Xor or Swizzle layout; all 0 if there is none.
SwizzleName swizzleNameOf(const Layout &layout, const ArrayShape &shape);

/// As declared first, then everything that is tried. Of each row, only the first `usedWidth`
/// elements are touched.
std::vector<Layout> layoutsFor(const ArrayShape &shape, std::uint32_t usedWidth);

} // namespace warplens
