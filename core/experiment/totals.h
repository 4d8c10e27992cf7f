// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/atomicheat.h"
#include "experiment/costcontext.h"
#include "experiment/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

/// Sums of what requests cost, for each site and space. Flat in memory however many requests are
/// added. One object belongs to one thread; objects of several threads add up.
class Totals
{
public:
    explicit Totals(const CostContext &context);

    void add(const Request &request);
    /// Exact in any grouping, but for `SiteResult::array`: add in the order of the blocks.
    Totals &operator+=(const Totals &other);

    /// By site, then space; only those executed.
    std::vector<SiteResult> sites() const;

private:
    /// What a request to local memory costs whose lanes all go to one offset. It is the same at
    /// any other: a row of such words starts a line.
    struct UniformCost
    {
        LaneMask active = 0; ///< none: not known yet
        std::uint32_t bytes = 0;
        std::uint64_t phase = 0; ///< of the offset, in its word
        Counts counts;
    };
    struct Entry
    {
        std::uint32_t array = NoArray; ///< of the first request
        Counts counts;
        std::vector<std::uint64_t> bankPasses;
        std::vector<std::uint64_t> tgsmByBank;
        AtomicHeat heat; ///< of atomics
        UniformCost uniform;
    };
    static constexpr std::size_t Spaces = 4; ///< Global, Shared, Constant, Local

    Entry *entryOf(const Request &request);
    void addLocal(Entry &entry, const Request &request) const;

    const CostContext *m_context;
    std::vector<std::array<std::optional<Entry>, Spaces>> m_entries; ///< by site
};

} // namespace warplens
