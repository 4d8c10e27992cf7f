// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/cellowner.h"
#include "figure/focus.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace warplens {

/// A shared array as it was declared: rows are those of the last two dimensions, slices the rest.
struct ArrayShape
{
    std::uint32_t array = NoArray;
    std::uint64_t base = 0; ///< flat address of its first byte
    std::uint32_t elementBytes = 4;
    std::uint64_t columns = 1; ///< of a row
    std::uint64_t rows = 1;    ///< of a slice
    std::uint64_t slices = 1;
    std::vector<std::uint32_t> sizes; ///< as declared, outermost first; none: a single element

    std::uint64_t count() const { return columns * rows * slices; }
    std::uint64_t addressOf(std::uint64_t element) const { return base + element * elementBytes; }
    bool operator==(const ArrayShape &) const = default;
};

/// None: nobody said how large the array is.
std::optional<ArrayShape> shapeOf(const Result &result, std::uint32_t array);

/// The bank that holds the first byte of `address`.
std::uint32_t bankAt(const Device &device, std::uint64_t address);

/// An element that lanes touched. Each warp owns it once: through the first of its requests.
struct ArrayCell
{
    std::vector<CellOwner> owners;
    std::uint64_t ways = 0; ///< the most passes that a bank needed for a word of it
    bool operator==(const ArrayCell &) const = default;
};

/// What lanes touched of one array.
struct TouchedShape
{
    ArrayShape shape;
    std::map<std::uint64_t, ArrayCell> cells; ///< by element
    bool operator==(const TouchedShape &) const = default;
};

/// A phase of one request, or several requests on top of each other.
struct ArrayPhase
{
    std::uint32_t phase = 0;           ///< of the request
    std::uint32_t phases = 0;          ///< it has; 0: several requests
    LaneMask lanes = 0;                ///< of the phase; 0: several requests
    std::vector<std::uint64_t> passes; ///< of each bank, the most that one phase of one needed
    std::vector<TouchedShape> arrays;  ///< in their numbering
    bool operator==(const ArrayPhase &) const = default;
};

struct ArrayContent
{
    bool modelled = true; ///< false: the device has no rule for a width, its conflicts are unknown
    /// An access went to this array, whose shape is not known; NoArray: to no array at all.
    std::optional<std::uint32_t> shapeless;
    std::vector<ArrayPhase> phases;
    bool operator==(const ArrayContent &) const = default;
};

/// As `bankContent`, by element in place of by word.
ArrayContent arrayContent(const Result &result, const Focus &focus,
                          std::optional<std::uint32_t> phase);

} // namespace warplens
