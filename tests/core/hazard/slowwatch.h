// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "sharedprogram.h"

#include <map>
#include <tuple>

namespace warplens {

/// What tells hazards of one array apart: kind, class, within a warp, equal values, both sites.
using HazardKey = std::tuple<HazardKind, RaceClass, bool, bool, std::uint32_t, std::uint32_t>;
HazardKey keyOf(const Hazard &hazard);

struct HazardCount
{
    std::uint64_t pairs = 0;
    std::uint64_t blocks = 0;
    std::uint64_t firstBlock = 0;
    bool operator==(const HazardCount &) const = default;
};

/// The hazards of a program found the slow way: every access against every other, byte by byte,
/// and each followed through all meetings after it. Knows no WarpStorage.
std::map<HazardKey, HazardCount> slowHazards(const SharedProgram &program);

} // namespace warplens
