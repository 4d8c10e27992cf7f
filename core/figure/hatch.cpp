// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/hatch.h"

#include <algorithm>
#include <cmath>

namespace warplens {

std::vector<Segment> hatch(const Box &box, double spacing)
{
    std::vector<Segment> segments;
    if (spacing <= 0 || box.width <= 0 || box.height <= 0)
        return segments;
    // Each line is x + y = sum; it enters at the left or bottom edge, leaves at the right or top.
    const double least = box.x + box.y;
    const double most = box.right() + box.bottom();
    for (double sum = (std::floor(least / spacing) + 1) * spacing; sum < most; sum += spacing) {
        const double x1 = std::max(box.x, sum - box.bottom());
        const double x2 = std::min(box.right(), sum - box.y);
        segments.push_back({x1, sum - x1, x2, sum - x2});
    }
    return segments;
}

} // namespace warplens
