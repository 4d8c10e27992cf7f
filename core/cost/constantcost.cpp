// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/constantcost.h"

#include "cost/sortedaddresses.h"
#include "cost/touchedunits.h"
#include "device/lanes.h"

namespace warplens {

ConstantCost constantCost(const Request &request, const Device &device)
{
    constexpr std::uint32_t WordBytes = 4;
    ConstantCost cost;
    cost.modelled = device.constantLanes != 0;
    if (!cost.modelled)
        return cost;
    for (std::uint32_t first = 0; first < MaxLanes; first += device.constantLanes) {
        const LaneMask lanes = request.active & (firstLanes(device.constantLanes) << first);
        if (!lanes)
            continue;
        TouchedUnits words(WordBytes);
        for (const std::uint64_t address : SortedAddresses(request, lanes))
            words.touch(address, address + request.bytes - 1);
        cost.words += words.count();
        cost.idealWords += (request.bytes + WordBytes - 1) / WordBytes;
    }
    return cost;
}

} // namespace warplens
