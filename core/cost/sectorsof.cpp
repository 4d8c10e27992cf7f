// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/globalcost.h"

#include "cost/mergedgroups.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

std::vector<unsigned> lanesByAddress(const Request &request, LaneMask lanes)
{
    std::vector<unsigned> order;
    for (LaneMask rest = lanes; rest; rest &= rest - 1)
        order.push_back(unsigned(std::countr_zero(rest)));
    std::ranges::stable_sort(order, {}, [&](unsigned lane) { return request.address[lane]; });
    return order;
}

/// The sectors of one merged group, ascending.
std::vector<SectorUse> sectorsOfGroup(const Request &request, LaneMask lanes,
                                      std::uint64_t sectorBytes)
{
    std::vector<SectorUse> sectors;
    std::uint64_t counted = 0; // no byte before it is still to be counted
    for (const unsigned lane : lanesByAddress(request, lanes)) {
        const std::uint64_t first = request.address[lane];
        const std::uint64_t end = first + request.bytes;
        for (std::uint64_t at = first / sectorBytes * sectorBytes; at < end; at += sectorBytes) {
            auto sector = std::ranges::lower_bound(sectors, at, {}, &SectorUse::address);
            if (sector == sectors.end())
                sector = sectors.insert(sector, {at, 0, 0});
            sector->lanes |= LaneMask(1) << lane;
            const std::uint64_t from = std::max({first, at, counted});
            const std::uint64_t to = std::min(end, at + sectorBytes);
            sector->usedBytes += from < to ? std::uint32_t(to - from) : 0;
        }
        counted = end;
    }
    return sectors;
}

} // namespace

std::vector<SectorUse> sectorsOf(const Request &request, const Device &device)
{
    std::vector<SectorUse> sectors;
    eachMergedGroup(request, device, [&](LaneMask lanes) {
        const auto group = sectorsOfGroup(request, lanes, device.global.sectorBytes);
        sectors.insert(sectors.end(), group.begin(), group.end());
    });
    std::ranges::stable_sort(sectors, {}, &SectorUse::address);
    return sectors;
}

} // namespace warplens
