// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace warplens {

/// What the search for hazards did not cover in a run. Where any of them holds, an empty list of
/// hazards says nothing.
struct HazardLimits
{
    /// The kernel calls `mbarrier` operations, which the simulator does not model: races of shared
    /// memory are not looked for.
    bool opaqueBarriers = false;
    /// It passed named barriers, of part of a block, beside asynchronous copies, whose waits may be
    /// barriers of the block, or more of them than can be followed: what is ordered between warps
    /// there is not judged.
    bool namedBarriers = false;
    /// More was done between two barriers than is kept: what came later is not judged.
    bool logFull = false;
    /// More sites race than the list holds: it has the first, and their counts may be too low.
    bool listCut = false;

    bool any() const { return opaqueBarriers || namedBarriers || logFull || listCut; }
    HazardLimits &operator|=(const HazardLimits &other);
    bool operator==(const HazardLimits &) const = default;
};

/// Those that the kernel itself sets, whatever its run does.
HazardLimits hazardLimitsOf(const Kernel &kernel);

} // namespace warplens
