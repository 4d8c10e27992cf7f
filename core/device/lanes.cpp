// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/lanes.h"

#include <bit>
#include <charconv>

namespace warplens {

namespace {

std::optional<unsigned> laneOf(std::string_view text)
{
    unsigned lane = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, lane);
    if (error != std::errc() || stop != end || lane > 63)
        return {};
    return lane;
}

std::optional<LaneMask> rangeOf(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const auto first = laneOf(text.substr(0, dash));
    const auto last = dash == text.npos ? first : laneOf(text.substr(dash + 1));
    if (!first || !last || *last < *first)
        return {};
    return firstLanes(*last + 1) & ~firstLanes(*first);
}

} // namespace

std::optional<LaneMask> lanesOf(std::string_view text)
{
    LaneMask lanes = 0;
    for (;;) {
        const std::size_t comma = text.find(',');
        const auto range = rangeOf(text.substr(0, comma));
        if (!range || (lanes & *range))
            return {};
        lanes |= *range;
        if (comma == text.npos)
            return lanes;
        text.remove_prefix(comma + 1);
    }
}

std::string textOf(LaneMask lanes)
{
    std::string text;
    while (lanes) {
        const auto first = unsigned(std::countr_zero(lanes));
        const auto count = unsigned(std::countr_one(lanes >> first));
        text += (text.empty() ? "" : ",") + std::to_string(first);
        if (count > 1)
            text += "-" + std::to_string(first + count - 1);
        lanes &= ~(firstLanes(count) << first);
    }
    return text;
}

} // namespace warplens
