// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/findings.h"

#include <algorithm>

namespace warplens::hazard {

HazardAccess Findings::accessOf(const IntervalLog &log, const LoggedLane &lane) const
{
    const LoggedRequest &request = log[lane.request];
    return {request.site, request.warp * m_warpSize + lane.lane, request.warp, request.occurrence};
}

void Findings::add(Hazard hazard, const IntervalLog &log, const LoggedLane &first,
                   const LoggedLane *second)
{
    const LoggedRequest &request = log[first.request];
    std::uint64_t begin = log.offset(first.request, first.lane);
    std::uint64_t end = begin + request.bytes;
    hazard.first = accessOf(log, first);
    if (second) {
        const LoggedRequest &other = log[second->request];
        const std::uint64_t offset = log.offset(second->request, second->lane);
        begin = std::max(begin, offset);
        end = std::min(end, offset + other.bytes);
        hazard.second = accessOf(log, *second);
    }
    hazard.array = m_sites.arrayAt(request.site, begin);
    if (second && m_sites[request.site].array == NoArray)
        hazard.array = m_sites.arrayAt(hazard.second.site, begin);
    hazard.byte = begin - m_sites.baseOf(hazard.array);
    hazard.bytes = std::uint32_t(end - begin);
    hazard.block = m_block;
    hazard.blocks = 1;
    if (hazard.kind == HazardKind::Unwritten && hazard.array != NoArray
        && !m_sites.expectsWritten(hazard.array))
        return;
    count(hazard);
    // One store with which several warps write to the same few cells: each warp took them for its
    // own, even where it finds its own values there in this run.
    if (hazard.kind == HazardKind::Race && !hazard.withinWarp
        && hazard.first.site == hazard.second.site && m_sites.isOneWarpLong(hazard.array)) {
        hazard.kind = HazardKind::WarpStorage;
        hazard.raceClass = Hazard().raceClass;
        hazard.severity = Severity::Note;
        count(hazard);
    }
}

void Findings::count(const Hazard &hazard)
{
    const HazardKey key = keyOf(hazard);
    const auto entry = m_index.find(key);
    if (entry == m_index.end()) {
        if (!m_room.take(hazard.severity)) {
            m_isCut = true;
            return;
        }
        m_index.emplace(key, m_known.size());
        m_known.push_back({hazard, m_block});
        return;
    }
    Known &known = m_known[entry->second];
    known.hazard.pairs += hazard.pairs;
    known.hazard.sameValue &= hazard.sameValue; // of WarpStorage: all
    known.hazard.blocks += known.lastBlock != m_block ? 1 : 0;
    known.lastBlock = m_block;
}

std::vector<Hazard> Findings::take()
{
    std::vector<Hazard> hazards;
    for (const Known &each : m_known)
        hazards.push_back(each.hazard);
    m_known.clear();
    m_index.clear();
    m_room = {};
    return hazards;
}

} // namespace warplens::hazard
