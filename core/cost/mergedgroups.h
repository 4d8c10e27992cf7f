// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/stricthalfwarp.h"
#include "device/device.h"
#include "device/lanes.h"
#include "simt/request.h"

#include <iterator>

namespace warplens {

/// Lanes that `device` looks at together for such a request.
inline std::uint32_t lanesMerged(const Request &request, const GlobalRules &rules)
{
    if (rules.protocol != GlobalProtocol::Merge)
        return HalfWarp;
    const auto &merged =
        request.kind == AccessKind::Load ? rules.lanesMerged : rules.storeLanesMerged;
    const auto above = merged.upper_bound(request.bytes);
    return above == merged.begin() ? MaxLanes : std::prev(above)->second;
}

/// What one transaction moves for such a request, where lanes merge.
inline std::uint32_t mergedBytes(const Request &request, const GlobalRules &rules)
{
    if (request.kind != AccessKind::Load)
        return rules.storeTransactionBytes;
    const auto hinted = rules.hintedLoadBytes.find(request.hint);
    return hinted == rules.hintedLoadBytes.end() ? rules.loadTransactionBytes : hinted->second;
}

/// Calls `use(lanes)` with the active lanes of each group that the device merges, in lane order;
/// groups without an active lane are left out.
inline void eachMergedGroup(const Request &request, const Device &device, const auto &use)
{
    const std::uint32_t count = lanesMerged(request, device.global);
    if (count == MaxLanes)
        return use(request.active);
    const bool isStrict = device.global.protocol == GlobalProtocol::StrictHalfWarp;
    for (std::uint32_t first = 0; first < MaxLanes; first += count) {
        LaneMask left = request.active & (firstLanes(count) << first);
        const bool isTogether = !isStrict || (left && isServedTogether(request, left));
        while (left) {
            const LaneMask lanes = isTogether ? left : left & -left;
            use(lanes);
            left &= ~lanes;
        }
    }
}

} // namespace warplens
