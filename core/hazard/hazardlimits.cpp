// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazardlimits.h"

#include <algorithm>

namespace warplens {

HazardLimits &HazardLimits::operator|=(const HazardLimits &other)
{
    opaqueBarriers |= other.opaqueBarriers;
    namedBarriers |= other.namedBarriers;
    logFull |= other.logFull;
    listCut |= other.listCut;
    return *this;
}

HazardLimits hazardLimitsOf(const Kernel &kernel)
{
    HazardLimits limits;
    // Barriers that wait for memory itself are not followed: what they order would look like a
    // race.
    limits.opaqueBarriers = std::ranges::any_of(kernel.opaqueCalls, [](const std::string &name) {
        return name.find("mbarrier") != std::string::npos;
    });
    return limits;
}

} // namespace warplens
