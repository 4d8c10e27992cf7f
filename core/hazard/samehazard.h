// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"

namespace warplens {

/// Whether both are to be counted as one: of a kind, class, pair of sites and array. WarpStorage is
/// said once for each array.
inline bool isSameHazard(const Hazard &a, const Hazard &b)
{
    if (a.kind != b.kind || a.array != b.array)
        return false;
    return a.kind == HazardKind::WarpStorage
        || (a.first.site == b.first.site && a.second.site == b.second.site
            && a.raceClass == b.raceClass && a.withinWarp == b.withinWarp
            && a.sameValue == b.sameValue);
}

} // namespace warplens
