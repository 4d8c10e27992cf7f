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
    struct Entry
    {
        std::uint32_t array = NoArray; ///< of the first request
        Counts counts;
        std::vector<std::uint64_t> bankPasses;
        std::vector<std::uint64_t> tgsmByBank;
        AtomicHeat heat; ///< of atomics
    };
    static constexpr std::size_t Spaces = 4; ///< Global, Shared, Constant, Local

    Entry *entryOf(const Request &request);

    const CostContext *m_context;
    std::vector<std::array<std::optional<Entry>, Spaces>> m_entries; ///< by site
};

} // namespace warplens
