// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <cstdint>
#include <optional>

namespace warplens {

/// How the addresses of a request's lanes follow each other.
enum class AddressPattern : std::uint8_t {
    One,         ///< all lanes at one address
    Consecutive, ///< each lane begins where the one before ends
    Stride,      ///< one step from lane to lane, forwards or backwards
    Runs,        ///< several runs side by side in themselves, or one address each
    Scattered,   ///< nothing of the kind
};

/// Everything a sentence about one request may tell, as numbers.
struct RequestFacts
{
    Space space = Space::Global;
    AccessKind kind = AccessKind::Load;
    bool isMatrix = false;
    std::uint32_t bytes = 0;     ///< of each lane
    std::uint32_t lanes = 0;     ///< active
    std::uint32_t warpLanes = 0; ///< that the warp has
    AddressPattern pattern = AddressPattern::Scattered;
    std::int64_t step = 0;              ///< of a Stride: bytes from lane to lane
    std::uint32_t runs = 0;             ///< of Runs: how many
    std::uint32_t addresses = 0;        ///< distinct ones
    std::uint32_t mostOnOneAddress = 0; ///< lanes
    // global and local
    std::uint32_t pastSector = 0; ///< bytes from a sector's start to the lowest address
    std::uint32_t sectorBytes = 0;
    std::uint32_t lineBytes = 0;
    // shared: of the phase that takes longest
    std::uint32_t phases = 0; ///< that have a lane, after pair merge
    std::uint32_t bank = 0;
    std::uint32_t words = 0;     ///< that its lanes want of `bank`
    std::uint32_t bankLanes = 0; ///< lanes that want something of it
    std::uint32_t firstLane = 0; ///< two lanes that want different words of it
    std::uint32_t secondLane = 0;
    std::uint32_t banks = 0; ///< of the device

    bool operator==(const RequestFacts &) const = default;
};

RequestFacts factsOf(const Request &request, const Device &device, std::uint32_t warpLanes);

} // namespace warplens
