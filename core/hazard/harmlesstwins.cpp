// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/harmlesstwins.h"

#include "hazard/samehazard.h"

#include <set>

namespace warplens {

void dropHarmlessTwins(std::vector<Hazard> &hazards)
{
    std::set<HazardKey> harmful;
    for (const Hazard &hazard : hazards)
        if (!hazard.sameValue)
            harmful.insert(keyOf(hazard));
    std::erase_if(hazards, [&harmful](const Hazard &hazard) {
        Hazard twin = hazard;
        twin.sameValue = false;
        return hazard.sameValue && harmful.contains(keyOf(twin));
    });
}

} // namespace warplens
