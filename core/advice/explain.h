// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/requestfacts.h"
#include "experiment/result.h"
#include "figure/selection.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

/// Why something costs what it does. The first of an Explanation carries its counts.
enum class Reason : std::uint8_t {
    NothingRan,
    NoAccess,    ///< what is in focus touches no memory
    NotModelled, ///< the device has no rule for it
    NotRecorded, ///< only its counts are known
    // global
    Ideal,      ///< no fewer sectors would do
    OneAddress, ///< a broadcast
    Stride,     ///< elements are skipped, several to a sector
    FarApart,   ///< a sector for each lane
    Misaligned, ///< side by side, but across a sector's edge
    Runs,       ///< several stretches apart
    Scattered,  ///< no pattern
    WholeLines, ///< no sector in excess, but the device moves lines
    LaneByLane, ///< CC 1.0 and 1.1: a half-warp that is not served at once
    // shared
    NoConflict,
    OneWord, ///< a broadcast
    Phases,  ///< more than one wavefront, and no conflict
    Conflict,
    TurnsOnAddress, ///< atomics on one address
    TurnsOnBank,    ///< atomics on one bank
    // constant
    OneConstant,
    SeveralConstants,
    // more about it
    AboveHundred, ///< efficiency, as lanes share bytes
    Split,        ///< the device serves it as several requests
    HalfWarps,    ///< shared, CC 1.x
    PairMerge,
    Inactive,      ///< lanes are switched off
    Narrow,        ///< side by side, and less than a word each
    StrideOfWords, ///< shared: how the step meets the banks
    AtomicsMeet,   ///< global: lanes on one address
    WholeSite,     ///< all requests of the site together
};

/// What is in focus, explained by the request that costs most beyond its ideal.
struct Explanation
{
    std::vector<Reason> reasons; ///< never empty; the sentence first, then details
    std::optional<std::uint32_t> site;
    std::optional<std::uint32_t> request; ///< index into Result::recording
    std::optional<RequestFacts> facts;    ///< of that request
    Counts counts;                        ///< of that request; without one, of the site
    std::optional<Counts> whole;          ///< of the site in the launch, as the report has it
    Space space = Space::Global;

    bool operator==(const Explanation &) const = default;
};

/// Of a request, a site, a warp, or the whole launch: then of the site with the most in excess.
Explanation explain(const Result &result, const Selection &selection);

} // namespace warplens
