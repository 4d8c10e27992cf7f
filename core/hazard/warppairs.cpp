// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/warppairs.h"

#include "hazard/lanemasks.h"

#include <algorithm>

namespace warplens::hazard {

void WarpPairs::add(std::size_t member, std::uint32_t request, LaneMask lanes)
{
    std::vector<Group> &groups = m_groups[member];
    const LoggedRequest &logged = m_log[request];
    if (groups.empty() || groups.back().warp != logged.warp || groups.back().time != logged.time)
        groups.push_back({logged.warp, logged.time, 0, {request, std::uint8_t(lowest(lanes))}});
    groups.back().lanes |= lanes;
}

/// Those of the warp that begins there.
WarpPairs::Groups WarpPairs::warpAt(Groups groups, std::size_t begin)
{
    std::size_t end = begin;
    while (end < groups.size() && groups[end].warp == groups[begin].warp)
        ++end;
    return groups.subspan(begin, end - begin);
}

UnorderedPairs WarpPairs::between(std::size_t a, std::size_t b) const
{
    UnorderedPairs sum;
    const Groups one = m_groups[a];
    const Groups two = m_groups[b];
    for (std::size_t i = 0; i < one.size();) {
        const Groups ofOne = warpAt(one, i);
        i += ofOne.size();
        for (std::size_t j = a == b ? i : 0; j < two.size();) {
            const Groups ofTwo = warpAt(two, j);
            j += ofTwo.size();
            if (ofOne.front().warp != ofTwo.front().warp)
                addUnordered(ofOne, ofTwo, sum);
        }
    }
    return sum;
}

/// Two warps. The groups of one that are neither before a group of the other nor after it stand
/// together, as each is in the order of its time.
void WarpPairs::addUnordered(Groups one, Groups two, UnorderedPairs &sum) const
{
    std::array<LaneMask, MaxLanes> others = {};
    bool hasExample = sum.pairs != 0;
    const std::uint32_t warp = one.front().warp;
    for (const Group &group : two) {
        const std::uint32_t done = m_order.known(group.time, warp);
        const std::uint32_t own = m_order.known(group.time, group.warp);
        auto each = std::ranges::partition_point(
            one, [&](const Group &before) { return m_order.known(before.time, warp) <= done; });
        for (; each != one.end() && m_order.known(each->time, group.warp) < own; ++each) {
            if (!hasExample) {
                hasExample = true;
                sum.first = each->first;
                sum.second = group.first;
            }
            for (LaneMask left = group.lanes; left != 0; left &= left - 1)
                others[lowest(left)] |= each->lanes;
        }
    }
    for (const LaneMask lanes : others)
        sum.pairs += countOf(lanes);
}

} // namespace warplens::hazard
