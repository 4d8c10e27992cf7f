// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/layout.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

constexpr std::uint32_t MostPadding = 32;
constexpr std::uint32_t MostPlanePadding = 8;
constexpr std::uint32_t MostXorBits = 6; ///< of rows and of columns

std::uint32_t bitsOf(std::uint32_t count) { return std::uint32_t(std::bit_width(count - 1)); }

std::uint32_t maskOf(std::uint32_t low, std::uint32_t bits) { return ((1u << bits) - 1) << low; }

/// What is behind each row for no other purpose than to be there: few elements that nobody
/// touches, without which the row is rounder.
std::uint32_t paddingOf(const ArrayShape &shape, std::uint32_t usedWidth)
{
    constexpr std::uint32_t Most = 8;
    const std::uint32_t unused = shape.width() - usedWidth;
    const bool isRounder = std::countr_zero(usedWidth) > std::countr_zero(shape.width());
    return isRounder && unused <= Most ? unused : 0;
}

void addPaddings(std::vector<Layout> &layouts, const ArrayShape &shape, std::uint32_t trimmed)
{
    for (std::uint32_t trim = 1; trim <= trimmed; ++trim)
        layouts.push_back({LayoutKind::Padding, 0, 0, 0, trim});
    for (std::uint32_t padding = 1; padding <= MostPadding; ++padding)
        layouts.push_back({LayoutKind::Padding, padding, 0, 0, 0});
    if (shape.rank() < 3)
        return;
    for (std::uint32_t padding = 1; padding <= MostPlanePadding; ++padding)
        layouts.push_back({LayoutKind::PlanePadding, padding, 0, 0, 0});
}

/// Every run of bits of y, to every run of bits of x in which it cannot leave the row: those below
/// the largest power of two that divides the width. Padding that nobody touches goes.
void addXors(std::vector<Layout> &layouts, const ArrayShape &shape, std::uint32_t trimmed)
{
    const std::uint32_t rowBits = std::min(bitsOf(std::max(shape.height(), 1u)), MostXorBits);
    const auto columnBits = std::min<std::uint32_t>(
        std::uint32_t(std::countr_zero(shape.width() - trimmed)), MostXorBits);
    for (std::uint32_t low = 0; low < rowBits; ++low)
        for (std::uint32_t bits = 1; low + bits <= rowBits; ++bits)
            for (std::uint32_t target = 0; target + bits <= columnBits; ++target)
                layouts.push_back({LayoutKind::Xor, 0, maskOf(low, bits),
                                   std::int32_t(target) - std::int32_t(low), trimmed});
}

void addSkews(std::vector<Layout> &layouts, const ArrayShape &shape)
{
    for (std::int32_t shift = 3; shift <= 7; ++shift)
        for (const std::uint32_t padding : {1u, 2u, 4u, 8u})
            if (shape.elements > std::uint64_t(1) << shift)
                layouts.push_back({LayoutKind::Skew, padding, 0, shift, 0});
}

void addSwizzles(std::vector<Layout> &layouts, const ArrayShape &shape)
{
    for (std::uint32_t bits = 1; bits <= 5; ++bits)
        for (std::uint32_t base = 0; base <= 4; ++base)
            for (std::uint32_t shift = bits; shift <= 7; ++shift) {
                const bool stays = shape.elements % (std::uint64_t(1) << (base + bits)) == 0;
                const bool matters = shape.elements > std::uint64_t(1) << (base + shift);
                if (stays && matters)
                    layouts.push_back({LayoutKind::Swizzle, 0, maskOf(base + shift, bits),
                                       std::int32_t(shift), 0});
            }
}

} // namespace

ElementPlace placeOf(std::uint64_t element, const ArrayShape &shape)
{
    return {element, std::uint32_t(element / shape.width()),
            std::uint32_t(element % shape.width())};
}

std::uint64_t movedElement(const Layout &layout, const ArrayShape &shape, const ElementPlace &place)
{
    switch (layout.kind) {
    case LayoutKind::AsDeclared: break;
    case LayoutKind::Padding:
        return place.element + std::uint64_t(place.row) * layout.padding
            - std::uint64_t(place.row) * layout.trim;
    case LayoutKind::PlanePadding:
        return place.element
            + std::uint64_t(place.row / shape.height()) * layout.padding * shape.width();
    case LayoutKind::Xor: {
        const std::uint32_t y = shape.rank() > 2 ? place.row % shape.height() : place.row;
        return place.element - place.column - std::uint64_t(place.row) * layout.trim
            + (place.column ^ xorTerm(layout, y));
    }
    case LayoutKind::Skew: return place.element + (place.element >> layout.shift) * layout.padding;
    case LayoutKind::Swizzle:
        return place.element ^ ((place.element & layout.mask) >> layout.shift);
    }
    return place.element;
}

std::uint64_t elementsOf(const Layout &layout, const ArrayShape &shape)
{
    const std::uint64_t rows = shape.elements / shape.width();
    switch (layout.kind) {
    case LayoutKind::Padding: return shape.elements + rows * layout.padding - rows * layout.trim;
    case LayoutKind::Xor: return shape.elements - rows * layout.trim;
    case LayoutKind::PlanePadding:
        return shape.elements + rows / shape.height() * layout.padding * shape.width();
    case LayoutKind::Skew:
        return shape.elements + ((shape.elements - 1) >> layout.shift) * layout.padding;
    default: return shape.elements;
    }
}

bool keepsAllRows(const Layout &layout, const ArrayShape &shape)
{
    return layout.mask + 1 == std::bit_ceil(shape.height());
}

SwizzleName swizzleNameOf(const Layout &layout, const ArrayShape &shape)
{
    const auto bits = std::uint32_t(std::popcount(layout.mask));
    const std::int32_t low = std::countr_zero(layout.mask);
    if (layout.kind == LayoutKind::Swizzle)
        return {bits, std::uint32_t(low - layout.shift), std::uint32_t(layout.shift)};
    if (layout.kind != LayoutKind::Xor || !std::has_single_bit(trimmedWidth(layout, shape)))
        return {};
    const std::int32_t shift = std::countr_zero(trimmedWidth(layout, shape)) - layout.shift;
    return {bits, std::uint32_t(low + layout.shift), std::uint32_t(shift)};
}

std::vector<Layout> layoutsFor(const ArrayShape &shape, std::uint32_t usedWidth)
{
    std::vector<Layout> layouts = {{}};
    const std::uint32_t trimmed = paddingOf(shape, usedWidth);
    if (shape.rank() > 1) {
        addPaddings(layouts, shape, trimmed);
        addXors(layouts, shape, trimmed);
    } else {
        addSkews(layouts, shape);
        addSwizzles(layouts, shape);
    }
    return layouts;
}

} // namespace warplens
