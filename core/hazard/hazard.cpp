// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazard.h"

#include "hazard/samehazard.h"

#include <algorithm>
#include <tuple>

namespace warplens {

void mergeHazards(std::vector<Hazard> &into, const std::vector<Hazard> &more)
{
    for (const Hazard &hazard : more) {
        const auto known = std::ranges::find_if(
            into, [&hazard](const Hazard &each) { return isSameHazard(each, hazard); });
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
