// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/harmlesstwins.h"

#include "hazard/samehazard.h"

#include <algorithm>

namespace warplens {

void dropHarmlessTwins(std::vector<Hazard> &hazards)
{
    const std::vector<Hazard> all = hazards;
    std::erase_if(hazards, [&all](const Hazard &hazard) {
        if (!hazard.sameValue)
            return false;
        Hazard twin = hazard;
        twin.sameValue = false;
        return std::ranges::any_of(
            all, [&twin](const Hazard &other) { return isSameHazard(other, twin); });
    });
}

} // namespace warplens
