// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/intervallog.h"

#include <map>
#include <span>
#include <vector>

namespace warplens::hazard {

/// Which of what two warps did came first in every run, as barriers for part of a block tell: those
/// who pass one know what all did before who came to it, waiting or not. Each warp counts its
/// barriers, and knows of each other warp up to which of its counts that one is done.
class BarrierOrder
{
public:
    explicit BarrierOrder(std::uint32_t warps)
        : m_warps(warps)
        , m_now(warps)
    {
    }

    /// At the start of an interval: what was before it all know.
    void clear();
    void arrive(std::uint32_t warp, std::uint32_t barrier);
    void pass(std::uint32_t barrier, std::span<const std::uint32_t> warps);

    /// Whether there was any such barrier in the interval.
    bool isUsed() const { return m_isUsed; }
    /// There were too many to follow.
    bool isCut() const { return m_isCut; }
    /// For LoggedRequest::time.
    std::uint32_t now(std::uint32_t warp) const { return m_isUsed ? m_now[warp] : warp; }

    /// Up to which of the counts of `warp` all is done at `time`; for the warp of `time` itself,
    /// its count.
    std::uint32_t known(std::uint32_t time, std::uint32_t warp) const
    {
        return m_known[std::size_t(time) * m_warps + warp];
    }

private:
    void begin();
    std::uint32_t *latest(std::uint32_t warp)
    {
        return &m_known[std::size_t(m_now[warp]) * m_warps];
    }
    void join(std::vector<std::uint32_t> &into, std::uint32_t warp);
    /// A new time of the warp, which knows `more` too.
    void advance(std::uint32_t warp, const std::vector<std::uint32_t> *more);

    std::uint32_t m_warps;
    bool m_isUsed = false;
    bool m_isCut = false;
    std::vector<std::uint32_t> m_now;                              ///< by warp
    std::vector<std::uint32_t> m_known;                            ///< by time and warp
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_arrived; ///< what is known at a barrier
};

} // namespace warplens::hazard
