// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Which lanes of a warp have an order at a place, and which have none.

#include "hazard/lanemasks.h"
#include "hazard/placereview.h"

#include <algorithm>

namespace warplens::hazard {

/// Follows the meetings of the lanes.
void PlaceReview::addUnorderedPairs()
{
    m_relations.clear();
    m_warpOrder.begin(m_members.size());
    const std::uint32_t warp = m_log[m_executions.front().request].warp;
    std::uint32_t meetings = m_log[m_executions.front().request].meetings;
    for (std::size_t i = 0; i < m_executions.size();) {
        const std::uint32_t request = m_executions[i].request;
        while (meetings < m_log[request].meetings)
            m_warpOrder.meet(m_log.meeting(warp, meetings++));
        std::size_t end = i;
        for (; end < m_executions.size() && m_executions[end].request == request; ++end)
            addUnorderedTo(end);
        for (; i < end; ++i)
            m_warpOrder.access(m_executions[i].member, m_executions[i].lanes);
    }
    for (const Relation &relation : m_relations) {
        std::uint64_t pairs = 0;
        for (const LaneMask lanes : relation.lanes)
            pairs += countOf(lanes);
        Pair &pair = pairOf(relation.a, relation.b);
        pair.unordered += relation.a == relation.b ? pairs / 2 : pairs;
        pair.relation = None;
    }
}

PlaceReview::Relation &PlaceReview::relationOf(std::size_t a, std::size_t b)
{
    Pair &pair = pairOf(a, b);
    if (pair.relation == None) {
        pair.relation = std::uint32_t(m_relations.size());
        m_relations.push_back({std::min(a, b), std::max(a, b), {}});
    }
    return m_relations[pair.relation];
}

void PlaceReview::addUnorderedTo(std::size_t execution)
{
    const Execution &now = m_executions[execution];
    const bool isWriter = m_members[now.member].row != None;
    for (const std::size_t member : isWriter ? m_present : m_presentWriters) {
        if (!conflicts(member, now.member))
            continue;
        Pair &pair = pairOf(member, now.member);
        for (LaneMask left = now.lanes; left != 0; left &= left - 1) {
            const unsigned lane = lowest(left);
            const LaneMask others = m_warpOrder.unordered(member, lane);
            if (others == 0)
                continue;
            if (pair.unordered == 0 && pair.relation == None) {
                pair.first = laneBefore(execution, member, lowest(others));
                pair.second = {now.request, std::uint8_t(lane)};
                if (member > now.member)
                    std::swap(pair.first, pair.second);
            }
            std::array<LaneMask, MaxLanes> &relation = relationOf(member, now.member).lanes;
            if (member >= now.member) // lanes of the lower member, and who is with them
                relation[lane] |= others;
            for (LaneMask each = others; member <= now.member && each != 0; each &= each - 1)
                relation[lowest(each)] |= bitOf(lane);
        }
    }
}

} // namespace warplens::hazard
