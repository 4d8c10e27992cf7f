// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"

#include <cstdint>
#include <vector>

namespace warplens {

enum class HazardKind : std::uint8_t {
    /// Two threads of a block touch a byte of shared memory in one barrier interval, one of them
    /// writes, and nothing orders them. Two atomics are no race.
    Race,
    /// Several lanes of one store write one byte: which of them wins is undefined.
    SameInstruction,
    /// A thread reads a byte of shared memory that no thread of its block wrote before.
    Unwritten,
    /// An array of one warp's worth of elements that one store of several warps races for: it looks
    /// like storage of a warp's own, but shared memory belongs to the block.
    WarpStorage,
};

/// By which of two sites comes first in the program since the last barrier, as nobody knows how
/// warps run against each other: the first warp that came to both decides, or else the text.
enum class RaceClass : std::uint8_t { ReadAfterWrite, WriteAfterRead, WriteAfterWrite };

/// One thread at one access site.
struct HazardAccess
{
    std::uint32_t site = NoSite;  ///< index into Kernel::sites
    std::uint32_t thread = 0;     ///< linear in its block
    std::uint32_t warp = 0;       ///< with `site` and `occurrence` it names the Request
    std::uint32_t occurrence = 0; ///< as Request::occurrence
    bool operator==(const HazardAccess &) const = default;
};

/// All hazards of one kind between one pair of sites on one array, with one example.
struct Hazard
{
    HazardKind kind = HazardKind::Race;
    RaceClass raceClass = RaceClass::WriteAfterWrite; ///< of a Race
    /// Race: an error across warps; a warning within one, where lanes are not in lock step.
    /// SameInstruction, Unwritten: a warning. Where writes meet, a note if `sameValue`.
    Severity severity = Severity::Error;
    bool withinWarp = false; ///< of a Race: both threads are of one warp
    bool sameValue = false;  ///< of writes: in this run no write but the first changed a thing
    std::uint32_t array = NoArray; ///< numbered as Site::array
    // The example: that of the lowest block, or of the block in focus if it has one.
    HazardAccess first;  ///< the one that comes first in the program; Unwritten: the read
    HazardAccess second; ///< Unwritten: has no site
    std::uint64_t block = 0;
    std::uint64_t byte = 0;  ///< of the array: the first that both touch
    std::uint32_t bytes = 0; ///< that both touch
    /// (thread at the first site, thread at the second, place) triples, a place being as many bytes
    /// as the narrowest access to shared memory takes; once for each barrier interval, over all
    /// blocks. Unwritten: (thread, place) pairs.
    std::uint64_t pairs = 0;
    std::uint64_t blocks = 0; ///< that have any
    bool operator==(const Hazard &) const = default;
};

/// Adds `more`, found in blocks after those of `into`: one entry for each kind, class, pair of
/// sites and array, the example of the first that had one.
void mergeHazards(std::vector<Hazard> &into, const std::vector<Hazard> &more);

/// Errors first, then by place in the text.
void sortHazards(std::vector<Hazard> &hazards, const Kernel &kernel);

} // namespace warplens
