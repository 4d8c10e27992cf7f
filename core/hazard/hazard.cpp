// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazard.h"

#include <algorithm>
#include <tuple>

namespace warplens {

void mergeHazards(std::vector<Hazard> &into, const std::vector<Hazard> &more)
{
    const auto key = [](const Hazard &h) {
        return std::tuple(h.kind, h.raceClass, h.withinWarp, h.sameValue, h.array, h.first.site,
                          h.second.site);
    };
    for (const Hazard &hazard : more) {
        const auto known = std::ranges::find(into, key(hazard), key);
        if (known == into.end()) {
            into.push_back(hazard);
            continue;
        }
        known->pairs += hazard.pairs;
        known->blocks += hazard.blocks;
    }
}

void sortHazards(std::vector<Hazard> &hazards, const Kernel &kernel)
{
    const auto place = [&kernel](std::uint32_t site) {
        return site < kernel.sites.size() ? kernel.sites[site].position : Position();
    };
    std::ranges::stable_sort(hazards, [&place](const Hazard &a, const Hazard &b) {
        const auto rank = [&place](const Hazard &h) {
            return std::tuple(-int(h.severity), place(h.first.site), place(h.second.site));
        };
        return rank(a) < rank(b);
    });
}

} // namespace warplens
