// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/occupancy.h"

#include <algorithm>

namespace warplens {

namespace {

/// How many blocks fit, as far as one limit goes; no limit if `available` is 0.
std::uint64_t fitting(std::uint64_t available, std::uint64_t wanted)
{
    return available == 0 || wanted == 0 ? UINT64_MAX : available / wanted;
}

} // namespace

std::optional<Occupancy> occupancyOf(const Extent &block, std::uint64_t sharedBytes,
                                     const Device &device)
{
    const LaunchLimits &limits = device.limits;
    if (limits.residentWarps == 0)
        return {};
    Occupancy occupancy;
    const std::uint64_t granularity = std::max<std::uint64_t>(limits.sharedBytesGranularity, 1);
    const std::uint64_t used = sharedBytes + limits.sharedBytesReserved;
    occupancy.sharedBytes = (used + granularity - 1) / granularity * granularity;
    const std::uint64_t warps = (block.count() + device.warpSize - 1) / device.warpSize;
    const std::pair<OccupancyLimit, std::uint64_t> fits[] = {
        {OccupancyLimit::Warps, fitting(limits.residentWarps, warps)},
        {OccupancyLimit::Blocks, fitting(limits.residentBlocks, 1)},
        {OccupancyLimit::SharedBytes, fitting(limits.residentSharedBytes, occupancy.sharedBytes)},
    };
    std::uint64_t blocks = UINT64_MAX;
    for (const auto &[limit, count] : fits)
        blocks = std::min(blocks, count);
    for (const auto &[limit, count] : fits)
        if (count == blocks)
            occupancy.limits.push_back(limit);
    occupancy.blocks = std::uint32_t(blocks);
    occupancy.warps = std::uint32_t(blocks * warps);
    occupancy.vendor = device.vendor;
    occupancy.mostWarps = limits.residentWarps;
    return occupancy;
}

} // namespace warplens
