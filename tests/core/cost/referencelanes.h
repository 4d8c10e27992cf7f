// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <map>
#include <set>
#include <vector>

namespace reference {

using Lanes = std::vector<unsigned>;

inline bool isIn(warplens::LaneMask mask, unsigned lane) { return mask >> lane & 1; }

inline Lanes lanesIn(warplens::LaneMask mask)
{
    Lanes lanes;
    for (unsigned lane = 0; lane < 64; ++lane)
        if (isIn(mask, lane))
            lanes.push_back(lane);
    return lanes;
}

inline warplens::LaneMask maskOf(const auto &lanes)
{
    warplens::LaneMask mask = 0;
    for (const unsigned lane : lanes)
        mask += warplens::LaneMask(1) << lane;
    return mask;
}

/// The active lanes in groups of `together`.
inline std::vector<Lanes> activeGroups(const warplens::Request &request, unsigned together)
{
    std::map<unsigned, Lanes> groups;
    for (const unsigned lane : lanesIn(request.active))
        groups[lane / together].push_back(lane);
    std::vector<Lanes> result;
    for (const auto &[number, lanes] : groups)
        result.push_back(lanes);
    return result;
}

/// Every distinct multiple of `unit` that the lanes' bytes lie in.
inline std::set<std::uint64_t> unitsOf(const warplens::Request &request, const Lanes &lanes,
                                       std::uint64_t unit)
{
    std::set<std::uint64_t> units;
    for (const unsigned lane : lanes)
        for (std::uint64_t byte = 0; byte < request.bytes; ++byte)
            units.insert((request.address[lane] + byte) / unit);
    return units;
}

} // namespace reference
