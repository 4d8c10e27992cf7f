// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace warplens {

/// How far one step goes through what was recorded.
enum class StepUnit : std::uint8_t {
    Request,   ///< of the site and warp that are selected, or of all
    Line,      ///< to where the source line, or the warp, is another
    Iteration, ///< the same access of the same warp, once more
    Phase,     ///< of each request that has several
};

/// Where a step can stop.
struct Stop
{
    std::uint32_t request = 0; ///< index into Result::recording
    std::optional<std::uint32_t> phase = {};
    bool operator==(const Stop &) const = default;
};

/// The stops that `selection` leaves, in program order.
std::vector<Stop> stopsOf(const Result &result, const Selection &selection, StepUnit unit);

/// The stop that `selection` stands at, or the last one before it; none: nothing is chosen yet, or
/// what is chosen comes before the first.
std::optional<std::size_t> stopAt(const std::vector<Stop> &stops, const Selection &selection);

/// `selection` with `stop` in focus; what `stop` is not part of is no longer selected.
Selection selectionAt(const Result &result, const Selection &selection, const Stop &stop);

} // namespace warplens
