// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/atomiccost.h"

#include "cost/sortedaddresses.h"
#include "device/lanes.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace warplens {

namespace {

std::uint32_t distinctAddresses(const Request &request, LaneMask lanes)
{
    std::uint32_t count = 0;
    std::uint64_t previous = ~std::uint64_t(0);
    for (const std::uint64_t address : SortedAddresses(request, lanes)) {
        count += address != previous;
        previous = address;
    }
    return count;
}

} // namespace

AtomicCost atomicCost(const Request &request, const Device &device)
{
    AtomicCost cost;
    std::vector<std::uint64_t> addresses;
    for (LaneMask rest = request.active; rest; rest &= rest - 1)
        addresses.push_back(request.address[std::size_t(std::countr_zero(rest))]);
    std::ranges::sort(addresses);
    std::uint32_t run = 0;
    for (std::size_t i = 0; i < addresses.size(); ++i) {
        const bool isSame = i != 0 && addresses[i] == addresses[i - 1];
        run = isSame ? run + 1 : 1;
        cost.distinctAddresses += isSame ? 0 : 1;
        if (run > cost.mostOnOneAddress) {
            cost.mostOnOneAddress = run;
            cost.hottestAddress = addresses[i];
        }
    }
    const std::uint32_t together = device.global.atomicLanesMerged;
    if (request.space == Space::Global && together != 0)
        for (std::uint32_t first = 0; first < MaxLanes; first += together)
            cost.l2Operations +=
                distinctAddresses(request, request.active & (firstLanes(together) << first));
    return cost;
}

} // namespace warplens
