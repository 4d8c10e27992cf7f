// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/intervallog.h"

#include <vector>

namespace warplens::hazard {

/// Which of two sites comes first in the program since the last barrier: as the first warp has it
/// that came to both, and as the text has it if none did.
class SiteOrder
{
public:
    SiteOrder(std::size_t sites, std::uint32_t warps)
        : m_sites(sites)
        , m_warps(warps)
    {
    }

    void read(const IntervalLog &log);
    bool comesFirst(std::uint32_t site, std::uint32_t other) const;

private:
    std::size_t m_sites;
    std::uint32_t m_warps;
    std::vector<std::uint32_t> m_first; ///< index in the log, by warp and site
};

} // namespace warplens::hazard
