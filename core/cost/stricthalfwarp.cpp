// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/stricthalfwarp.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

/// Where word 0 of the half-warp stands if `lane` is at its word.
std::uint64_t firstWord(const Request &request, std::uint32_t lane)
{
    return request.address[lane] - std::uint64_t(lane % HalfWarp) * request.bytes;
}

std::uint32_t segmentBytes(const Request &request)
{
    return std::min<std::uint32_t>(HalfWarp * request.bytes, 128);
}

} // namespace

bool isServedTogether(const Request &request, LaneMask lanes)
{
    if (request.bytes != 4 && request.bytes != 8 && request.bytes != 16)
        return false;
    const std::uint64_t start = firstWord(request, std::uint32_t(std::countr_zero(lanes)));
    bool isInSequence = start % segmentBytes(request) == 0;
    for (LaneMask rest = lanes; rest; rest &= rest - 1)
        isInSequence &= firstWord(request, std::uint32_t(std::countr_zero(rest))) == start;
    return isInSequence;
}

HalfWarpSegments segmentsServedTogether(const Request &request, LaneMask lanes)
{
    const std::uint32_t bytes = segmentBytes(request);
    return {firstWord(request, std::uint32_t(std::countr_zero(lanes))), bytes,
            HalfWarp * request.bytes / bytes};
}

} // namespace warplens
