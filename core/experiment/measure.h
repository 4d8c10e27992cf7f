// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace warplens {

struct Result;

/// A number that a Result holds. The names are those of the JSON report.
enum class Metric : std::uint8_t {
    Requests,
    Lanes,
    RequestedBytes,
    MovedBytes,
    Lines,
    Sectors,
    IdealSectors,
    ExcessSectors,
    EfficiencyPct,
    EffectiveBandwidth, ///< 10^9 bytes a second
    Wavefronts,
    IdealWavefronts,
    Conflicts,
    MaxWays,
    TgsmConflicts,
    Words,
    L2Atomics,
    MaxSameAddress,
    CellsTouched,
    CellsOfSeveralWarps,
    Hazards,     ///< of any severity
    HazardErrors ///< those that are errors
};

/// Which number: a metric, of the whole launch or of some of its accesses.
struct Measure
{
    Metric metric = Metric::Requests;
    bool perRequest = false;
    std::string array;              ///< empty: any
    std::optional<AccessKind> kind; ///< none: any
    std::uint32_t line = 0;         ///< of the text, from 1; 0: any

    bool operator==(const Measure &) const = default;
};

/// Reads `METRIC [per request] [of ARRAY] [load|store|atomic] [on line N]`, such as
/// `sectors of g load on line 9`; or says in English why it is none.
std::variant<Measure, std::string> parseMeasure(std::string_view text);
/// What `parseMeasure` reads as the same measure.
std::string measureText(const Measure &measure);

/// The number. None if the Result has errors, is not of the whole launch, has no such access, or
/// the device has no rule for it.
std::optional<double> valueOf(const Result &result, const Measure &measure);

} // namespace warplens
