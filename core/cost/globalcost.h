// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/transactioncounts.h"
#include "device/device.h"
#include "simt/request.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// What one request to global memory costs. Pure functions of (request, device): any thread.
/// A group is what the device merges: the warp, a half- or quarter-warp; on CC 1.0 and 1.1 each
/// lane of a half-warp that is not served together.
struct GlobalCost
{
    std::uint32_t memoryRequests = 0; ///< groups that have an active lane
    std::uint32_t lines = 0;          ///< distinct device lines of each group, summed
    std::uint32_t sectors = 0;        ///< distinct sectors of each group, summed
    std::uint32_t idealSectors = 0;   ///< ceil(distinct bytes / sector bytes) of the request
    TransactionCounts transactions;

    bool operator==(const GlobalCost &) const = default;
};

GlobalCost globalCost(const Request &request, const Device &device);

/// The why: the sectors that the lanes touch, ascending by address, and who uses them. One entry
/// for each sector of each merged group, so there are `GlobalCost::sectors` of them: where a device
/// splits requests, a sector that two groups touch stands twice, the lower lanes first.
struct SectorUse
{
    std::uint64_t address = 0;   ///< of its first byte
    LaneMask lanes = 0;          ///< lanes with at least one byte in it
    std::uint32_t usedBytes = 0; ///< distinct bytes of it that these lanes asked for
    bool operator==(const SectorUse &) const = default;
};
std::vector<SectorUse> sectorsOf(const Request &request, const Device &device);

/// What moves: the transactions that `GlobalCost::transactions` counts, group by group.
struct Transaction
{
    std::uint64_t address = 0; ///< of its first byte, a multiple of `bytes`
    std::uint32_t bytes = 0;
    /// That it serves, at least one byte each. CC 1.0 and 1.1 move both segments of a half-warp's
    /// 16-byte words even if all lanes of one are inactive: then none.
    LaneMask lanes = 0;
    bool operator==(const Transaction &) const = default;
};
std::vector<Transaction> transactionsOf(const Request &request, const Device &device);

} // namespace warplens
