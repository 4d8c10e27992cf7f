// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "experiment/reportnumbers.h"
#include "kernel/names.h"

namespace warplens {

namespace {

constexpr const char *Header =
    "id,line,column,space,op,bytes,array,requests,lanes,memory_requests,lines,sectors,"
    "ideal_sectors,excess_sectors,efficiency_pct,l2_atomics,wavefronts,ideal_wavefronts,conflicts,"
    "max_ways,tgsm_conflicts\n";

/// A cell that holds a comma or a quote stands in quotes, RFC 4180.
std::string cell(const std::string &text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

/// Empty where the number does not apply.
std::string count(bool applies, std::uint64_t number)
{
    return "," + (applies ? std::to_string(number) : std::string());
}

std::string row(const SiteResult &result, const Kernel &kernel)
{
    const Site &site = kernel.sites[result.site];
    const Counts &counts = result.counts;
    const bool global = result.space == Space::Global;
    const bool shared = result.space == Space::Shared;
    const bool modelled = shared && counts.modelled;
    std::string text = std::to_string(result.site);
    text += count(true, site.position.line) + count(true, site.position.column);
    text += std::string(",") + nameOf(result.space) + "," + operationName(site);
    text += count(true, site.bytes) + "," + cell(result.array);
    text += count(true, counts.requests) + count(true, counts.lanes);
    text += count(global, counts.memoryRequests) + count(global, counts.lines);
    text += count(global, counts.sectors) + count(global, counts.idealSectors);
    text += count(global, counts.excessSectors());
    text += "," + (global ? numberText(counts.efficiencyPercent()) : std::string());
    text += count(global, counts.l2Atomics);
    text += count(modelled, counts.wavefronts) + count(modelled, counts.idealWavefronts);
    text += count(modelled, counts.conflicts()) + count(modelled, counts.maxWays);
    return text + count(shared, counts.tgsmConflicts) + "\n";
}

} // namespace

std::string reportCsv(const Result &result)
{
    std::string text = Header;
    for (const SiteResult &site : result.sites)
        text += row(site, *result.kernel());
    return text;
}

} // namespace warplens
