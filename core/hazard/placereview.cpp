// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/placereview.h"

#include "hazard/lanemasks.h"

#include <algorithm>
#include <functional>

namespace warplens::hazard {

void PlaceReview::review(std::span<const Touch> touches, bool neverWritten)
{
    m_members.clear();
    m_pairs.clear();
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

} // namespace warplens::hazard
