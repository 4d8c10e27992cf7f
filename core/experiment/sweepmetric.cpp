// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweepmetric.h"

#include "experiment/reportnumbers.h"

#include <algorithm>

namespace warplens {

namespace {

struct MetricName
{
    std::string_view key;
    const char *title;
};

constexpr std::array<MetricName, SweepMetricCount> Names = {{
    {"requests", WARPLENS_PHRASE("requests")},
    {"sectors", WARPLENS_PHRASE("sectors")},
    {"ideal_sectors", WARPLENS_PHRASE("ideal sectors")},
    {"excess_sectors", WARPLENS_PHRASE("excess sectors")},
    {"efficiency_pct", WARPLENS_PHRASE("efficiency, %")},
    {"lines", WARPLENS_PHRASE("lines")},
    {"wavefronts", WARPLENS_PHRASE("wavefronts")},
    {"ideal_wavefronts", WARPLENS_PHRASE("ideal wavefronts")},
    {"conflicts", WARPLENS_PHRASE("conflicts")},
    {"max_ways", WARPLENS_PHRASE("worst conflict, ways")},
    {"l2_atomics", WARPLENS_PHRASE("atomics in L2")},
    {"occupancy_pct", WARPLENS_PHRASE("occupancy, %")},
    {"effective_bandwidth", WARPLENS_PHRASE("effective bandwidth, GB/s")},
}};

constexpr std::array<SweepMetric, SweepMetricCount> All = {
    SweepMetric::Requests,      SweepMetric::Sectors,         SweepMetric::IdealSectors,
    SweepMetric::ExcessSectors, SweepMetric::Efficiency,      SweepMetric::Lines,
    SweepMetric::Wavefronts,    SweepMetric::IdealWavefronts, SweepMetric::Conflicts,
    SweepMetric::MaxWays,       SweepMetric::L2Atomics,       SweepMetric::Occupancy,
    SweepMetric::Bandwidth};

/// Counts of the spaces a launch or a site touched; null: nothing there.
struct Touched
{
    std::optional<Counts> global;
    std::optional<Counts> shared;
    std::uint64_t requests = 0;
};

void setGlobal(SweepFigures &values, const Counts &counts, const Result &result)
{
    const auto set = [&values](SweepMetric metric, std::optional<double> value) {
        values[std::size_t(metric)] = value;
    };
    set(SweepMetric::Sectors, double(counts.sectors));
    set(SweepMetric::IdealSectors, double(counts.idealSectors));
    set(SweepMetric::ExcessSectors, double(counts.excessSectors()));
    set(SweepMetric::Efficiency, counts.efficiencyPercent());
    set(SweepMetric::Lines, double(counts.lines));
    set(SweepMetric::Bandwidth, effectiveBandwidth(counts, result.device));
    if (counts.distinctAddresses > 0 && result.device.global.atomicLanesMerged != 0)
        set(SweepMetric::L2Atomics, double(counts.l2Atomics));
}

void setShared(SweepFigures &values, const Counts &counts)
{
    if (!counts.modelled)
        return;
    const auto set = [&values](SweepMetric metric, double value) {
        values[std::size_t(metric)] = value;
    };
    set(SweepMetric::Wavefronts, double(counts.wavefronts));
    set(SweepMetric::IdealWavefronts, double(counts.idealWavefronts));
    set(SweepMetric::Conflicts, double(counts.conflicts()));
    set(SweepMetric::MaxWays, counts.maxWays);
}

SweepFigures valuesOf(const Touched &touched, const Result &result)
{
    SweepFigures values;
    values[std::size_t(SweepMetric::Requests)] = double(touched.requests);
    if (touched.global)
        setGlobal(values, *touched.global, result);
    if (touched.shared)
        setShared(values, *touched.shared);
    return values;
}

} // namespace

std::span<const SweepMetric> allMetrics() { return All; }

std::string_view keyOf(SweepMetric metric) { return Names[std::size_t(metric)].key; }

std::string titleOf(SweepMetric metric, const Translate &translate)
{
    return translate(Names[std::size_t(metric)].title);
}

std::variant<SweepMetric, SweepError> metricNamed(std::string_view name)
{
    std::string keys;
    for (const SweepMetric metric : All) {
        const std::string_view key = keyOf(metric);
        constexpr std::string_view Percent = "_pct";
        const bool isShort =
            key.ends_with(Percent) && key.substr(0, key.size() - Percent.size()) == name;
        if (key == name || isShort)
            return metric;
        keys += (keys.empty() ? "" : ", ") + std::string(key);
    }
    return SweepError{SweepErrorKind::UnknownMetric, {std::string(name), keys}};
}

SweepFigures metricsOf(const Result &result)
{
    Touched touched = {result.global, result.shared, 0};
    for (const auto *counts : {&result.global, &result.shared, &result.constant, &result.local})
        touched.requests += *counts ? (*counts)->requests : 0;
    SweepFigures values = valuesOf(touched, result);
    if (result.occupancy)
        values[std::size_t(SweepMetric::Occupancy)] = result.occupancy->percent();
    return values;
}

SweepFigures metricsOf(const Result &result, std::uint32_t site)
{
    Touched touched;
    for (const SiteResult &found : result.sites) {
        if (found.site != site)
            continue;
        touched.requests += found.counts.requests;
        if (found.space == Space::Global)
            touched.global = found.counts;
        else if (found.space == Space::Shared)
            touched.shared = found.counts;
    }
    return valuesOf(touched, result);
}

SweepMerit meritOf(SweepMetric metric, const SweepFigures &values)
{
    const std::optional<double> &value = valueOf(values, metric);
    const auto against = [&value](const std::optional<double> &best) {
        if (!value || !best)
            return SweepMerit::Neutral;
        return *value <= *best ? SweepMerit::Best : SweepMerit::Worse;
    };
    switch (metric) {
    case SweepMetric::Sectors: return against(valueOf(values, SweepMetric::IdealSectors));
    case SweepMetric::Wavefronts: return against(valueOf(values, SweepMetric::IdealWavefronts));
    case SweepMetric::ExcessSectors:
    case SweepMetric::Conflicts: return against(0);
    case SweepMetric::MaxWays: return against(1);
    case SweepMetric::Efficiency:
        return !value ? SweepMerit::Neutral : *value >= 100 ? SweepMerit::Best : SweepMerit::Worse;
    default: return SweepMerit::Neutral;
    }
}

} // namespace warplens
