// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/placereview.h"

#include "hazard/lanemasks.h"

#include <algorithm>

namespace warplens::hazard {

/// Calls `visit(a, b)` with a ≤ b for all that conflict among the members of the warp under review.
template <class Visit> void PlaceReview::forPresentConflicts(Visit visit)
{
    for (const std::size_t writer : m_presentWriters)
        for (const std::size_t other : m_present) {
            const bool isSeenElsewhere = m_members[other].row != None && other < writer;
            if (!isSeenElsewhere && conflicts(writer, other))
                visit(std::min(writer, other), std::max(writer, other));
        }
}

void PlaceReview::review(std::span<const Touch> touches, bool neverWritten)
{
    begin();
    const std::span<const Touch> inTurn = m_barriers.isUsed() ? byWarp(touches) : touches;
    for (std::size_t begin = 0; begin < inTurn.size();) {
        const std::uint32_t warp = m_log[inTurn[begin].request].warp;
        std::size_t end = begin + 1;
        while (end < inTurn.size() && m_log[inTurn[end].request].warp == warp)
            ++end;
        m_isFirstWarp = begin == 0;
        if (end - begin == 1 && isOneLane(inTurn[begin].lanes))
            addLane(inTurn[begin]);
        else
            addWarp(inTurn.subspan(begin, end - begin));
        begin = end;
    }
    if (m_barriers.isUsed())
        followBarriers();
    if (!reportRaces() && neverWritten && !m_withinWarpsOnly)
        reportUnwritten(touches);
}

/// Where barriers hold back only some, warps take turns in the log. It still tells what changed.
std::span<const Touch> PlaceReview::byWarp(std::span<const Touch> touches)
{
    for (const Touch &touch : touches)
        if (m_sites[m_log[touch.request].site].writes)
            noteChanges(touch);
    m_byWarp.assign(touches.begin(), touches.end());
    std::ranges::stable_sort(m_byWarp, {},
                             [this](const Touch &touch) { return m_log[touch.request].warp; });
    return m_byWarp;
}

/// Of different warps, only what no barrier orders is a race.
void PlaceReview::followBarriers()
{
    m_warpPairs.clear(m_members.size());
    for (const Touch &touch : m_byWarp)
        if (const std::size_t member = knownMemberOf(touch); member != None)
            m_warpPairs.add(member, touch.request, touch.lanes);
}

bool PlaceReview::conflicts(std::size_t a, std::size_t b) const
{
    return siteOf(a).conflictsWith(siteOf(b)) && (m_members[a].bytes & m_members[b].bytes) != 0;
}

void PlaceReview::collect(std::span<const Touch> ofWarp)
{
    m_present.clear();
    m_presentWriters.clear();
    m_executions.clear();
    m_hasClash = false;
    for (const Touch &touch : ofWarp) {
        if (m_sites[m_log[touch.request].site].writes && !m_barriers.isUsed())
            noteChanges(touch);
        const std::size_t index = memberOf(touch);
        if (index == None)
            continue;
        Member &member = m_members[index];
        if (member.lanes == 0) {
            m_present.push_back(index);
            if (member.row != None)
                m_presentWriters.push_back(index);
        }
        member.lanes |= touch.lanes;
        collectExecution(index, touch);
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
    if (m_sites[m_log[touch.request].site].writes && !m_barriers.isUsed())
        noteChanges(touch);
    const std::size_t index = memberOf(touch);
    if (index == None)
        return;
    Member &member = m_members[index];
    ++member.threads;
    if (member.row != None)
        ++pairOf(index, index).inWarps;
    if (!member.hasOtherWarp && member.first.request != touch.request) {
        member.hasOtherWarp = true;
        member.ofOtherWarp = {touch.request, std::uint8_t(lowest(touch.lanes))};
    }
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
    Member &known = m_members[member];
    ++known.executions;
    const std::uint32_t previous = std::exchange(known.last, std::uint32_t(m_executions.size()));
    m_executions.push_back({member, touch.request, touch.lanes, previous, !touch.othersChange});
}

void PlaceReview::addWarp(std::span<const Touch> ofWarp)
{
    collect(ofWarp);
    if (m_present.empty())
        return;
    const std::uint32_t warp = m_log[ofWarp.front().request].warp;
    for (const std::size_t a : m_present) {
        Member &member = m_members[a];
        member.threads += countOf(member.lanes);
        if (!member.hasOtherWarp && m_log[member.first.request].warp != warp) {
            member.hasOtherWarp = true;
            member.ofOtherWarp = laneBefore(m_executions.size(), a, lowest(member.lanes));
        }
    }
    forPresentConflicts([this](std::size_t a, std::size_t b) {
        pairOf(a, b).inWarps += countOf(m_members[a].lanes) * countOf(m_members[b].lanes);
    });
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
        m_members[member].last = None;
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
        // Parts of one access that is not aligned.
        for (std::uint32_t b = m_ofSite[m_members[a].site]; b != None; b = m_members[b].ofSite)
            if (a != b && m_members[b].lanes != 0)
                return true;
    }
    return false;
}

void PlaceReview::addAllPairs()
{
    forPresentConflicts([this](std::size_t a, std::size_t b) {
        const LaneMask one = m_members[a].lanes;
        const LaneMask two = m_members[b].lanes;
        const std::uint64_t pairs = countOf(one) * countOf(two) - countOf(one & two);
        if (a == b || pairs == 0)
            return;
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
    });
}

/// The last access of `lane` at `member` before `execution`.
LoggedLane PlaceReview::laneBefore(std::size_t execution, std::size_t member, unsigned lane) const
{
    std::uint32_t at = m_members[member].last;
    while (at != None && (at >= execution || !(m_executions[at].lanes & bitOf(lane))))
        at = m_executions[at].previous;
    return at == None ? LoggedLane() : LoggedLane{m_executions[at].request, std::uint8_t(lane)};
}

} // namespace warplens::hazard
