// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/intervallog.h"

#include <algorithm>

namespace warplens::hazard {

namespace {

/// About 16 MB.
constexpr std::uint32_t MostRequests = 64 * 1024;
constexpr std::uint32_t LeastOfWarp = 64;
constexpr std::size_t MostInARow = 64;

} // namespace

IntervalLog::IntervalLog(std::uint32_t warps, unsigned laneSlots)
    : m_laneSlots(laneSlots)
    , m_partOfWarp(std::max(LeastOfWarp, MostRequests / std::max(warps, 1u)))
    , m_kept(warps)
    , m_meetings(warps)
    , m_sinceRequest(warps)
{
}

void IntervalLog::clear()
{
    for (const std::uint32_t warp : m_touchedWarps) {
        m_kept[warp] = 0;
        m_meetings[warp].clear();
    }
    m_touchedWarps.clear();
    m_requests.clear();
    m_keptOffsets.clear();
    m_offsets.clear();
    m_changed.clear();
    m_keptLast = false;
    m_isCut = false;
}

void IntervalLog::add(const LoggedRequest &request, const Offsets &offsets)
{
    std::uint32_t &kept = m_kept[request.warp];
    m_keptLast = kept < m_partOfWarp;
    m_isCut |= !m_keptLast;
    if (!m_keptLast)
        return;
    if (kept++ == 0)
        m_touchedWarps.push_back(request.warp);
    m_sinceRequest[request.warp] = m_meetings[request.warp].size();
    m_requests.push_back(request);
    Kept where = {offsets.first, offsets.step, NotKept, NotKept};
    if (!offsets.isRow) {
        where.at = std::uint32_t(m_offsets.size());
        m_offsets.insert(m_offsets.end(), offsets.each.begin(), offsets.each.begin() + m_laneSlots);
    }
    m_keptOffsets.push_back(where);
}

void IntervalLog::addChanged(const ChangedBytes &changed)
{
    if (!m_keptLast)
        return;
    m_keptOffsets.back().changedAt = std::uint32_t(m_changed.size());
    m_changed.insert(m_changed.end(), changed.begin(), changed.begin() + m_laneSlots);
    m_keptLast = false;
}

void IntervalLog::addMeeting(std::uint32_t warp, LaneMask lanes)
{
    // One before anything was touched orders nothing, and past its part nothing will be kept. Of
    // those that lanes spend waiting in a loop, some will do.
    std::vector<LaneMask> &meetings = m_meetings[warp];
    if (m_kept[warp] != 0 && m_kept[warp] < m_partOfWarp
        && meetings.size() - m_sinceRequest[warp] < MostInARow)
        meetings.push_back(lanes);
}

} // namespace warplens::hazard
