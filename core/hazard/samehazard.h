// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"

#include <tuple>

namespace warplens {

/// Hazards with equal keys are counted as one: of a kind, class, pair of sites and array.
/// WarpStorage is said once for each array.
using HazardKey =
    std::tuple<HazardKind, std::uint32_t, std::uint32_t, std::uint32_t, RaceClass, bool, bool>;

inline HazardKey keyOf(const Hazard &hazard)
{
    if (hazard.kind == HazardKind::WarpStorage)
        return {hazard.kind, hazard.array, NoSite, NoSite, {}, false, false};
    return {hazard.kind,      hazard.array,      hazard.first.site, hazard.second.site,
            hazard.raceClass, hazard.withinWarp, hazard.sameValue};
}

} // namespace warplens
