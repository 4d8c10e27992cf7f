// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "blockrequests.h"

#include "kernel/space.h"

using namespace warplens;

std::vector<Request> sharedLoads(const IndexOfThread &index, const Extent &block,
                                 std::uint32_t bytes, std::uint32_t warpSize)
{
    std::vector<Request> requests;
    for (std::uint64_t first = 0; first < block.count(); first += warpSize) {
        Request &request = requests.emplace_back();
        request.space = Space::Shared;
        request.bytes = bytes;
        request.warp = std::uint32_t(first / warpSize);
        for (std::uint32_t lane = 0; lane < warpSize && first + lane < block.count(); ++lane) {
            request.active |= LaneMask(1) << lane;
            request.address[lane] = window::Shared + index(positionOf(first + lane, block)) * bytes;
        }
    }
    return requests;
}
