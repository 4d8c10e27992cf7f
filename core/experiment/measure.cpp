// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/measure.h"

#include "experiment/numbertext.h"
#include "experiment/reportnumbers.h"
#include "experiment/result.h"

#include <algorithm>
#include <span>

namespace warplens {

namespace {

/// What a metric is made of; others than these are no sum of counts.
using OfCounts = std::optional<double> (*)(const Counts &, const Device &);

struct MetricRow
{
    std::string_view name;
    std::optional<Space> space; ///< whose accesses count; none: those of all
    OfCounts value = nullptr;
};

template <auto Member> std::optional<double> count(const Counts &counts, const Device &)
{
    return double(counts.*Member);
}

template <auto Function> std::optional<double> computed(const Counts &counts, const Device &)
{
    return double((counts.*Function)());
}

std::optional<double> efficiency(const Counts &counts, const Device &)
{
    return counts.efficiencyPercent();
}

// In the order of the enum.
constexpr MetricRow Metrics[] = {
    {"requests", {}, count<&Counts::requests>},
    {"lanes", {}, count<&Counts::lanes>},
    {"requested_bytes", {}, count<&Counts::requestedBytes>},
    {"moved_bytes", Space::Global, computed<&Counts::movedBytes>},
    {"lines", Space::Global, count<&Counts::lines>},
    {"sectors", Space::Global, count<&Counts::sectors>},
    {"ideal_sectors", Space::Global, count<&Counts::idealSectors>},
    {"excess_sectors", Space::Global, computed<&Counts::excessSectors>},
    {"efficiency_pct", Space::Global, efficiency},
    {"effective_bandwidth", Space::Global, effectiveBandwidth},
    {"wavefronts", Space::Shared, count<&Counts::wavefronts>},
    {"ideal_wavefronts", Space::Shared, count<&Counts::idealWavefronts>},
    {"conflicts", Space::Shared, computed<&Counts::conflicts>},
    {"max_ways", Space::Shared, count<&Counts::maxWays>},
    {"tgsm_conflicts", Space::Shared, count<&Counts::tgsmConflicts>},
    {"words", Space::Constant, count<&Counts::words>},
    {"l2_atomics", Space::Global, count<&Counts::l2Atomics>},
    {"max_same_address", {}, count<&Counts::maxSameAddress>},
    {"cells_touched", {}, nullptr},
    {"cells_of_several_warps", {}, nullptr},
    {"hazards", {}, nullptr},
    {"hazard_errors", {}, nullptr},
};
static_assert(std::size(Metrics) == std::size_t(Metric::HazardErrors) + 1);

constexpr std::string_view Kinds[] = {"load", "store", "atomic"};

const MetricRow &rowOf(Metric metric)
{
    return Metrics[std::min(std::size_t(metric), std::size(Metrics) - 1)];
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(" \t", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string metricNames()
{
    std::string names;
    for (const MetricRow &row : Metrics)
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    return names;
}

/// Takes `count` words off the front of `words` where they start with `first`, and `second` if any.
bool take(std::span<const std::string_view> &words, std::size_t count, std::string_view first,
          std::string_view second = {})
{
    if (words.size() < count || words[0] != first || (!second.empty() && words[1] != second))
        return false;
    words = words.subspan(count);
    return true;
}

/// The rest of a measure after its metric. False: some of it is not understood.
bool readTarget(std::span<const std::string_view> words, Measure &measure)
{
    measure.perRequest = take(words, 2, "per", "request");
    const auto before = words;
    if (take(words, 2, "of"))
        measure.array = before[1];
    if (!words.empty()) {
        const auto kind = std::ranges::find(Kinds, words[0]);
        if (kind != std::end(Kinds)) {
            measure.kind = AccessKind(kind - std::begin(Kinds));
            words = words.subspan(1);
        }
    }
    if (const auto rest = words; take(words, 3, "on", "line")) {
        const auto line = parseUnsigned(rest[2]);
        if (!line || *line == 0 || *line > UINT32_MAX)
            return false;
        measure.line = std::uint32_t(*line);
    }
    return words.empty();
}

bool isOf(const SiteResult &site, const Measure &measure, const Kernel &kernel)
{
    const Site &text = kernel.sites[site.site];
    const std::optional<Space> space = rowOf(measure.metric).space;
    return (!space || site.space == *space)
        && (measure.array.empty() || site.array == measure.array)
        && (!measure.kind || text.kind == *measure.kind)
        && (measure.line == 0 || text.position.line == measure.line);
}

std::optional<double> ofSites(const Result &result, const Measure &measure)
{
    std::optional<Counts> sum;
    for (const SiteResult &site : result.sites) {
        if (!isOf(site, measure, *result.kernel()))
            continue;
        sum = sum.value_or(Counts());
        *sum += site.counts;
    }
    const bool ruled = sum
        && (sum->modelled || rowOf(measure.metric).space != Space::Shared
            || measure.metric == Metric::TgsmConflicts);
    if (!ruled)
        return std::nullopt;
    const auto value = rowOf(measure.metric).value(*sum, result.device);
    if (!value || !measure.perRequest)
        return value;
    return sum->requests == 0 ? std::nullopt : std::optional(*value / double(sum->requests));
}

std::optional<double> ofCells(const Result &result, const Measure &measure)
{
    std::optional<double> sum;
    for (const SharedArrayUse &use : result.sharedUse) {
        if (!measure.array.empty() && use.array != measure.array)
            continue;
        sum = sum.value_or(0)
            + double(measure.metric == Metric::CellsTouched ? use.cellsTouched
                                                            : use.cellsOfSeveralWarps);
    }
    return sum;
}

double hazardsOf(const Result &result, const Measure &measure)
{
    return double(std::ranges::count_if(result.hazards, [&](const Hazard &hazard) {
        return (measure.metric == Metric::Hazards || hazard.severity == Severity::Error)
            && (measure.array.empty()
                || arrayName(*result.kernel(), hazard.array) == measure.array);
    }));
}

} // namespace

std::variant<Measure, std::string> parseMeasure(std::string_view text)
{
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.empty())
        return "the metric is missing; write one of " + metricNames();
    const auto row = std::ranges::find(Metrics, words[0], &MetricRow::name);
    if (row == std::end(Metrics))
        return "there is no metric \"" + std::string(words[0]) + "\"; write one of "
            + metricNames();
    Measure measure;
    measure.metric = Metric(row - std::begin(Metrics));
    if (!readTarget(std::span(words).subspan(1), measure))
        return "\"" + std::string(text)
            + "\" is not understood; write METRIC [per request] [of ARRAY] [load|store|atomic] "
              "[on line N]";
    return measure;
}

std::string measureText(const Measure &measure)
{
    std::string text(rowOf(measure.metric).name);
    if (measure.perRequest)
        text += " per request";
    if (!measure.array.empty())
        text += " of " + measure.array;
    if (measure.kind)
        text += " " + std::string(Kinds[std::size_t(*measure.kind)]);
    if (measure.line != 0)
        text += " on line " + std::to_string(measure.line);
    return text;
}

std::optional<double> valueOf(const Result &result, const Measure &measure)
{
    if (!result.kernel() || result.hasErrors() || !result.coverage.exact)
        return std::nullopt;
    switch (measure.metric) {
    case Metric::CellsTouched:
    case Metric::CellsOfSeveralWarps: return ofCells(result, measure);
    case Metric::Hazards:
    case Metric::HazardErrors: return hazardsOf(result, measure);
    default: return ofSites(result, measure);
    }
}

} // namespace warplens
