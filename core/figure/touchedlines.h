// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/cellowner.h"
#include "figure/focus.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// A cell that lanes touched. Each warp owns it once: through the first of its requests that
/// touched it, so that a loop over one line looks like its first turn.
struct TouchedCell
{
    std::uint32_t offset = 0; ///< bytes from the start of the line
    std::vector<CellOwner> owners;
    bool operator==(const TouchedCell &) const = default;
};

/// Bytes that the device moved in one transaction: a sector, or a line where it moves lines.
struct MovedSpan
{
    std::uint32_t offset = 0; ///< bytes from the start of the line
    std::uint32_t bytes = 0;
    std::uint32_t requests = 0; ///< that moved it
    bool operator==(const MovedSpan &) const = default;
};

struct TouchedLine
{
    std::uint64_t address = 0;      ///< flat, of its first byte
    std::vector<TouchedCell> cells; ///< ascending
    std::vector<MovedSpan> moved;   ///< ascending, disjoint
    std::uint32_t usedBytes = 0;
    std::uint32_t movedBytes = 0; ///< each span once, however often it moved
    bool operator==(const TouchedLine &) const = default;
};

/// The lines of one array.
struct TouchedArray
{
    std::uint32_t array = NoArray;
    std::uint64_t firstLine = 0; ///< flat address of the line that holds the array's first byte
    std::uint32_t cellBytes = 4; ///< 1, 2, 4, 8 or 16: what all accesses are multiples of
    bool loaded = false, stored = false, atomic = false;
    std::uint64_t requests = 0; ///< of the focus that touched it
    std::vector<TouchedLine> lines;
    bool operator==(const TouchedArray &) const = default;
};

/// Global memory as the requests in `focus` left it: arrays in their numbering, lines ascending.
std::vector<TouchedArray> touchedLines(const Result &result, const Focus &focus);

} // namespace warplens
