// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/constantcost.h"

#include "device/lanes.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace warplens {

ConstantCost constantCost(const Request &request, const Device &device)
{
    constexpr std::uint64_t WordBytes = 4;
    ConstantCost cost;
    cost.modelled = device.constantLanes != 0;
    if (!cost.modelled)
        return cost;
    for (std::uint32_t first = 0; first < MaxLanes; first += device.constantLanes) {
        std::vector<std::uint64_t> words;
        std::size_t ofOneLane = 0;
        const LaneMask lanes = request.active & (firstLanes(device.constantLanes) << first);
        for (LaneMask rest = lanes; rest; rest &= rest - 1) {
            const std::uint64_t address = request.address[std::size_t(std::countr_zero(rest))];
            const std::uint64_t last = (address + request.bytes - 1) / WordBytes;
            for (std::uint64_t word = address / WordBytes; word <= last; ++word)
                words.push_back(word);
            ofOneLane = last - address / WordBytes + 1;
        }
        std::ranges::sort(words);
        const auto repeated = std::ranges::unique(words);
        cost.words += std::uint32_t(words.size() - repeated.size());
        cost.idealWords += std::uint32_t(ofOneLane);
    }
    return cost;
}

} // namespace warplens
