// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"

#include <vector>

namespace warplens {

struct Segment
{
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    bool operator==(const Segment &) const = default;
};

/// Rising diagonals through `box`, `spacing` apart along x, cut at its edges: no writer needs to
/// clip. The lines lie on one raster for the whole picture, so hatches of neighbours join.
std::vector<Segment> hatch(const Box &box, double spacing);

} // namespace warplens
