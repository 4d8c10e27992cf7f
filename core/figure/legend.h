// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

enum class Swatch : std::uint8_t {
    Warp,
    Idle,     ///< moved, not used
    Conflict, ///< hatched
    Several,  ///< several warps on one cell
    Text,     ///< no swatch
};

struct LegendEntry
{
    Swatch swatch = Swatch::Warp;
    std::uint32_t warp = 0;
    std::string text;
    Box box; ///< of the entry; x and y count from the legend's corner
    bool operator==(const LegendEntry &) const = default;
};

/// Entries for `warps`, with a count in place of those past the 32nd.
std::vector<LegendEntry> warpEntries(const std::vector<std::uint32_t> &warps, const Canvas &canvas);

/// Sets the entries side by side in lines of at most `width`. Returns the height.
double placeLegend(std::vector<LegendEntry> &entries, double width, const Canvas &canvas);

void drawLegend(Canvas &canvas, const std::vector<LegendEntry> &entries, double x, double y);

} // namespace warplens
