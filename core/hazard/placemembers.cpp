// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Who comes to a place, and which two of them may conflict.

#include "hazard/lanemasks.h"
#include "hazard/placereview.h"

namespace warplens::hazard {

namespace {

// So many sites meet at one place in no kernel that anyone would read a list of hazards of.
constexpr std::size_t MostMembers = 512;
constexpr std::size_t MostConflicts = 4096;

} // namespace

void PlaceReview::begin()
{
    for (const Member &member : m_members)
        m_ofSite[member.site] = None;
    m_members.clear();
    m_writers.clear();
    m_conflicts = 0;
    m_atomics = 0;
    m_changedLater = false;
    m_wroteBefore = false;
}

std::size_t PlaceReview::knownMemberOf(const Touch &touch) const
{
    std::uint32_t index = m_ofSite[m_log[touch.request].site];
    while (index != None && m_members[index].bytes != touch.bytes)
        index = m_members[index].ofSite;
    return index;
}

/// None: there are so many that this one is left out.
std::size_t PlaceReview::memberOf(const Touch &touch)
{
    const std::size_t known = knownMemberOf(touch);
    if (known != None)
        return known;
    const std::uint32_t site = m_log[touch.request].site;
    if (!hasRoomFor(m_sites[site])) {
        m_isCut = true;
        return None;
    }
    addMember(touch, site);
    return m_members.size() - 1;
}

/// Every two that conflict are compared, and there are about as many hazards.
bool PlaceReview::hasRoomFor(const SharedSite &site) const
{
    std::size_t conflicts = m_writers.size();
    if (site.isAtomic)
        conflicts = m_members.size() - m_atomics;
    else if (site.writes)
        conflicts = m_members.size() + 1;
    // One warp alone has no errors to show: others find room for what they do.
    const unsigned share = m_isFirstWarp ? 2 : 1;
    return m_members.size() < MostMembers / share
        && m_conflicts + conflicts <= MostConflicts / share;
}

void PlaceReview::addMember(const Touch &touch, std::uint32_t site)
{
    const SharedSite &shared = m_sites[site];
    const std::size_t index = m_members.size();
    Member member;
    member.site = site;
    member.bytes = touch.bytes;
    member.first = {touch.request, std::uint8_t(lowest(touch.lanes))};
    member.ofSite = std::exchange(m_ofSite[site], std::uint32_t(index));
    for (const std::size_t writer : m_writers)
        m_rows[m_members[writer].row].emplace_back();
    m_conflicts += shared.isAtomic ? index - m_atomics
        : shared.writes            ? index + 1
                                   : m_writers.size();
    m_atomics += shared.isAtomic ? 1 : 0;
    if (shared.writes) {
        member.row = std::uint32_t(m_writers.size());
        m_writers.push_back(index);
        if (m_rows.size() < m_writers.size())
            m_rows.emplace_back();
        m_rows[member.row].assign(index + 1, {});
    }
    m_members.push_back(member);
}

/// One of the two writes: the pair is in its row, or in that of the later one.
PlaceReview::Pair &PlaceReview::pairOf(std::size_t a, std::size_t b)
{
    if (m_members[a].row == None || (m_members[b].row != None && a < b))
        std::swap(a, b);
    return m_rows[m_members[a].row][b];
}

} // namespace warplens::hazard
