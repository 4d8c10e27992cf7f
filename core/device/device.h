// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"
#include "kernel/kernel.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warplens {

/// A set of lanes of one warp, bit l = lane l. Warps have at most 64 lanes.
using LaneMask = std::uint64_t;

/// What the hardware refuses to launch, and how much of it a multiprocessor holds at once.
/// Source: CUDA C++ Programming Guide, compute capabilities.
struct LaunchLimits
{
    std::uint32_t threads = 1024; ///< of a block
    Extent block = {1024, 1024, 64};
    Extent grid = {2147483647, 65535, 65535};
    std::uint32_t staticSharedBytes = 48 * 1024;
    std::uint32_t sharedBytes = 163 * 1024; ///< static and dynamic, opt-in maximum of a block
    // Of a multiprocessor (compute unit, Xe-core); 0: unknown, then it limits nothing.
    std::uint32_t residentWarps = 0;
    std::uint32_t residentBlocks = 0;
    std::uint32_t residentSharedBytes = 0;
    std::uint32_t sharedBytesReserved = 0;    ///< by the system, for each block
    std::uint32_t sharedBytesGranularity = 1; ///< a block's shared bytes are rounded up to these

    bool operator==(const LaunchLimits &) const = default;
};

/// Which lanes of a request are served together, and by transactions of which size.
enum class GlobalProtocol : std::uint8_t {
    /// Lanes that share a sector (or line) share its transaction. CC ≥ 2.0, AMD, Intel.
    Merge,
    /// CC 1.0 and 1.1: a half-warp whose lane k accesses word k of an aligned segment is served in
    /// one transaction of 64 or 128 bytes, or two of 128; any other pays 32 bytes a lane.
    StrictHalfWarp,
    /// CC 1.2 and 1.3: a half-warp is served segment by segment, the lowest lane's first, each
    /// shrunk from 128 to 64 to 32 bytes while only one half of it is used.
    SegmentHalfWarp,
};

/// How global memory serves a request. The sizes of transactions below apply to `Merge` alone.
/// Source: hardware rules of CC 1.x, CC 2.x (lines, 128 B; requests split by width), CC 5.x (stores
/// by half-warp) and CC ≥ 6.0 (32 B sectors, one request whatever the width).
struct GlobalRules
{
    GlobalProtocol protocol = GlobalProtocol::Merge;
    std::uint32_t sectorBytes = 32; ///< power of two
    std::uint32_t lineBytes = 128;  ///< power of two, a multiple of the sector
    /// Bytes of one transaction: the sector or the line.
    std::uint32_t loadTransactionBytes = 32;
    std::uint32_t storeTransactionBytes = 32;
    /// The same for loads that say so: CC 2.x `.cg` moves sectors where others move lines.
    std::map<CacheHint, std::uint32_t> hintedLoadBytes;
    /// Lanes merged together, for accesses of at least that many bytes a lane; the whole warp
    /// below the first key. CC 2.x: {8: 16, 16: 8}. Empty: always the whole warp.
    std::map<std::uint32_t, std::uint32_t> lanesMerged;
    /// The same for stores and atomics. CC 5.x: {1: 16}.
    std::map<std::uint32_t, std::uint32_t> storeLanesMerged;
    /// Neighbouring lanes whose atomics on one address reach L2 as one operation; 0: not known.
    /// Source: counter readings on Volta (16).
    std::uint32_t atomicLanesMerged = 0;
    /// Loads can be made to move lines (or no lines) by a compiler's option. CC ≥ 6.0: they cannot.
    bool l1Caching = true;
    bool atomics = true;         ///< the hardware has some; CC 1.0: none
    bool alignmentFaults = true; ///< a lane's address must be a multiple of its width

    bool operator==(const GlobalRules &) const = default;
};

/// How shared memory counts passes of one phase.
enum class BankRule : std::uint8_t {
    DistinctWords, ///< most distinct words in one bank
    /// CC 2.x, 128 bit: 1 + most lanes with different addresses on one bank (as documented).
    OnePlusDistinctAddresses,
};

/// How lanes that want the same word, or the same bank, are served.
enum class SharedProtocol : std::uint8_t {
    Banks, ///< a phase takes as many passes as its fullest bank
    /// CC 1.x: half-warps apart, wide accesses as 32-bit requests one after the other. Each pass
    /// serves one broadcast word (the lowest lane's that is left) and one lane of every other bank.
    BroadcastHalfWarp,
};

struct SharedRules
{
    SharedProtocol protocol = SharedProtocol::Banks;
    std::uint32_t banks = 32;    ///< 1 to 128
    std::uint32_t bankBytes = 4; ///< power of two
    /// Words of one bank that one pass serves: those of an aligned segment of banks × as many
    /// words. CC 3.x in 4-byte mode: 2, as words i and i + 32 do not conflict.
    std::uint32_t wordsTogether = 1;
    /// Lanes reading one word are served together; off: every lane takes its own pass.
    bool multicast = true;
    /// The lanes of each phase, for accesses of at most that many bytes a lane. A width past the
    /// last key, or one whose list is empty, is not modelled. No key at all: ceil(warp × bytes /
    /// (banks × bank bytes)) phases of consecutive lanes.
    std::map<std::uint32_t, std::vector<LaneMask>> phases;
    /// The same for stores and atomics; equal to `phases` unless the device tells them apart.
    std::map<std::uint32_t, std::vector<LaneMask>> storePhases;
    std::map<std::uint32_t, BankRule> rules; ///< by the same keys; absent: DistinctWords
    /// CC ≥ 5.0 loads: phases merge when lanes pair up by xor 1 or xor 2. Measured on A100.
    bool pairMerge = false;
    bool atomics = true; ///< the hardware has some; CC 1.0 and 1.1: none

    bool operator==(const SharedRules &) const = default;
};

/// How sure a rule is.
enum class Evidence : std::uint8_t { Documented, Measured, Inferred };

/// Which of a device's rules a source is for.
enum class RuleGroup : std::uint8_t {
    Limits,    ///< of a launch
    Occupancy, ///< what a multiprocessor holds
    Global,
    Atomics, ///< to global and to shared memory
    Shared,
    Constant,
    Local,
    Bandwidth
};

/// Where some of a device's rules come from.
struct RuleSource
{
    Evidence evidence = Evidence::Documented;
    std::string text; ///< English: the document and its section, or who measured what
    RuleGroup group = RuleGroup::Limits;
    bool operator==(const RuleSource &) const = default;
};

/// Whose counters stand beside ours.
enum class Profiler : std::uint8_t { None, VisualProfiler, Nvprof, NsightCompute, Rocprof };

/// The hardware rules, as data. Loaded from resources/devices/*.json.
struct Device
{
    std::string id;                   ///< `sm_80`, `sm_20`, `custom`
    std::string name;                 ///< `NVIDIA A100`
    std::vector<std::string> aliases; ///< `A100`, matched without regard to case
    std::string vendor;               ///< `NVIDIA`, `AMD`, `Intel`; empty: no real machine
    std::vector<RuleSource> sources;
    Profiler profiler = Profiler::None;
    std::uint32_t cudaArch = 800; ///< `__CUDA_ARCH__`
    std::uint32_t warpSize = 32;  ///< 1 to 64
    /// Lanes of a warp are not in lock step (CC ≥ 7.0): between two of them only __syncwarp orders.
    bool independentLanes = true;
    double peakGigabytesPerSecond = 0; ///< 10^9 bytes a second; 0: unknown
    LaunchLimits limits;
    GlobalRules global;
    SharedRules shared;
    /// Bank modes that the host program chooses from, by the bytes that name them (CC 3.x: 4, 8),
    /// and the one `shared` is in. No modes: 0.
    std::map<std::uint32_t, SharedRules> bankModes;
    std::uint32_t bankMode = 0;
    /// Lanes of one request to constant memory, whose distinct words take turns; 0: not modelled.
    std::uint32_t constantLanes = 0;
    /// Local memory: successive words of this many bytes belong to successive lanes; 0: not
    /// modelled.
    std::uint32_t localWordBytes = 0;
    /// Keys a person may change, see `overridden`. The custom device allows all.
    std::vector<std::string> editable;

    bool operator==(const Device &) const = default;
};

} // namespace warplens
