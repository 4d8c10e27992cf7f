// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "simt/request.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

/// How many lanes the atomics of a site sent to each address. Flat in memory: only the lowest
/// addresses are kept. One of them was never dropped before, as there are never as many below it,
/// so its count is that of all requests, in whatever order and grouping they are added.
class AtomicHeat
{
public:
    static constexpr std::size_t MostAddresses = 16'384;

    void add(const Request &request);
    AtomicHeat &operator+=(const AtomicHeat &other);

    /// Of the addresses that are kept; nothing if there was no atomic.
    std::optional<HottestAddress> hottest() const;

private:
    struct Entry
    {
        std::uint64_t address = 0;
        std::uint64_t lanes = 0;
    };

    void add(const Entry &entry);
    /// Sorts the new entries in.
    void settle();

    std::vector<Entry> m_kept; ///< ascending, each address once
    std::vector<Entry> m_new;  ///< in no order
    bool m_cut = false;        ///< addresses were dropped
};

} // namespace warplens
