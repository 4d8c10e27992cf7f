// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/profilercounters.h"

#include <algorithm>

namespace warplens {

namespace {

bool isFor(const ProfilerCounter &counter, const Device &device)
{
    return counter.tool == device.profiler && device.id.starts_with(counter.chip)
        && device.cudaArch >= counter.fromArch && device.cudaArch <= counter.toArch;
}

CounterAccess accessOf(const Site &site)
{
    if (site.matrices != 0)
        return CounterAccess::Matrices;
    if (site.isAsync)
        return CounterAccess::AsyncCopies;
    switch (site.kind) {
    case AccessKind::Load: return CounterAccess::Loads;
    case AccessKind::Store: return CounterAccess::Stores;
    case AccessKind::Atomic: return CounterAccess::Atomics;
    }
    return CounterAccess::Loads;
}

bool counts(const ProfilerCounter &counter, const Site &site)
{
    return counter.access == CounterAccess::All || counter.access == accessOf(site);
}

std::uint64_t transactionsOf(const Counts &counts, std::uint32_t fromBytes, std::uint32_t toBytes)
{
    std::uint64_t sum = 0;
    for (const auto &[bytes, count] : counts.transactions)
        sum += bytes >= fromBytes && bytes <= toBytes ? count : 0;
    return sum;
}

double ratio(std::uint64_t number, std::uint64_t of)
{
    return of == 0 ? 0 : double(number) / double(of);
}

double valueOf(CounterFigure figure, const Counts &counts)
{
    using enum CounterFigure;
    switch (figure) {
    case Requests: return double(counts.requests);
    case Lines: return double(counts.lines);
    case Sectors: return double(counts.sectors);
    case SectorsPerRequest: return ratio(counts.sectors, counts.requests);
    case IdealSectors: return double(counts.idealSectors);
    case ExcessSectors: return double(counts.excessSectors());
    case Efficiency: return counts.efficiencyPercent().value_or(0);
    case Transactions: return double(transactionsOf(counts, 0, UINT32_MAX));
    case TransactionsPerRequest:
        return ratio(transactionsOf(counts, 0, UINT32_MAX), counts.requests);
    case Transactions32: return double(transactionsOf(counts, 32, 32));
    case Transactions64: return double(transactionsOf(counts, 64, 64));
    case Transactions128: return double(transactionsOf(counts, 128, 128));
    case WideTransactions: return double(transactionsOf(counts, 64, UINT32_MAX));
    case Wavefronts: return double(counts.wavefronts);
    case WavefrontsPerRequest: return ratio(counts.wavefronts, counts.requests);
    case IdealWavefronts: return double(counts.idealWavefronts);
    case Conflicts: return double(counts.conflicts());
    case Replays: return double(counts.wavefronts - std::min(counts.requests, counts.wavefronts));
    case L2Atomics: return double(counts.l2Atomics);
    case ExcessWords: return double(counts.excessWords());
    }
    return 0;
}

/// What the counter counts of this launch; nothing if there is nothing, or no rule for it.
std::optional<Counts> countedBy(const ProfilerCounter &counter, const Result &result)
{
    const bool knowsL2 = result.device.global.atomicLanesMerged != 0;
    if (counter.figure == CounterFigure::L2Atomics && !knowsL2)
        return {};
    std::optional<Counts> sum;
    for (const SiteResult &site : result.sites) {
        if (site.space != counter.space || !counts(counter, result.kernel()->sites[site.site]))
            continue;
        sum = sum.value_or(Counts());
        *sum += site.counts;
    }
    const bool isRuled =
        counter.space == Space::Global || counter.figure == CounterFigure::Requests;
    if (sum && !sum->modelled && !isRuled)
        return {};
    return sum;
}

} // namespace

std::string_view nameOf(Profiler profiler)
{
    switch (profiler) {
    case Profiler::None: return "";
    case Profiler::VisualProfiler: return "CUDA Visual Profiler";
    case Profiler::Nvprof: return "nvprof";
    case Profiler::NsightCompute: return "Nsight Compute";
    case Profiler::Rocprof: return "rocprof";
    }
    return "";
}

std::vector<ProfilerCounter> countersFor(const Device &device, Space space, CounterFigure figure,
                                         const Site *site)
{
    std::vector<ProfilerCounter> found;
    std::ranges::copy_if(profilerTable(), std::back_inserter(found),
                         [&](const ProfilerCounter &counter) {
                             return isFor(counter, device) && counter.space == space
                                 && counter.figure == figure && (!site || counts(counter, *site));
                         });
    return found;
}

std::vector<CounterReading> counterReadings(const Result &result)
{
    std::vector<CounterReading> readings;
    if (!result.kernel())
        return readings;
    for (const ProfilerCounter &counter : profilerTable()) {
        if (!isFor(counter, result.device))
            continue;
        const std::optional<Counts> counts = countedBy(counter, result);
        if (!counts)
            continue;
        const double value = valueOf(counter.figure, *counts);
        const auto known = std::ranges::find(readings, counter.name, &CounterReading::name);
        if (known == readings.end())
            readings.push_back({counter.name, value, counter.remark});
        else
            known->value += value;
    }
    return readings;
}

} // namespace warplens
