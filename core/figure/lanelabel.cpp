// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/lanelabel.h"

#include <bit>

namespace warplens {

namespace {

constexpr const char *To = "–";

/// The lowest run of neighbouring lanes.
struct Run
{
    unsigned first = 0;
    unsigned last = 0;

    explicit Run(LaneMask lanes)
        : first(unsigned(std::countr_zero(lanes)))
        , last(first + unsigned(std::countr_one(lanes >> first)) - 1)
    {
    }
    LaneMask mask() const { return (~LaneMask(0) >> (63 - (last - first))) << first; }
    std::string text() const
    {
        return first == last ? std::to_string(first)
                             : std::to_string(first) + To + std::to_string(last);
    }
};

} // namespace

std::string laneList(LaneMask lanes)
{
    std::string list;
    while (lanes) {
        const Run run(lanes);
        list += list.empty() ? run.text() : ", " + run.text();
        lanes &= ~run.mask();
    }
    return list;
}

std::vector<std::string> laneLabels(LaneMask lanes)
{
    const Run run(lanes);
    const int others = std::popcount(lanes) - 1;
    if (others == 0)
        return {run.text()};
    const std::string lowest = std::to_string(run.first);
    if (run.mask() == lanes)
        return {run.text(), lowest + '+'};
    return {lowest + '+' + std::to_string(others), lowest + '+'};
}

} // namespace warplens
