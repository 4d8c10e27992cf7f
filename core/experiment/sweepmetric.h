// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"
#include "experiment/sweeperror.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

/// One number of a launch, or of one of its sites, that sweeps and comparisons look at.
enum class SweepMetric : std::uint8_t {
    Requests,
    Sectors,
    IdealSectors,
    ExcessSectors,
    Efficiency, ///< percent
    Lines,
    Wavefronts,
    IdealWavefronts,
    Conflicts,
    MaxWays,
    L2Atomics,
    Occupancy, ///< percent; of the launch alone
    Bandwidth, ///< effective, 10^9 bytes a second
};
inline constexpr std::size_t SweepMetricCount = 13;

/// In the order of the enum.
std::span<const SweepMetric> allMetrics();
/// As the JSON of reports has it: `excess_sectors`, `efficiency_pct`.
std::string_view keyOf(SweepMetric metric);
/// What people read: `excess sectors`.
std::string titleOf(SweepMetric metric, const Translate &translate);
/// By key; `_pct` may be left out.
std::variant<SweepMetric, SweepError> metricNamed(std::string_view name);

/// None: it does not apply, or the device has no rule for it.
using SweepFigures = std::array<std::optional<double>, SweepMetricCount>;

inline const std::optional<double> &valueOf(const SweepFigures &values, SweepMetric metric)
{
    return values[std::size_t(metric)];
}

/// Of the whole launch; requests are those of all spaces.
SweepFigures metricsOf(const Result &result);
/// Of one access site, by its index in the kernel: of all spaces it went to.
SweepFigures metricsOf(const Result &result, std::uint32_t site);

/// How a value stands to the best one there can be.
enum class SweepMerit : std::uint8_t { Neutral, Best, Worse };
SweepMerit meritOf(SweepMetric metric, const SweepFigures &values);

} // namespace warplens
