// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "experiment/csvcell.h"
#include "experiment/hazardtext.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

namespace warplens {

namespace {

constexpr const char *Header =
    "id,line,column,space,op,bytes,array,requests,lanes,memory_requests,lines,sectors,"
    "ideal_sectors,excess_sectors,efficiency_pct,l2_atomics,wavefronts,ideal_wavefronts,conflicts,"
    "max_ways,tgsm_conflicts,transactions,aggregated_atomics,max_same_address,serial_steps,hottest,"
    "hottest_lanes,words,ideal_words,wavefronts_without_pair_merge\n";

/// Empty where the number does not apply.
std::string count(bool applies, std::uint64_t number)
{
    return "," + (applies ? std::to_string(number) : std::string());
}

/// `32:256 128:4`: bytes and how many.
std::string transactions(const Counts &counts)
{
    std::string text;
    for (const auto &[bytes, number] : counts.transactions)
        text += (text.empty() ? "" : " ") + std::to_string(bytes) + ":" + std::to_string(number);
    return text;
}

/// The columns of the first schema, whose places never change.
std::string firstColumns(const SiteResult &result, const Site &site, const Device &device)
{
    const Counts &counts = result.counts;
    const bool shared = result.space == Space::Shared;
    const bool modelled = shared && counts.modelled;
    const bool global = result.space == Space::Global;
    const bool sectors = global || (result.space == Space::Local && counts.modelled);
    const bool l2 = global && site.kind == AccessKind::Atomic && device.global.atomicLanesMerged;
    std::string text = std::to_string(result.site);
    text += count(true, site.position.line) + count(true, site.position.column);
    text += std::string(",") + nameOf(result.space) + "," + operationName(site);
    text += count(true, site.bytes) + "," + csvCell(result.array);
    text += count(true, counts.requests) + count(true, counts.lanes);
    text += count(sectors, counts.memoryRequests) + count(sectors, counts.lines);
    text += count(sectors, counts.sectors) + count(sectors, counts.idealSectors);
    text += count(sectors, counts.excessSectors());
    text += "," + (sectors ? numberText(counts.efficiencyPercent()) : std::string());
    text += count(l2, counts.l2Atomics);
    text += count(modelled, counts.wavefronts) + count(modelled, counts.idealWavefronts);
    text += count(modelled, counts.conflicts()) + count(modelled, counts.maxWays);
    return text + count(shared, counts.tgsmConflicts);
}

std::string row(const SiteResult &result, const Result &whole)
{
    const Kernel &kernel = *whole.kernel();
    const Site &site = kernel.sites[result.site];
    const Counts &counts = result.counts;
    const bool shared = result.space == Space::Shared && counts.modelled;
    const bool constant = result.space == Space::Constant && counts.modelled;
    const bool atomic = site.kind == AccessKind::Atomic;
    std::string text = firstColumns(result, site, whole.device);
    text += "," + transactions(counts);
    text += count(atomic, counts.distinctAddresses) + count(atomic, counts.maxSameAddress);
    text += count(atomic && shared, counts.wavefronts);
    const auto place = result.hottest ? placeOf(whole, result.hottest->address) : std::nullopt;
    text +=
        "," + (place ? csvCell(elementText(kernel, place->array, place->byte, untranslated)) : "");
    text += count(result.hottest.has_value(), result.hottest ? result.hottest->lanes : 0);
    text += count(constant, counts.words) + count(constant, counts.idealWords);
    return text + count(shared && counts.pairMerged, counts.unmergedWavefronts) + "\n";
}

} // namespace

std::string reportCsv(const Result &result)
{
    std::string text = Header;
    for (const SiteResult &site : result.sites)
        text += row(site, result);
    return text;
}

} // namespace warplens
