// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/barrierorder.h"
#include "hazard/findings.h"

#include <vector>

namespace warplens::hazard {

/// Pairs of threads at one place with nothing to order them, and an example if there are any.
struct UnorderedPairs
{
    std::uint64_t pairs = 0;
    LoggedLane first;
    LoggedLane second;
};

/// Pairs of threads of different warps at one place that no barrier orders, where barriers for part
/// of a block order some.
class WarpPairs
{
public:
    WarpPairs(const IntervalLog &log, const BarrierOrder &order)
        : m_log(log)
        , m_order(order)
    {
    }

    void clear(std::size_t members) { m_groups.assign(members, {}); }
    /// Lanes of a request are at `member` of the place. Warp by warp, each in the order of the log.
    void add(std::size_t member, std::uint32_t request, LaneMask lanes);
    /// Of threads at member `a` and threads at member `b`, each pair once.
    UnorderedPairs between(std::size_t a, std::size_t b) const;

private:
    /// What a warp does at a member between two of its barriers.
    struct Group
    {
        std::uint32_t warp = 0;
        std::uint32_t time = 0;
        LaneMask lanes = 0;
        LoggedLane first;
    };
    using Groups = std::span<const Group>;
    static Groups warpAt(Groups groups, std::size_t begin);
    void addUnordered(Groups one, Groups two, UnorderedPairs &sum) const;

    const IntervalLog &m_log;
    const BarrierOrder &m_order;
    std::vector<std::vector<Group>> m_groups; ///< by member
};

} // namespace warplens::hazard
