// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazard.h"

#include "hazard/samehazard.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace warplens {

void mergeHazards(std::vector<Hazard> &into, const std::vector<Hazard> &more)
{
    if (more.empty())
        return;
    std::map<HazardKey, std::size_t> index; // into `into`
    for (std::size_t i = 0; i < into.size(); ++i)
        index.try_emplace(keyOf(into[i]), i);
    for (const Hazard &hazard : more) {
        const auto [entry, isNew] = index.try_emplace(keyOf(hazard), into.size());
        if (isNew) {
            into.push_back(hazard);
            continue;
        }
        Hazard &known = into[entry->second];
        known.pairs += hazard.pairs;
        known.sameValue &= hazard.sameValue; // of WarpStorage: all
        known.blocks += hazard.blocks;
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
