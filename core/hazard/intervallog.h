// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <span>
#include <vector>

namespace warplens::hazard {

/// One warp at one site of shared memory, once.
struct LoggedRequest
{
    std::uint32_t site = 0;
    std::uint32_t warp = 0;
    std::uint32_t occurrence = 0;
    std::uint32_t meetings = 0; ///< of the warp's lanes in this interval, before it
    std::uint32_t bytes = 0;
    LaneMask lanes = 0;     ///< whose accesses take place
    std::uint32_t time = 0; ///< of the warp: see BarrierOrder
};

/// Where the lanes of a request go, from the start of shared memory: most often `first` and so many
/// bytes more for each lane.
struct Offsets
{
    bool isRow = false;
    std::uint32_t first = 0;
    std::uint32_t step = 0;
    std::array<std::uint32_t, MaxLanes> each = {}; ///< where it is no row
};

/// What all warps did to shared memory in one barrier interval, in the order it was simulated: warp
/// after warp, but for barriers of part of the block. Bounded: of a warp that does more than its
/// part only the beginning is kept.
class IntervalLog
{
public:
    IntervalLog(std::uint32_t warps, unsigned laneSlots);

    void clear();
    void add(const LoggedRequest &request, const Offsets &offsets);
    /// Of the request added last.
    void addChanged(const ChangedBytes &changed);
    /// Lanes of a warp wait for each other.
    void addMeeting(std::uint32_t warp, LaneMask lanes);

    /// Something was done since `clear()` that is not kept.
    bool isCut() const { return m_isCut; }
    std::size_t size() const { return m_requests.size(); }
    const LoggedRequest &operator[](std::size_t index) const { return m_requests[index]; }
    std::uint32_t offset(std::size_t index, unsigned lane) const
    {
        const Kept &kept = m_keptOffsets[index];
        return kept.at == NotKept ? kept.first + lane * kept.step : m_offsets[kept.at + lane];
    }
    bool isOneAddress(std::size_t index) const
    {
        return m_keptOffsets[index].at == NotKept && m_keptOffsets[index].step == 0;
    }
    /// What a lane's store changed, as in ChangedBytes.
    std::uint16_t changed(std::size_t index, unsigned lane) const
    {
        const std::uint32_t first = m_keptOffsets[index].changedAt;
        return first == NotKept ? 0 : m_changed[first + lane];
    }
    std::uint32_t meetingsOf(std::uint32_t warp) const
    {
        return std::uint32_t(m_meetings[warp].size());
    }
    LaneMask meeting(std::uint32_t warp, std::uint32_t index) const
    {
        return m_meetings[warp][index];
    }

private:
    static constexpr std::uint32_t NotKept = 0xffff'ffff;
    struct Kept
    {
        std::uint32_t first = 0;
        std::uint32_t step = 0;
        std::uint32_t at = NotKept; ///< in m_offsets; NotKept: a row
        std::uint32_t changedAt = NotKept;
    };

    unsigned m_laneSlots;
    std::uint32_t m_partOfWarp;
    std::vector<LoggedRequest> m_requests;
    std::vector<Kept> m_keptOffsets; ///< by request
    std::vector<std::uint32_t> m_offsets;
    std::vector<std::uint16_t> m_changed;
    std::vector<std::uint32_t> m_kept;             ///< requests, by warp
    std::vector<std::vector<LaneMask>> m_meetings; ///< by warp
    std::vector<std::size_t> m_sinceRequest;       ///< by warp: meetings before the last request
    std::vector<std::uint32_t> m_touchedWarps;
    bool m_keptLast = false;
    bool m_isCut = false;
};

} // namespace warplens::hazard
