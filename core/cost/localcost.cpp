// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/localcost.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

/// Calls `use(part)` for each word of a wide access.
void eachInterleaved(const Request &request, const Device &device, const auto &use)
{
    const std::uint64_t wordBytes = device.localWordBytes;
    if (wordBytes == 0)
        return;
    Request part = request;
    part.space = Space::Global;
    part.bytes = std::uint32_t(std::min<std::uint64_t>(wordBytes, request.bytes));
    for (std::uint64_t done = 0; done < request.bytes; done += wordBytes) {
        for (LaneMask rest = request.active; rest; rest &= rest - 1) {
            const auto lane = std::size_t(std::countr_zero(rest));
            const std::uint64_t offset = request.address[lane] - window::Local + done;
            const std::uint64_t place = offset / wordBytes * device.warpSize + lane;
            part.address[lane] = window::Global + place * wordBytes + offset % wordBytes;
        }
        use(part);
    }
}

} // namespace

std::vector<Request> interleaved(const Request &request, const Device &device)
{
    std::vector<Request> parts;
    eachInterleaved(request, device, [&parts](const Request &part) { parts.push_back(part); });
    return parts;
}

GlobalCost localCost(const Request &request, const Device &device)
{
    GlobalCost sum;
    eachInterleaved(request, device, [&](const Request &part) {
        const GlobalCost cost = globalCost(part, device);
        sum.memoryRequests += cost.memoryRequests;
        sum.lines += cost.lines;
        sum.sectors += cost.sectors;
        sum.idealSectors += cost.idealSectors;
        cost.transactions.each([&sum](std::uint32_t bytes, std::uint32_t count) {
            sum.transactions.add(bytes, count);
        });
    });
    return sum;
}

} // namespace warplens
