// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "blockrequests.h"

using namespace warplens;

std::uint64_t arrayBase(Space space)
{
    return space == Space::Shared ? window::Shared : window::Global;
}

std::vector<Request> requestsOf(const IndexExpression &expression, const Extent &block, Space space,
                                AccessKind kind, std::uint32_t bytes, std::uint32_t warpSize)
{
    std::vector<Request> requests;
    for (std::uint64_t first = 0; first < block.count(); first += warpSize) {
        Request request;
        request.space = space;
        request.kind = kind;
        request.bytes = bytes;
        request.warp = std::uint32_t(first / warpSize);
        for (std::uint32_t lane = 0; lane < warpSize && first + lane < block.count(); ++lane) {
            const auto index = expression.at(positionOf(first + lane, block));
            if (!index)
                continue;
            request.active |= LaneMask(1) << lane;
            request.address[lane] = arrayBase(space) + std::uint64_t(*index) * bytes;
        }
        if (request.active)
            requests.push_back(request);
    }
    return requests;
}
