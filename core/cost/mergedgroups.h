// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "device/lanes.h"
#include "simt/request.h"

#include <iterator>

namespace warplens {

/// Lanes that `device` merges together for accesses of `bytes` a lane.
inline std::uint32_t lanesMerged(const Device &device, std::uint32_t bytes)
{
    const auto &merged = device.global.lanesMerged;
    const auto above = merged.upper_bound(bytes);
    return above == merged.begin() ? MaxLanes : std::prev(above)->second;
}

/// Calls `use(lanes)` with the active lanes of each group that the device merges, in lane order;
/// groups without an active lane are left out.
inline void eachMergedGroup(const Request &request, const Device &device, const auto &use)
{
    const std::uint32_t count = lanesMerged(device, request.bytes);
    for (std::uint32_t first = 0; first < MaxLanes; first += count)
        if (const LaneMask lanes = request.active & (firstLanes(count) << first))
            use(lanes);
}

} // namespace warplens
