// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/cellowner.h"
#include "figure/focus.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

/// A word that lanes wanted. Each warp owns it once: through the first of its requests.
struct BankCell
{
    std::uint32_t bank = 0;
    std::uint64_t word = 0; ///< flat address / bank bytes
    std::vector<CellOwner> owners;
    bool conflict = false; ///< its bank needed more than one pass for a request that wanted it
    bool operator==(const BankCell &) const = default;
};

struct BankRow
{
    std::uint64_t row = 0;       ///< words of shared memory before it / banks
    std::vector<BankCell> cells; ///< ascending by bank
    bool operator==(const BankRow &) const = default;
};

/// The rows of one array. A row that two arrays share appears in both.
struct BankArray
{
    std::uint32_t array = NoArray;
    std::vector<BankRow> rows; ///< ascending
    bool operator==(const BankArray &) const = default;
};

/// One grid: a phase of one request, or several requests on top of each other.
struct BankPhase
{
    std::uint32_t phase = 0;  ///< of the request
    std::uint32_t phases = 0; ///< it has; 0: several requests
    LaneMask lanes = 0;       ///< of the phase; 0: several requests
    /// Of each bank, the passes; with several requests, the most that one phase of one needed.
    std::vector<std::uint64_t> passes;
    std::vector<BankArray> arrays;

    std::uint64_t mostPasses() const;
    bool operator==(const BankPhase &) const = default;
};

struct BankContent
{
    bool modelled = true; ///< false: the device has no rule for a width, its conflicts are unknown
    std::vector<BankPhase> phases;
    bool operator==(const BankContent &) const = default;
};

/// Shared memory as the requests in `focus` (at least one) want it: phases apart if it is one
/// request, of which `phase` may choose one. Where the focus is a pair that meets there are no
/// passes or conflicts, each request has a band of its own, and so have the two lanes.
BankContent bankContent(const Result &result, const Focus &focus,
                        std::optional<std::uint32_t> phase);

} // namespace warplens
