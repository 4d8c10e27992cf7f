// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/placereview.h"
#include "hazard/shadow.h"

#include <span>
#include <stop_token>
#include <vector>

namespace warplens::hazard {

/// What was done in one barrier interval to the places that the shadow marked, place by place. Kept
/// from one interval to the next, so that not each asks for memory anew.
class MarkedTouches
{
public:
    MarkedTouches(const SharedSites &sites, const IntervalLog &log, Shadow &shadow)
        : m_sites(sites)
        , m_shift(sites.placeShift())
        , m_log(log)
        , m_shadow(shadow)
    {
    }

    /// Bounded: false if what came late is left out.
    bool gather();
    /// Reviews each place. False: the token stopped it.
    bool review(PlaceReview &review, const std::stop_token &stop);

private:
    struct Touched
    {
        std::uint32_t slot = 0; ///< index into Shadow::marked
        Touch touch;
    };

    void gatherRequest(std::uint32_t number);
    void gatherLanes(std::uint32_t number, LaneMask lanes);
    void sortByPlace();

    const SharedSites &m_sites;
    const unsigned m_shift;
    const IntervalLog &m_log;
    Shadow &m_shadow;
    std::vector<Touched> m_gathered;
    std::vector<std::uint32_t> m_ends; ///< by slot
    std::vector<Touch> m_sorted;
};

} // namespace warplens::hazard
