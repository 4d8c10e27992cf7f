// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/badge.h"

#include <algorithm>
#include <string>

namespace warplens {

namespace {

constexpr double TierHeight = 1.5; ///< in font sizes
constexpr double PillHeight = 1.25;
constexpr double BracketGap = 0.12;
constexpr double Tolerance = 1e-6; ///< of sums of pitches

TextStyle badgeStyle(const Canvas &canvas)
{
    return {.size = 0.9 * canvas.em(),
            .color = textOn(canvas.theme().excess),
            .anchor = Anchor::Middle,
            .bold = true};
}

std::string badgeText(std::uint64_t count) { return "×" + std::to_string(count); }

double pillWidth(std::uint64_t count, const Canvas &canvas)
{
    const double text = canvas.textWidth(badgeText(count), badgeStyle(canvas));
    return std::max(text + 0.5 * canvas.em(), PillHeight * canvas.em());
}

/// Runs of columns; each column alone, or equal neighbours together.
std::vector<Badge> runs(std::span<const std::uint64_t> counts, bool together)
{
    std::vector<Badge> badges;
    for (std::uint32_t column = 0; column < counts.size(); ++column) {
        if (counts[column] < 2)
            continue;
        const bool joins = together && !badges.empty() && badges.back().last + 1 == column
            && badges.back().count == counts[column];
        if (joins)
            badges.back().last = column;
        else
            badges.push_back({column, column, counts[column], {}, 0});
    }
    return badges;
}

} // namespace

std::vector<Badge> placeBadges(std::span<const std::uint64_t> counts, double left, double pitch,
                               const Canvas &canvas)
{
    std::uint64_t most = 0;
    for (const std::uint64_t count : counts)
        most = std::max(most, count);
    std::vector<Badge> badges = runs(counts, pillWidth(most, canvas) > pitch - 1);
    std::vector<double> ends; // of each tier: where the last badge on it stops
    std::size_t tiers = 0;
    for (Badge &badge : badges) {
        const double width = pillWidth(badge.count, canvas);
        const double centre = left + (badge.first + badge.last + 1) * pitch / 2;
        badge.pill = {centre - width / 2, 0, width, PillHeight * canvas.em()};
        const double start = std::min(badge.pill.x, left + badge.first * pitch);
        while (badge.tier < ends.size() && ends[badge.tier] > start + Tolerance)
            ++badge.tier;
        if (badge.tier == ends.size())
            ends.push_back(0);
        ends[badge.tier] = std::max(badge.pill.right() + 1, left + (badge.last + 1) * pitch);
        tiers = ends.size();
    }
    for (Badge &badge : badges)
        badge.pill.y = double(tiers - 1 - badge.tier) * TierHeight * canvas.em();
    return badges;
}

double badgeHeight(std::span<const Badge> badges, const Canvas &canvas)
{
    std::size_t tiers = 0;
    for (const Badge &badge : badges)
        tiers = std::max(tiers, badge.tier + 1);
    return double(tiers) * TierHeight * canvas.em();
}

void drawBadges(Canvas &canvas, std::span<const Badge> badges, double left, double pitch, double y)
{
    const Color excess = canvas.theme().excess;
    const TextStyle style = badgeStyle(canvas);
    for (const Badge &badge : badges) {
        const Box pill = {badge.pill.x, badge.pill.y + y, badge.pill.width, badge.pill.height};
        Mark about;
        if (badge.first == badge.last)
            about.bank = badge.first;
        const std::uint32_t mark = canvas.mark(about);
        if (badge.last > badge.first) {
            const double under = pill.y + pill.height / 2;
            canvas.add(LineItem{left + badge.first * pitch + BracketGap * pitch, under,
                                left + (badge.last + 1 - BracketGap) * pitch, under, excess, 2,
                                mark});
        }
        canvas.add(RectItem{pill.x, pill.y, pill.width, pill.height, pill.height / 2, excess,
                            std::nullopt, 0, mark});
        canvas.text(pill.x + pill.width / 2, pill.y + pill.height / 2 + 0.36 * style.size,
                    badgeText(badge.count), style, mark);
    }
}

} // namespace warplens
