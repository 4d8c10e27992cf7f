// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/controlstack.h"

namespace warplens::simt {

void ControlStack::start(LaneMask lanes)
{
    m_alive = lanes;
    m_paths.assign(1, Path{0, NoBlock, lanes});
}

std::uint32_t ControlStack::diverge(std::span<const LaneGroup> groups, std::uint32_t meets)
{
    Path &top = m_paths.back();
    // Where lanes meet only at the exit, those that come to the place of an outer meeting still
    // wait there for the rest.
    const std::uint32_t place = meets == NoBlock ? top.meets : meets;
    // The path that goes on from the meeting place; already there if the top path ends there too,
    // as it does in every turn of a loop.
    if (place != top.meets)
        top.block = place;
    else
        m_paths.pop_back();
    for (std::size_t i = groups.size(); i-- > 0;)
        if (groups[i].block != place || place == NoBlock) // else already there
            m_paths.push_back({groups[i].block, place, groups[i].lanes});
    return settle();
}

std::uint32_t ControlStack::leave()
{
    m_alive &= ~active();
    m_paths.pop_back();
    return settle();
}

std::uint32_t ControlStack::settle()
{
    while (!m_paths.empty()) {
        Path &top = m_paths.back();
        top.lanes &= m_alive;
        if (top.lanes != 0 && (top.block != top.meets || top.meets == NoBlock))
            return top.block;
        m_paths.pop_back();
    }
    return NoBlock;
}

} // namespace warplens::simt
