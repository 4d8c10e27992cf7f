// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <cstdint>

namespace warplens {

/// The colours of a picture that are not a warp's.
struct Theme
{
    Color background; ///< of cards and exported figures
    Color text;
    Color quietText;  ///< captions; at least 4.5 : 1 on the background
    Color rule;       ///< grid lines, empty cells
    Color sector;     ///< frame round a sector that moved
    Color idle;       ///< fill of bytes that moved for nothing
    Color idleStroke; ///< the thin diagonal in them
    Color excess;     ///< the dark red of what is in excess; nothing else is red
    Color accent;     ///< what can be pressed, what is selected
    bool dark = false;

    bool operator==(const Theme &) const = default;
};

Theme lightTheme();
Theme darkTheme();
/// Black on white, each line and frame at 3 : 1 or more: for projectors, and for weak eyes.
Theme highContrastTheme();

inline constexpr unsigned WarpHues = 8;

/// The hue of a warp: 8 colour-blind-safe colours (Okabe and Ito, with a dark grey), then the same
/// again; `warpPattern` tells the rounds apart.
Color warpColor(std::uint32_t warp);
/// 0 for warps 0–7 (plain), 1 for 8–15 (one notch), …
std::uint32_t warpPattern(std::uint32_t warp);
/// The cell colour of a lane: lightness falls from lane 0 to the last lane. With `narrow` the ramp
/// is short enough that lanes of different warps cannot be confused: for pictures of several warps.
Color laneColor(std::uint32_t warp, std::uint32_t lane, std::uint32_t warpSize, bool narrow);
/// Black or white, whichever reads better on `fill`.
Color textOn(Color fill);
/// CIEDE2000 difference of two colours.
double colorDifference(Color a, Color b);

} // namespace warplens
