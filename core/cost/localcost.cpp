// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/localcost.h"

#include <bit>

namespace warplens {

std::vector<Request> interleaved(const Request &request, const Device &device)
{
    const std::uint64_t wordBytes = device.localWordBytes;
    std::vector<Request> requests;
    if (wordBytes == 0)
        return requests;
    const std::uint32_t words = std::uint32_t((request.bytes + wordBytes - 1) / wordBytes);
    for (std::uint32_t word = 0; word < words; ++word) {
        Request &part = requests.emplace_back(request);
        part.space = Space::Global;
        part.bytes = std::uint32_t(std::min<std::uint64_t>(wordBytes, request.bytes));
        for (LaneMask rest = request.active; rest; rest &= rest - 1) {
            const auto lane = std::size_t(std::countr_zero(rest));
            const std::uint64_t offset = request.address[lane] - window::Local + word * wordBytes;
            const std::uint64_t place = offset / wordBytes * device.warpSize + lane;
            part.address[lane] = window::Global + place * wordBytes + offset % wordBytes;
        }
    }
    return requests;
}

GlobalCost localCost(const Request &request, const Device &device)
{
    GlobalCost sum;
    for (const Request &part : interleaved(request, device)) {
        const GlobalCost cost = globalCost(part, device);
        sum.memoryRequests += cost.memoryRequests;
        sum.lines += cost.lines;
        sum.sectors += cost.sectors;
        sum.idealSectors += cost.idealSectors;
        cost.transactions.each([&sum](std::uint32_t bytes, std::uint32_t count) {
            sum.transactions.add(bytes, count);
        });
    }
    return sum;
}

} // namespace warplens
