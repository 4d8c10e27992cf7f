// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/accesspair.h"

#include "experiment/result.h"

#include <algorithm>

namespace warplens {

AccessPair pairOf(const Hazard &hazard, const Result &result)
{
    const std::uint32_t warpSize = std::max(1u, result.launch.warpSize);
    const auto chosen = [warpSize](const HazardAccess &access) {
        return ChosenAccess{access.site, access.warp, access.thread % warpSize, access.occurrence};
    };
    AccessPair pair{hazard.block, chosen(hazard.first), std::nullopt};
    if (hazard.second.site != NoSite)
        pair.second = chosen(hazard.second);
    return pair;
}

std::vector<ChosenAccess> accessesOf(const AccessPair &pair)
{
    std::vector<ChosenAccess> accesses{pair.first};
    if (pair.second)
        accesses.push_back(*pair.second);
    return accesses;
}

std::optional<std::uint32_t> requestOf(const Result &result, const ChosenAccess &access)
{
    const auto found = std::ranges::find_if(result.recording, [&access](const Request &each) {
        return each.site == access.site && each.warp == access.warp
            && each.occurrence == access.occurrence && (each.active >> access.lane & 1) != 0;
    });
    if (found == result.recording.end())
        return std::nullopt;
    return std::uint32_t(found - result.recording.begin());
}

} // namespace warplens
