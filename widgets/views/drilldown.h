// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"

#include <QString>

#include <vector>

namespace warplens {

/// One level on the way from the whole launch to a phase of a request.
struct Level
{
    QString words;
    Selection selection;
    bool operator==(const Level &) const = default;
};

/// The whole launch first, then whatever `selection` narrows it to: access, warp (or the two
/// accesses of a hazard), request, phase.
std::vector<Level> levelsOf(const Result &result, const Selection &selection);

/// What stands one level below `selection`: warps, then requests, then phases. Empty at the end.
/// Long lists are cut at `MostChoices`.
std::vector<Level> choicesBelow(const Result &result, const Selection &selection);
/// The accesses, whatever is selected.
std::vector<Level> accessChoices(const Result &result);
inline constexpr std::size_t MostChoices = 256;

/// One level up.
Selection widened(const Selection &selection);

} // namespace warplens
