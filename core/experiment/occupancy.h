// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "kernel/extent.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// What keeps a further block out of a multiprocessor. Registers are not known here.
enum class OccupancyLimit : std::uint8_t { Warps, Blocks, SharedBytes };

/// How much of a launch a multiprocessor holds at once.
/// Source: CUDA C++ Best Practices Guide, occupancy; limits of the compute capabilities.
struct Occupancy
{
    std::uint32_t blocks = 0;           ///< resident; 0: not even one fits
    std::uint32_t warps = 0;            ///< of those blocks
    std::uint32_t mostWarps = 0;        ///< that the multiprocessor can hold
    std::uint64_t sharedBytes = 0;      ///< of a block, as allocated
    std::vector<OccupancyLimit> limits; ///< all that one more block would pass
    /// The size of a dynamic array was left open: it counts as empty.
    bool sharedIsOpen = false;
    std::string vendor; ///< of the device: each has words of its own for these things

    double percent() const { return mostWarps ? 100.0 * warps / mostWarps : 0; }
    bool operator==(const Occupancy &) const = default;
};

/// Nothing if the device does not say how many warps it holds. `sharedBytes`: static and dynamic.
std::optional<Occupancy> occupancyOf(const Extent &block, std::uint64_t sharedBytes,
                                     const Device &device);

} // namespace warplens
