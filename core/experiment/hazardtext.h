// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"
#include "hazard/hazard.h"
#include "kernel/extent.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warplens {

/// `race`, `same_instruction`, `unwritten`, `warp_storage`: the words of the JSON.
std::string_view nameOf(HazardKind kind);
/// `RAW`, `WAR`, `WAW`, as people write them.
std::string_view nameOf(RaceClass raceClass);

/// `(1, 0, 0)`: a thread in its block or a block in its grid.
std::string coordinatesText(const Extent &position);

/// The element at `byte` of an array, in its declared shape: `[1][2]`. An array of unknown size
/// has one index, a variable without a shape none, and then this is empty.
std::string indexText(const Kernel &kernel, std::uint32_t array, std::uint64_t byte);
/// The same behind the array's name: `tile[1][2]`; `byte 8 of shared memory` where the array is not
/// known.
std::string elementText(const Kernel &kernel, std::uint32_t array, std::uint64_t byte,
                        const Translate &translate);

/// A hazard in plain words: which threads and lines meet at which element, what to do about it, and
/// how often it happens. One to three sentences; the severity is not among them. `hazard` must be
/// of `result`, which has a kernel.
std::string describe(const Hazard &hazard, const Result &result, const Translate &translate);

} // namespace warplens
