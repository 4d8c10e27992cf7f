// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/placereview.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace warplens::hazard {

namespace {

/// Of masks that are never 0. std::has_single_bit counts them all.
constexpr bool isOneLane(LaneMask lanes) { return (lanes & (lanes - 1)) == 0; }
constexpr LaneMask bitOf(unsigned lane) { return LaneMask(1) << lane; }
unsigned lowest(LaneMask lanes) { return unsigned(std::countr_zero(lanes)); }
std::uint64_t countOf(LaneMask lanes) { return std::uint64_t(std::popcount(lanes)); }

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

void PlaceReview::review(std::span<const Touch> touches, bool firstWritten, bool neverWritten)
{
    m_members.clear();
    m_pairs.clear();
    m_changed = firstWritten;
    m_changedLater = false;
    m_wroteBefore = false;
    for (std::size_t begin = 0; begin < touches.size();) {
        const std::uint32_t warp = m_log[touches[begin].request].warp;
        std::size_t end = begin + 1;
        while (end < touches.size() && m_log[touches[end].request].warp == warp)
            ++end;
        if (end - begin == 1 && isOneLane(touches[begin].lanes))
            addLane(touches[begin]);
        else
            addWarp(touches.subspan(begin, end - begin));
        begin = end;
    }
    if (!reportRaces() && neverWritten)
        reportUnwritten(touches);
}

std::size_t PlaceReview::memberOf(const Touch &touch)
{
    const std::uint32_t site = m_log[touch.request].site;
    for (std::size_t i = 0; i < m_members.size(); ++i)
        if (m_members[i].site == site && m_members[i].bytes == touch.bytes)
            return i;
    Member member;
    member.site = site;
    member.bytes = touch.bytes;
    member.first = {touch.request, std::uint8_t(lowest(touch.lanes))};
    m_members.push_back(member);
    m_pairs.resize(m_members.size() * (m_members.size() + 1) / 2);
    return m_members.size() - 1;
}

bool PlaceReview::conflicts(std::size_t a, std::size_t b) const
{
    return siteOf(a).conflictsWith(siteOf(b)) && (m_members[a].bytes & m_members[b].bytes) != 0;
}

void PlaceReview::collect(std::span<const Touch> ofWarp)
{
    m_present.clear();
    m_executions.clear();
    m_hasClash = false;
    for (const Touch &touch : ofWarp) {
        const std::size_t index = memberOf(touch);
        Member &member = m_members[index];
        if (member.lanes == 0)
            m_present.push_back(index);
        member.lanes |= touch.lanes;
        collectExecution(index, touch);
        if (siteOf(index).writes)
            noteChanges(touch);
    }
}

void PlaceReview::noteChanges(const Touch &touch)
{
    m_changed = m_changed || touch.firstChanges || touch.othersChange;
    m_changedLater = m_changedLater || touch.othersChange || (touch.firstChanges && m_wroteBefore);
    m_wroteBefore = true;
}

/// A warp that comes to the place with one lane, once: the most common one.
void PlaceReview::addLane(const Touch &touch)
{
    const std::size_t index = memberOf(touch);
    Member &member = m_members[index];
    ++member.threads;
    ++pairOf(index, index).inWarps;
    if (!member.hasOtherWarp && member.first.request != touch.request) {
        member.hasOtherWarp = true;
        member.ofOtherWarp = {touch.request, std::uint8_t(lowest(touch.lanes))};
    }
    if (siteOf(index).writes)
        noteChanges(touch);
}

void PlaceReview::collectExecution(std::size_t member, const Touch &touch)
{
    const bool isPlainStore = siteOf(member).writes && !siteOf(member).isAtomic;
    for (std::size_t i = m_executions.size();
         i-- > 0 && m_executions[i].request == touch.request;) {
        Execution &known = m_executions[i];
        if (known.member != member)
            continue;
        known.lanes |= touch.lanes;
        known.sameValue = known.sameValue && !touch.firstChanges && !touch.othersChange;
        m_hasClash = m_hasClash || isPlainStore;
        return;
    }
    m_hasClash = m_hasClash || (isPlainStore && !isOneLane(touch.lanes));
    ++m_members[member].executions;
    m_executions.push_back({member, touch.request, touch.lanes, !touch.othersChange});
}

void PlaceReview::addWarp(std::span<const Touch> ofWarp)
{
    collect(ofWarp);
    const std::uint32_t warp = m_log[ofWarp.front().request].warp;
    for (const std::size_t a : m_present) {
        Member &member = m_members[a];
        member.threads += countOf(member.lanes);
        if (!member.hasOtherWarp && m_log[member.first.request].warp != warp) {
            member.hasOtherWarp = true;
            member.ofOtherWarp = laneBefore(m_executions.size(), a, lowest(member.lanes));
        }
        for (const std::size_t b : m_present)
            if (a <= b)
                pairOf(a, b).inWarps += countOf(member.lanes) * countOf(m_members[b].lanes);
    }
    if (m_hasClash)
        for (const std::size_t member : m_present)
            for (const bool sameValue : {true, false})
                reportSameInstruction(member, sameValue);
    if (m_independentLanes && needsOrder())
        addUnorderedPairs();
    else if (m_independentLanes)
        addAllPairs();
    for (const std::size_t member : m_present) {
        m_members[member].lanes = 0;
        m_members[member].executions = 0;
    }
}

void PlaceReview::reportSameInstruction(std::size_t member, bool sameValue)
{
    if (!siteOf(member).writes || siteOf(member).isAtomic)
        return;
    std::vector<LaneMask> masks;
    LoggedLane example;
    for (const Execution &execution : m_executions) {
        if (execution.member != member || execution.sameValue != sameValue
            || isOneLane(execution.lanes))
            continue;
        if (masks.empty())
            example = {execution.request, std::uint8_t(lowest(execution.lanes))};
        masks.push_back(execution.lanes);
    }
    if (masks.empty())
        return;
    const LaneMask others = masks.front() & ~bitOf(example.lane);
    const LoggedLane second = {example.request, std::uint8_t(lowest(others))};
    Hazard hazard;
    hazard.kind = HazardKind::SameInstruction;
    hazard.severity = sameValue ? Severity::Note : Severity::Warning;
    hazard.withinWarp = true;
    hazard.sameValue = sameValue;
    hazard.pairs = pairsWithin(masks);
    m_findings.add(hazard, m_log, example, &second);
}

/// Whether it matters when the lanes of the warp did what: else any two of them are unordered.
bool PlaceReview::needsOrder() const
{
    if (m_log[m_executions.front().request].meetings != m_log[m_executions.back().request].meetings)
        return true;
    for (const std::size_t a : m_present) {
        if (m_members[a].executions > 1 && conflicts(a, a))
            return true;
        for (const std::size_t b : m_present) // parts of one access that is not aligned
            if (a != b && m_members[a].site == m_members[b].site)
                return true;
    }
    return false;
}

void PlaceReview::addAllPairs()
{
    for (const std::size_t a : m_present)
        for (const std::size_t b : m_present) {
            const LaneMask one = m_members[a].lanes;
            const LaneMask two = m_members[b].lanes;
            const std::uint64_t pairs = countOf(one) * countOf(two) - countOf(one & two);
            if (a >= b || pairs == 0 || !conflicts(a, b))
                continue;
            Pair &pair = pairOf(a, b);
            if (pair.unordered == 0) {
                LaneMask mine = one;
                if ((two & ~bitOf(lowest(mine))) == 0)
                    mine &= mine - 1;
                const unsigned lane = lowest(mine);
                pair.first = laneBefore(m_executions.size(), a, lane);
                pair.second = laneBefore(m_executions.size(), b, lowest(two & ~bitOf(lane)));
            }
            pair.unordered += pairs;
        }
}

/// Follows the meetings of the lanes.
void PlaceReview::addUnorderedPairs()
{
    m_relations.assign(m_pairs.size(), {});
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
    for (const std::size_t a : m_present)
        for (const std::size_t b : m_present) {
            if (a > b)
                continue;
            std::uint64_t pairs = 0;
            for (const LaneMask lanes : m_relations[indexOf(a, b)])
                pairs += countOf(lanes);
            pairOf(a, b).unordered += a == b ? pairs / 2 : pairs;
        }
}

void PlaceReview::addUnorderedTo(std::size_t execution)
{
    const Execution &now = m_executions[execution];
    for (const std::size_t member : m_present) {
        if (!conflicts(member, now.member))
            continue;
        Pair &pair = pairOf(member, now.member);
        Relation &relation = m_relations[indexOf(member, now.member)];
        for (LaneMask left = now.lanes; left != 0; left &= left - 1) {
            const unsigned lane = lowest(left);
            const LaneMask others = m_warpOrder.unordered(member, lane);
            if (others == 0)
                continue;
            if (pair.unordered == 0 && std::ranges::all_of(relation, std::logical_not())) {
                pair.first = laneBefore(execution, member, lowest(others));
                pair.second = {now.request, std::uint8_t(lane)};
                if (member > now.member)
                    std::swap(pair.first, pair.second);
            }
            if (member >= now.member) // lanes of the lower member, and who is with them
                relation[lane] |= others;
            for (LaneMask each = others; member <= now.member && each != 0; each &= each - 1)
                relation[lowest(each)] |= bitOf(lane);
        }
    }
}

/// The last access of `lane` at `member` before `execution`.
LoggedLane PlaceReview::laneBefore(std::size_t execution, std::size_t member, unsigned lane) const
{
    while (execution-- > 0)
        if (m_executions[execution].member == member
            && (m_executions[execution].lanes & bitOf(lane)))
            return {m_executions[execution].request, std::uint8_t(lane)};
    return {};
}

bool PlaceReview::reportRaces()
{
    bool any = false;
    for (std::size_t a = 0; a < m_members.size(); ++a)
        for (std::size_t b = a; b < m_members.size(); ++b) {
            if (!conflicts(a, b))
                continue;
            const Pair &pair = pairOf(a, b);
            const bool across = m_members[a].threads * m_members[b].threads > pair.inWarps;
            if (across)
                reportRace(a, b, false);
            if (pair.unordered != 0)
                reportRace(a, b, true);
            any = any || across || pair.unordered != 0;
        }
    return any;
}

void PlaceReview::reportRace(std::size_t a, std::size_t b, bool within)
{
    const Pair &pair = pairOf(a, b);
    const Member &one = m_members[a];
    const Member &two = m_members[b];
    const bool bothWrite = siteOf(a).writes && siteOf(b).writes;
    Hazard hazard;
    hazard.withinWarp = within;
    hazard.sameValue = bothWrite ? !m_changedLater : !m_changed;
    hazard.severity = hazard.sameValue ? Severity::Note
        : within                       ? Severity::Warning
                                       : Severity::Error;
    hazard.pairs = within ? pair.unordered : one.threads * two.threads - pair.inWarps;
    if (!within && a == b)
        hazard.pairs /= 2;
    LoggedLane first = within ? pair.first : one.first;
    LoggedLane second = within ? pair.second : two.first;
    if (!within && m_log[first.request].warp == m_log[second.request].warp) {
        if (two.hasOtherWarp)
            second = two.ofOtherWarp;
        else
            first = one.ofOtherWarp;
    }
    const bool inOrder = a == b || m_order.comesFirst(one.site, two.site);
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
