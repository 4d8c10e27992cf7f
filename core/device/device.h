// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warplens {

/// A set of lanes of one warp, bit l = lane l. Warps have at most 64 lanes.
using LaneMask = std::uint64_t;

/// What the hardware refuses to launch. Source: CUDA C++ Programming Guide, compute capabilities.
struct LaunchLimits
{
    std::uint32_t threads = 1024; ///< of a block
    Extent block = {1024, 1024, 64};
    Extent grid = {2147483647, 65535, 65535};
    std::uint32_t staticSharedBytes = 48 * 1024;
    std::uint32_t sharedBytes = 163 * 1024; ///< static and dynamic, opt-in maximum of a block

    bool operator==(const LaunchLimits &) const = default;
};

/// How global memory serves a request.
/// Source: hardware rules of CC 2.x (lines, 128 B; requests split by width) and CC ≥ 6.0 (32 B
/// sectors, one request whatever the width).
struct GlobalRules
{
    std::uint32_t sectorBytes = 32; ///< power of two
    std::uint32_t lineBytes = 128;  ///< power of two, a multiple of the sector
    /// Bytes of one transaction: the sector or the line.
    std::uint32_t loadTransactionBytes = 32;
    std::uint32_t storeTransactionBytes = 32;
    /// Lanes merged together, for accesses of at least that many bytes a lane; the whole warp
    /// below the first key. CC 2.x: {8: 16, 16: 8}. Empty: always the whole warp.
    std::map<std::uint32_t, std::uint32_t> lanesMerged;
    bool alignmentFaults = true; ///< a lane's address must be a multiple of its width

    bool operator==(const GlobalRules &) const = default;
};

/// How shared memory counts passes of one phase.
enum class BankRule : std::uint8_t {
    DistinctWords, ///< most distinct words in one bank
    /// CC 2.x, 128 bit: 1 + most lanes with different addresses on one bank (as documented).
    OnePlusDistinctAddresses,
};

struct SharedRules
{
    std::uint32_t banks = 32;    ///< 1 to 128
    std::uint32_t bankBytes = 4; ///< power of two
    /// Lanes reading one word are served together; off: every lane takes its own pass.
    bool multicast = true;
    /// The lanes of each phase, for accesses of at most that many bytes a lane. A width past the
    /// last key is not modelled. Empty: ceil(warp × bytes / (banks × bank bytes)) phases of
    /// consecutive lanes.
    std::map<std::uint32_t, std::vector<LaneMask>> phases;
    std::map<std::uint32_t, BankRule> rules; ///< by the same keys; absent: DistinctWords
    /// CC ≥ 5.0 loads: phases merge when lanes pair up by xor 1 or xor 2. Measured on A100.
    bool pairMerge = false;

    bool operator==(const SharedRules &) const = default;
};

/// The hardware rules, as data. Loaded from resources/devices/*.json.
struct Device
{
    std::string id;                    ///< `sm_80`, `sm_20`, `custom`
    std::string name;                  ///< `NVIDIA A100`
    std::vector<std::string> aliases;  ///< `A100`, matched without regard to case
    std::uint32_t cudaArch = 800;      ///< `__CUDA_ARCH__`
    std::uint32_t warpSize = 32;       ///< 1 to 64
    double peakGigabytesPerSecond = 0; ///< 10^9 bytes a second; 0: unknown
    LaunchLimits limits;
    GlobalRules global;
    SharedRules shared;
    /// Keys a person may change, see `overridden`. The custom device allows all.
    std::vector<std::string> editable;

    bool operator==(const Device &) const = default;
};

} // namespace warplens
