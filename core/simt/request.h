// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "kernel/kernel.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace warplens {

inline constexpr unsigned MaxLanes = 64;

/// One warp executing one memory instruction once. Lanes that go to different spaces through a
/// generic pointer make one request for each space.
struct Request
{
    std::uint32_t site = 0;      ///< index into Kernel::sites
    Space space = Space::Global; ///< where the addresses really lie
    AccessKind kind = AccessKind::Load;
    std::uint32_t bytes = 4;   ///< of each lane: 1, 2, 4, 8, 12 or 16
    std::uint8_t matrices = 0; ///< of `ldmatrix` or `stmatrix`; 0: a plain access
    CacheHint hint = CacheHint::Default;
    std::uint64_t block = 0;      ///< linear index in the grid
    std::uint32_t warp = 0;       ///< in the block
    std::uint32_t occurrence = 0; ///< how often this warp had executed this site before
    std::uint32_t interval = 0;   ///< barriers of the whole block this warp had passed before
    LaneMask active = 0;          ///< never 0
    /// Index of the array that the first active lane's address lies in, numbered as `Site::array`;
    /// NoArray if none.
    std::uint32_t array = NoArray;
    /// Flat address of each lane (see kernel/space.h); those of inactive lanes are 0.
    std::array<std::uint64_t, MaxLanes> address = {};

    bool operator==(const Request &) const = default;
};

/// What a store or an atomic does to the bytes it writes: for each lane the bytes of its access
/// that hold another value than they did just before that lane wrote, bit b for byte b. Lanes write
/// in order, so the later of two lanes that store the same to one word changes nothing.
using ChangedBytes = std::array<std::uint16_t, MaxLanes>;

/// Receives what a run does, in program order of each warp. One sink belongs to one thread.
class RequestSink
{
public:
    virtual ~RequestSink() = default;
    virtual void request(const Request &request) = 0;
    /// Whether `stored` and `warpBarrier` are wanted; asked at the start of each block.
    virtual bool wantsStores() const { return false; }
    /// Shared memory alone: follows `request` of each store and atomic once it has taken place.
    virtual void stored(const Request &, const ChangedBytes &) { }
    /// A warp passed a block barrier with `active` lanes.
    virtual void barrier(std::uint64_t block, std::uint32_t warp, LaneMask active) = 0;
    /// A warp came to a barrier of the block and did not wait (`bar.arrive`).
    virtual void barrierArrival(std::uint64_t /*block*/, std::uint32_t /*warp*/,
                                std::uint32_t /*barrier*/)
    {
    }
    /// Enough came to a barrier that orders part of the block: the warps that waited go on.
    virtual void barrierPassage(std::uint64_t /*block*/, std::uint32_t /*barrier*/,
                                std::span<const std::uint32_t> /*warps*/)
    {
    }
    /// Lanes of a warp passed a `__syncwarp` together; once for each mask that they name.
    virtual void warpBarrier(std::uint64_t /*block*/, std::uint32_t /*warp*/, LaneMask /*lanes*/) {
    }
    /// Whether what threads print is wanted; else nobody spends time on making it.
    virtual bool wantsText() const { return false; }
    /// A thread, by its linear index in the block, printed `text`.
    virtual void print(std::uint64_t, std::uint32_t /*thread*/, Position, std::string /*text*/) { }
};

} // namespace warplens
