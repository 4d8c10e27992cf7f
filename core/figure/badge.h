// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"

#include <cstdint>
#include <span>
#include <vector>

namespace warplens {

/// "×4" over the columns `first` to `last`: neighbours with the same count share one badge.
struct Badge
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::uint64_t count = 0;
    Box pill;             ///< where the number stands; y counts from the top of the badges
    std::size_t tier = 0; ///< 0 is next to the columns
    bool operator==(const Badge &) const = default;
};

/// Badges for the columns whose count is 2 or more. Column i starts at x = left + i × pitch. Where
/// each has room over its own column it stands there; else equal neighbours share one. No two
/// overlap: what does not fit beside the last goes one tier up.
std::vector<Badge> placeBadges(std::span<const std::uint64_t> counts, double left, double pitch,
                               const Canvas &canvas);
/// The height of all tiers; 0 without badges.
double badgeHeight(std::span<const Badge> badges, const Canvas &canvas);
/// Draws them with their top at `y`.
void drawBadges(Canvas &canvas, std::span<const Badge> badges, double left, double pitch, double y);

} // namespace warplens
