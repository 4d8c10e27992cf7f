// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sweep.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// A sweep that has been made, and which of its numbers to print.
struct SweepReport
{
    Sweep sweep;
    std::vector<SweepPoint> points;
    std::vector<SweepMetric> metrics;
    std::optional<std::uint32_t> site; ///< none: of the whole launch
    std::string device;                ///< id
    std::string kernel;                ///< name; may be empty
};

/// The metrics in which at least one point has a number that is worth a column, in place of none
/// asked for.
std::vector<SweepMetric> metricsWorthShowing(const std::vector<SweepPoint> &points,
                                             std::optional<std::uint32_t> site);

/// Of the launch, or of the site if there is one of that number.
SweepFigures metricsOf(const SweepPoint &point, std::optional<std::uint32_t> site);

std::string sweepText(const SweepReport &report, const Translate &translate);
/// Schema 1: fields are added, never renamed.
std::string sweepJson(const SweepReport &report, const Translate &translate);
/// One row a value; an `error` column ends it.
std::string sweepCsv(const SweepReport &report, const Translate &translate);

} // namespace warplens
