// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/globalcost.h"
#include "cost/segmenthalfwarp.h"
#include "cost/stricthalfwarp.h"
#include "device/lanes.h"

#include <bit>

namespace warplens {

/// The transactions of one half-warp by `GlobalProtocol::StrictHalfWarp`.
inline void eachStrictTransaction(const Request &request, LaneMask lanes, const auto &use)
{
    if (isServedTogether(request, lanes)) {
        const HalfWarpSegments segments = segmentsServedTogether(request, lanes);
        for (std::uint32_t i = 0; i < segments.count; ++i) {
            // 16-byte words: the lower eight lanes are served by the first of two segments.
            const std::uint32_t served = HalfWarp / segments.count;
            const auto half = std::uint32_t(std::countr_zero(lanes)) / HalfWarp * HalfWarp;
            use(Transaction{segments.address + i * segments.bytes, segments.bytes,
                            lanes & firstLanes(served) << (half + i * served)});
        }
        return;
    }
    constexpr std::uint32_t Bytes = 32;
    for (LaneMask rest = lanes; rest; rest &= rest - 1) {
        const auto lane = std::uint32_t(std::countr_zero(rest));
        const std::uint64_t first = request.address[lane] / Bytes * Bytes;
        for (std::uint64_t at = first; at < request.address[lane] + request.bytes; at += Bytes)
            use(Transaction{at, Bytes, LaneMask(1) << lane});
    }
}

/// Calls `use(transaction)` for each that CC 1.x makes, half-warp by half-warp.
inline void eachHalfWarpTransaction(const Request &request, const Device &device, const auto &use)
{
    for (std::uint32_t first = 0; first < MaxLanes; first += HalfWarp) {
        const LaneMask lanes = request.active & (firstLanes(HalfWarp) << first);
        if (lanes && device.global.protocol == GlobalProtocol::StrictHalfWarp)
            eachStrictTransaction(request, lanes, use);
        else if (lanes)
            for (SegmentTransactions left(request, lanes); const auto moved = left.next();)
                use(*moved);
    }
}

} // namespace warplens
