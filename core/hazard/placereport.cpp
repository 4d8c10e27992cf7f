// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What a review of a place has to say.

#include "hazard/lanemasks.h"
#include "hazard/placereview.h"

#include <algorithm>

namespace warplens::hazard {

namespace {

/// Pairs of lanes that are both in one of the masks.
std::uint64_t pairsWithin(const std::vector<LaneMask> &masks)
{
    const LaneMask first = masks.front();
    if (std::ranges::all_of(masks, [first](LaneMask mask) { return mask == first; }))
        return countOf(first) * (countOf(first) - 1) / 2;
    std::uint64_t twice = 0;
    for (unsigned lane = 0; lane < MaxLanes; ++lane) {
        LaneMask others = 0;
        for (const LaneMask mask : masks)
            if (mask & bitOf(lane))
                others |= mask & ~bitOf(lane);
        twice += countOf(others);
    }
    return twice / 2;
}

RaceClass classOf(bool firstWrites, bool secondWrites)
{
    if (firstWrites && secondWrites)
        return RaceClass::WriteAfterWrite;
    return firstWrites ? RaceClass::ReadAfterWrite : RaceClass::WriteAfterRead;
}

} // namespace

void PlaceReview::reportSameInstruction(std::size_t member, bool sameValue)
{
    if (!siteOf(member).writes || siteOf(member).isAtomic)
        return;
    std::vector<LaneMask> masks;
    LoggedLane example;
    LaneMask lanes = 0; // of the first, which is found last
    for (std::uint32_t i = m_members[member].last; i != None; i = m_executions[i].previous) {
        const Execution &execution = m_executions[i];
        if (execution.sameValue != sameValue || isOneLane(execution.lanes))
            continue;
        lanes = execution.lanes;
        example = {execution.request, std::uint8_t(lowest(lanes))};
        masks.push_back(lanes);
    }
    if (masks.empty())
        return;
    const LaneMask others = lanes & ~bitOf(example.lane);
    const LoggedLane second = {example.request, std::uint8_t(lowest(others))};
    Hazard hazard;
    hazard.kind = HazardKind::SameInstruction;
    hazard.severity = sameValue ? Severity::Note : Severity::Warning;
    hazard.withinWarp = true;
    hazard.sameValue = sameValue;
    hazard.pairs = pairsWithin(masks);
    m_findings.add(hazard, m_log, example, &second);
}

bool PlaceReview::reportRaces()
{
    bool any = false;
    for (std::size_t a = 0; a < m_members.size(); ++a) {
        if (m_members[a].row == None) {
            for (const std::size_t b : m_writers)
                any |= b > a && reportRacesOf(a, b);
            continue;
        }
        for (std::size_t b = a; b < m_members.size(); ++b)
            any |= reportRacesOf(a, b);
    }
    return any;
}

/// Across warps and within one.
bool PlaceReview::reportRacesOf(std::size_t a, std::size_t b)
{
    if (!conflicts(a, b))
        return false;
    const Pair &pair = pairOf(a, b);
    const UnorderedPairs across = acrossWarps(a, b);
    if (across.pairs != 0)
        reportRace(a, b, across, false);
    if (pair.unordered != 0)
        reportRace(a, b, {pair.unordered, pair.first, pair.second}, true);
    return across.pairs != 0 || pair.unordered != 0;
}

/// Without barriers in between, any two threads of different warps are unordered.
UnorderedPairs PlaceReview::acrossWarps(std::size_t a, std::size_t b)
{
    if (m_withinWarpsOnly)
        return {};
    if (m_barriers.isUsed())
        return m_warpPairs.between(a, b);
    const Member &one = m_members[a];
    const Member &two = m_members[b];
    UnorderedPairs found;
    found.pairs = one.threads * two.threads - pairOf(a, b).inWarps;
    if (a == b)
        found.pairs /= 2;
    if (found.pairs == 0)
        return found;
    found.first = one.first;
    found.second = two.first;
    if (m_log[one.first.request].warp != m_log[two.first.request].warp)
        return found;
    if (two.hasOtherWarp)
        found.second = two.ofOtherWarp;
    else
        found.first = one.ofOtherWarp;
    return found;
}

void PlaceReview::reportRace(std::size_t a, std::size_t b, const UnorderedPairs &found, bool within)
{
    const bool bothWrite = siteOf(a).writes && siteOf(b).writes;
    Hazard hazard;
    hazard.withinWarp = within;
    // A read may have decided what the write stores: that it changed nothing in this one order says
    // nothing about another.
    hazard.sameValue = bothWrite && !m_changedLater;
    hazard.severity = hazard.sameValue ? Severity::Note
        : within                       ? Severity::Warning
                                       : Severity::Error;
    hazard.pairs = found.pairs;
    LoggedLane first = found.first;
    LoggedLane second = found.second;
    const bool inOrder = a == b || m_order.comesFirst(m_members[a].site, m_members[b].site);
    if (!inOrder)
        std::swap(first, second);
    hazard.raceClass = inOrder ? classOf(siteOf(a).writes, siteOf(b).writes)
                               : classOf(siteOf(b).writes, siteOf(a).writes);
    m_findings.add(hazard, m_log, first, &second);
}

/// Reads before the first write, in the order of the log: where another is possible, there is a
/// race, which is said instead.
void PlaceReview::reportUnwritten(std::span<const Touch> touches)
{
    std::uint16_t written = 0;
    const auto isUnwritten = [&](const Touch &touch, std::uint32_t site) {
        return m_sites[site].expectsWritten && (touch.bytes & ~written) != 0;
    };
    struct Reader
    {
        std::uint32_t site;
        std::uint32_t warp;
        LaneMask lanes;
        LoggedLane first;
    };
    std::vector<Reader> readers;
    for (const Touch &touch : touches) {
        const LoggedRequest &request = m_log[touch.request];
        if (isUnwritten(touch, request.site)) {
            // An atomic writes with its first lane what the others read.
            const LaneMask lanes =
                m_sites[request.site].writes ? bitOf(lowest(touch.lanes)) : touch.lanes;
            const LoggedLane first = {touch.request, std::uint8_t(lowest(lanes))};
            const auto known = std::ranges::find_if(readers, [&request](const Reader &each) {
                return each.site == request.site && each.warp == request.warp;
            });
            if (known == readers.end())
                readers.push_back({request.site, request.warp, lanes, first});
            else
                known->lanes |= lanes;
        }
        if (m_sites[request.site].writes)
            written |= touch.bytes;
    }
    for (const Reader &reader : readers) {
        Hazard hazard;
        hazard.kind = HazardKind::Unwritten;
        hazard.severity = Severity::Warning;
        hazard.pairs = countOf(reader.lanes);
        m_findings.add(hazard, m_log, reader.first, nullptr);
    }
}

} // namespace warplens::hazard
