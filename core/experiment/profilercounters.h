// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// Our figures that a profiler counts too.
enum class CounterFigure : std::uint8_t {
    Requests,
    Lines,
    Sectors,
    SectorsPerRequest,
    IdealSectors,
    ExcessSectors,
    Efficiency, ///< percent
    Transactions,
    TransactionsPerRequest,
    Transactions32, ///< of 32 bytes each, and so on
    Transactions64,
    Transactions128,
    WideTransactions, ///< of 64 bytes and more: CC 1.0 and 1.1, where a half-warp coalesced
    Wavefronts,
    WavefrontsPerRequest,
    IdealWavefronts,
    Conflicts,
    Replays, ///< wavefronts after the first of each request
    L2Atomics,
    ExcessWords, ///< constant: passes that distinct words cost
};

/// How profilers tell accesses apart.
enum class CounterAccess : std::uint8_t { All, Loads, Stores, Atomics, Matrices, AsyncCopies };

/// A profiler's name for one of our figures.
struct ProfilerCounter
{
    Profiler tool = Profiler::None;
    const char *chip = "";      ///< how the ids of its devices begin
    std::uint32_t fromArch = 0; ///< lowest and highest Device::cudaArch that have it
    std::uint32_t toArch = 99999;
    Space space = Space::Global;
    CounterAccess access = CounterAccess::All;
    CounterFigure figure = CounterFigure::Requests;
    const char *name = "";
    const char *remark = nullptr; ///< a phrase: why it may differ from ours; null: nothing known
};

/// Every counter known here, see profilertable.cpp for the sources.
std::span<const ProfilerCounter> profilerTable();

/// `Nsight Compute`; empty for None.
std::string_view nameOf(Profiler profiler);

/// The counters that `device` has for a figure; for all kinds of accesses, or for one site's.
std::vector<ProfilerCounter> countersFor(const Device &device, Space space, CounterFigure figure,
                                         const Site *site = nullptr);

/// What one counter would show for this launch, summed over it as far as it was counted.
struct CounterReading
{
    std::string name;
    double value = 0;
    const char *remark = nullptr; ///< as ProfilerCounter::remark

    bool operator==(const CounterReading &) const = default;
};

/// Of all counters that count something here, in the order of the table. Counters of the same name
/// are added up.
std::vector<CounterReading> counterReadings(const Result &result);

} // namespace warplens
