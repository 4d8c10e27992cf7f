// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "kernel/kernel.h"

#include <array>
#include <cstdint>

namespace warplens {

inline constexpr unsigned MaxLanes = 64;

/// One warp executing one memory instruction once. Lanes that go to different spaces through a
/// generic pointer make one request for each space.
struct Request
{
    std::uint32_t site = 0;      ///< index into Kernel::sites
    Space space = Space::Global; ///< where the addresses really lie
    AccessKind kind = AccessKind::Load;
    std::uint32_t bytes = 4;      ///< of each lane: 1, 2, 4, 8, 12 or 16
    std::uint8_t matrices = 0;    ///< of `ldmatrix` or `stmatrix`; 0: a plain access
    std::uint64_t block = 0;      ///< linear index in the grid
    std::uint32_t warp = 0;       ///< in the block
    std::uint32_t occurrence = 0; ///< how often this warp had executed this site before
    std::uint32_t interval = 0;   ///< barriers this warp had passed before
    LaneMask active = 0;          ///< never 0
    /// Index of the array that the first active lane's address lies in, numbered as `Site::array`;
    /// NoArray if none.
    std::uint32_t array = NoArray;
    /// Flat address of each lane (see kernel/space.h); those of inactive lanes are 0.
    std::array<std::uint64_t, MaxLanes> address = {};

    bool operator==(const Request &) const = default;
};

/// Receives what a run does, in program order of each warp. One sink belongs to one thread.
class RequestSink
{
public:
    virtual ~RequestSink() = default;
    virtual void request(const Request &request) = 0;
    /// A warp passed a block barrier with `active` lanes.
    virtual void barrier(std::uint64_t block, std::uint32_t warp, LaneMask active) = 0;
};

} // namespace warplens
