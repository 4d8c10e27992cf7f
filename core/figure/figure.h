// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace warplens {

/// sRGB with alpha.
struct Color
{
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 255;
    bool operator==(const Color &) const = default;
};

/// What an item shows, for hover and for linking. Unset fields do not apply.
struct Mark
{
    std::optional<std::uint32_t> site;
    std::optional<std::uint32_t> warp;
    std::optional<std::uint32_t> lane;
    std::optional<std::uint32_t> request; ///< index into Result::recording
    std::optional<std::uint64_t> address; ///< flat address of the cell's first byte
    std::optional<std::uint32_t> bank;
    std::optional<std::uint32_t> array; ///< numbered as Site::array
    bool operator==(const Mark &) const = default;
};

/// Index into Figure::marks; NoMark: nothing to say about it.
inline constexpr std::uint32_t NoMark = 0xffff'ffff;

struct RectItem
{
    double x = 0, y = 0, width = 0, height = 0, radius = 0;
    std::optional<Color> fill = {};
    std::optional<Color> stroke = {};
    double strokeWidth = 1;
    std::uint32_t mark = NoMark;
    bool operator==(const RectItem &) const = default;
};

struct EllipseItem
{
    double x = 0, y = 0, width = 0, height = 0; ///< bounding box
    std::optional<Color> fill = {};
    std::optional<Color> stroke = {};
    double strokeWidth = 1;
    std::uint32_t mark = NoMark;
    bool operator==(const EllipseItem &) const = default;
};

struct LineItem
{
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    Color color = {};
    double width = 1;
    std::uint32_t mark = NoMark;
    bool operator==(const LineItem &) const = default;
};

enum class Anchor : std::uint8_t { Start, Middle, End };
enum class Typeface : std::uint8_t { Sans, Mono };

/// One line of text; `y` is the baseline.
struct TextItem
{
    double x = 0, y = 0, size = 12;
    std::string text = {}; ///< UTF-8
    Color color = {};
    Anchor anchor = Anchor::Start;
    Typeface typeface = Typeface::Sans;
    bool bold = false;
    std::uint32_t mark = NoMark;
    bool operator==(const TextItem &) const = default;
};

/// Opens or closes a named group: what slide programs show as a group.
struct GroupBegin
{
    std::string name;
    bool operator==(const GroupBegin &) const = default;
};
struct GroupEnd
{
    bool operator==(const GroupEnd &) const = default;
};

using FigureItem = std::variant<RectItem, EllipseItem, LineItem, TextItem, GroupBegin, GroupEnd>;

/// A picture as a display list, painted in order. It knows nobody who draws it: the window, SVG and
/// PNG draw the same items. Units are CSS pixels (1/96 inch), y grows downwards.
struct Figure
{
    double width = 0;
    double height = 0;
    std::string title; ///< for screen readers and file metadata
    std::string description;
    std::optional<Color> background;
    std::vector<FigureItem> items;
    std::vector<Mark> marks;

    bool operator==(const Figure &) const = default;
};

/// The mark of the topmost item at (x, y), or NoMark. Items without a mark are looked through.
std::uint32_t markAt(const Figure &figure, double x, double y);

} // namespace warplens
