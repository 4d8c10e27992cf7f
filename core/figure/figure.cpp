// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/figure.h"

#include "figure/views.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

/// A line is hit from this far away: nobody can point at one pixel.
constexpr double LineReach = 2;

struct Point
{
    double x = 0, y = 0;
};

bool hits(const RectItem &rect, Point point)
{
    return point.x >= rect.x && point.x < rect.x + rect.width && point.y >= rect.y
        && point.y < rect.y + rect.height;
}

bool hits(const EllipseItem &ellipse, Point point)
{
    if (ellipse.width <= 0 || ellipse.height <= 0)
        return false;
    const double x = 2 * (point.x - ellipse.x) / ellipse.width - 1;
    const double y = 2 * (point.y - ellipse.y) / ellipse.height - 1;
    return x * x + y * y <= 1;
}

bool hits(const LineItem &line, Point point)
{
    const double dx = line.x2 - line.x1;
    const double dy = line.y2 - line.y1;
    const double length = dx * dx + dy * dy;
    const double along = length > 0
        ? std::clamp(((point.x - line.x1) * dx + (point.y - line.y1) * dy) / length, 0.0, 1.0)
        : 0;
    const double distance =
        std::hypot(point.x - line.x1 - along * dx, point.y - line.y1 - along * dy);
    return distance <= std::max(LineReach, line.width / 2);
}

bool hits(const TextItem &text, Point point)
{
    const double width = defaultTextWidth(text.text, text.size, text.typeface, text.bold);
    const double shift = text.anchor == Anchor::Start ? 0 : text.anchor == Anchor::Middle ? 0.5 : 1;
    const double left = text.x - shift * width;
    return point.x >= left && point.x < left + width && point.y >= text.y - text.size
        && point.y < text.y + text.size / 4;
}

std::uint32_t markHit(const GroupBegin &, Point) { return NoMark; }
std::uint32_t markHit(const GroupEnd &, Point) { return NoMark; }

template <typename Item> std::uint32_t markHit(const Item &item, Point point)
{
    return item.mark != NoMark && hits(item, point) ? item.mark : NoMark;
}

} // namespace

std::uint32_t markAt(const Figure &figure, double x, double y)
{
    for (auto item = figure.items.rbegin(); item != figure.items.rend(); ++item) {
        const std::uint32_t mark =
            std::visit([=](const auto &shape) { return markHit(shape, {x, y}); }, *item);
        if (mark != NoMark)
            return mark;
    }
    return NoMark;
}

} // namespace warplens
