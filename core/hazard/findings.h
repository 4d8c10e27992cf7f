// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"
#include "hazard/hazardroom.h"
#include "hazard/intervallog.h"
#include "hazard/samehazard.h"
#include "hazard/sharedsite.h"

#include <map>
#include <utility>
#include <vector>

namespace warplens::hazard {

/// One lane of one logged request.
struct LoggedLane
{
    std::uint32_t request = 0; ///< index in the log
    std::uint8_t lane = 0;
};

/// The hazards of the blocks so far, once for each kind, class, pair of sites and array.
class Findings
{
public:
    Findings(const SharedSites &sites, std::uint32_t warpSize)
        : m_sites(sites)
        , m_warpSize(warpSize)
    {
    }

    /// Those that are found from now on are of this block.
    void beginBlock(std::uint64_t block) { m_block = block; }

    /// Adds `pairs` to what is known under the key that `hazard` has but for its array and example,
    /// which are those of `first` and `second`; null: the hazard has no second access.
    void add(Hazard hazard, const IntervalLog &log, const LoggedLane &first,
             const LoggedLane *second);

    std::vector<Hazard> take();
    /// There were more of them since the last call than are kept.
    bool takeIsCut() { return std::exchange(m_isCut, false); }

private:
    struct Known
    {
        Hazard hazard;
        std::uint64_t lastBlock = 0;
    };
    void count(const Hazard &hazard);
    HazardAccess accessOf(const IntervalLog &log, const LoggedLane &lane) const;

    const SharedSites &m_sites;
    std::uint32_t m_warpSize;
    std::uint64_t m_block = 0;
    std::vector<Known> m_known;
    HazardRoom m_room;
    bool m_isCut = false;
    std::map<HazardKey, std::size_t> m_index; ///< into them
};

} // namespace warplens::hazard
