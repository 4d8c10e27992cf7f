// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "randomrequest.h"

#include <algorithm>

using namespace warplens;

namespace {

using Random = std::mt19937_64;

std::uint64_t below(Random &random, std::uint64_t end) { return random() % end; }

LaneMask randomMask(Random &random, std::uint32_t warpSize)
{
    const LaneMask warp = ~LaneMask(0) >> (64 - warpSize);
    switch (below(random, 5)) {
    case 0: return random() & warp;
    case 1: return random() & random() & random() & warp;
    case 2: return warp << below(random, warpSize) & warp; // a run
    case 3: return LaneMask(1) << below(random, warpSize);
    default: return warp;
    }
}

/// Byte offset of each lane from the middle of the space.
void fill(Request &request, Random &random, Pattern pattern)
{
    const std::uint64_t bytes = request.bytes;
    const std::uint64_t step = below(random, 3) ? below(random, 40) * bytes : below(random, 5000);
    const bool descends = below(random, 4) == 0;
    const std::uint64_t start = below(random, 64) * (below(random, 3) ? bytes : 1);
    const std::uint64_t width = std::uint64_t(1) << (1 + below(random, 5));
    const std::uint64_t pitch = below(random, 200) * bytes;
    const std::uint64_t key = below(random, 64);
    const std::uint64_t words = 1 + below(random, 12);
    for (std::uint64_t lane = 0; lane < MaxLanes; ++lane) {
        std::uint64_t offset = 0;
        switch (pattern) {
        case Pattern::Steps: offset = start + (descends ? 63 - lane : lane) * step; break;
        case Pattern::Rows: offset = start + lane % width * step + lane / width * pitch; break;
        case Pattern::Swizzle: offset = ((lane ^ key) + key * 32) * bytes; break;
        case Pattern::Near: offset = below(random, 600) * bytes; break;
        case Pattern::Far: offset = below(random, 1 << 30) * bytes; break;
        case Pattern::Misaligned: offset = below(random, 900); break;
        case Pattern::Broadcasts:
            offset = (lane >> below(random, 3)) % words * bytes * width;
            break;
        }
        request.address[lane] += offset;
    }
}

std::uint64_t startOf(Space space)
{
    switch (space) {
    case Space::Shared: return window::Shared;
    case Space::Local: return window::Local;
    case Space::Constant: return window::Constant;
    default: return window::Global;
    }
}

} // namespace

Request aligned(Request request)
{
    const std::uint64_t to = request.bytes == 12 ? 4 : request.bytes;
    for (std::uint64_t &address : request.address)
        address -= address % to;
    return request;
}

const char *nameOf(Pattern pattern)
{
    constexpr const char *Names[] = {"steps", "rows",       "swizzle",   "near",
                                     "far",   "misaligned", "broadcasts"};
    return Names[int(pattern)];
}

Request randomRequest(Random &random, Pattern pattern, Space space, std::uint32_t warpSize)
{
    constexpr std::uint32_t Widths[] = {1, 2, 4, 8, 12, 16};
    constexpr AccessKind Kinds[] = {AccessKind::Load, AccessKind::Load, AccessKind::Store,
                                    AccessKind::Atomic};
    constexpr CacheHint Hints[] = {CacheHint::Default, CacheHint::Default, CacheHint::AllLevels,
                                   CacheHint::Global, CacheHint::Streaming};
    Request request;
    request.space = space;
    request.bytes = Widths[below(random, std::size(Widths))];
    request.kind = Kinds[below(random, std::size(Kinds))];
    if (request.kind == AccessKind::Load)
        request.hint = Hints[below(random, std::size(Hints))];
    while (!request.active)
        request.active = randomMask(random, warpSize);
    request.address.fill(startOf(space) + 4096);
    fill(request, random, pattern);
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        if (!(request.active >> lane & 1))
            request.address[lane] = 0;
    return request;
}

std::string textOf(const Request &request)
{
    std::string text = "kind " + std::to_string(int(request.kind)) + ", hint "
        + std::to_string(int(request.hint)) + ", " + std::to_string(request.bytes) + " bytes:";
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        if (request.active >> lane & 1)
            text += ' ' + std::to_string(lane) + ':'
                + std::to_string(request.address[lane] % window::GlobalStride);
    return text;
}
