// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// What one request to global memory costs. Pure functions of (request, device): any thread.
struct GlobalCost
{
    std::uint32_t memoryRequests = 0;   ///< groups of lanes that the device merges
    std::uint32_t lines = 0;            ///< distinct device lines of each group, summed
    std::uint32_t sectors = 0;          ///< distinct 32 B sectors of each group, summed
    std::uint32_t idealSectors = 0;     ///< ceil(distinct bytes / sector bytes) of the request
    std::uint32_t transactionBytes = 0; ///< size of each transaction
    std::uint32_t transactions = 0;
    std::uint32_t l2Atomics = 0; ///< atomics: distinct addresses in each 16-lane group, summed

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

} // namespace warplens
