// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// By how many bytes an address moves with each of threadIdx.x, y and z; 0 also along an axis on
/// which the block has one thread.
struct ThreadSteps
{
    std::array<std::int64_t, 3> bytes = {};
    bool operator==(const ThreadSteps &) const = default;
};

/// The steps of one execution of a site by the whole block in focus; none if the addresses are no
/// such sum.
std::optional<ThreadSteps> threadStepsOf(const Result &result, std::uint32_t site,
                                         std::uint32_t occurrence);

/// What to change about an access to global memory.
enum class GlobalChange : std::uint8_t {
    SwapIndices,    ///< threadIdx.x stands in an outer index and `axis` in the last: swap them
    UseInLast,      ///< threadIdx.x stands in an outer index: let it index the last dimension
    ThroughShared,  ///< the same, where other accesses of the kernel want threadIdx.x as it is
    SplitStructure, ///< one member of a structure: an array for each member
    NeighbouringElements, ///< every n-th element: give neighbours neighbouring ones
    AlignStart,           ///< side by side, but not from the start of a sector
    WidenBlock,           ///< rows of the block are shorter than a warp and lie apart
    SortIndices,          ///< an index that is read from memory scatters them
};

struct GlobalAdvice
{
    std::uint32_t site = 0; ///< index into Kernel::sites
    std::uint32_t array = NoArray;
    GlobalChange change = GlobalChange::SortIndices;
    std::int64_t step = 0;  ///< bytes from lane to lane
    std::uint32_t axis = 0; ///< 1: threadIdx.y, 2: threadIdx.z
    std::uint32_t elementBytes = 4;
    std::uint32_t pastSector = 0; ///< bytes
    std::uint32_t blockWidth = 0; ///< threads
    std::uint64_t excess = 0;     ///< sectors of the site in the launch

    bool operator==(const GlobalAdvice &) const = default;
};

/// One for each site of global memory that has sectors in excess and recorded requests, the
/// most excess first. Read off addresses and thread indices, never off the text.
std::vector<GlobalAdvice> globalAdvice(const Result &result);

/// What is found and what to change, in one or two sentences.
std::string describe(const GlobalAdvice &advice, const Result &result, const Translate &translate);

} // namespace warplens
