// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/atomiccost.h"

#include "cost/progression.h"
#include "device/lanes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warplens {

namespace {

/// How lanes share addresses.
struct Sharing
{
    std::uint32_t addresses = 0; ///< distinct ones
    std::uint32_t most = 0;      ///< lanes on one
    std::uint64_t hottest = 0;   ///< the lowest that so many are on
};

Sharing sharingInSteps(const Progression &steps)
{
    if (steps.step == 0)
        return {1, steps.count, steps.first};
    return {steps.count, 1, steps.first};
}

Sharing sharingOf(const Request &request, LaneMask lanes)
{
    if (const auto steps = progressionOf(request, lanes))
        return sharingInSteps(*steps);
    std::array<std::uint64_t, MaxLanes> addresses; // the first `count` are set
    std::size_t count = 0;
    for (LaneMask rest = lanes; rest; rest &= rest - 1)
        addresses[count++] = request.address[std::size_t(std::countr_zero(rest))];
    std::sort(addresses.begin(), addresses.begin() + std::ptrdiff_t(count));
    Sharing sharing;
    std::uint32_t run = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isSame = i != 0 && addresses[i] == addresses[i - 1];
        run = isSame ? run + 1 : 1;
        sharing.addresses += isSame ? 0 : 1;
        if (run > sharing.most) {
            sharing.most = run;
            sharing.hottest = addresses[i];
        }
    }
    return sharing;
}

} // namespace

AtomicCost atomicCost(const Request &request, const Device &device)
{
    AtomicCost cost;
    const Sharing sharing = sharingOf(request, request.active);
    cost.distinctAddresses = sharing.addresses;
    cost.mostOnOneAddress = sharing.most;
    cost.hottestAddress = sharing.hottest;
    const std::uint32_t together = device.global.atomicLanesMerged;
    if (request.space != Space::Global || together == 0)
        return cost;
    for (std::uint32_t first = 0; first < MaxLanes; first += together)
        if (const LaneMask lanes = request.active & (firstLanes(together) << first))
            cost.l2Operations += sharingOf(request, lanes).addresses;
    return cost;
}

} // namespace warplens
