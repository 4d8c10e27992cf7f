// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/siteorder.h"

namespace warplens::hazard {

namespace {

constexpr std::uint32_t Never = 0xffff'ffff;

} // namespace

void SiteOrder::read(const IntervalLog &log)
{
    m_first.assign(m_sites * m_warps, Never);
    for (std::size_t i = 0; i < log.size(); ++i) {
        std::uint32_t &first = m_first[log[i].warp * m_sites + log[i].site];
        if (first == Never)
            first = std::uint32_t(i);
    }
}

bool SiteOrder::comesFirst(std::uint32_t site, std::uint32_t other) const
{
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        const std::uint32_t one = m_first[warp * m_sites + site];
        const std::uint32_t two = m_first[warp * m_sites + other];
        if (one != Never && two != Never)
            return one <= two;
    }
    return site <= other;
}

} // namespace warplens::hazard
