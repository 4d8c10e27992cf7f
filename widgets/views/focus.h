// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"

#include <QString>

#include <optional>
#include <vector>

namespace warplens {

/// What the headline counts: the totals of the launch, or the part of it that is selected.
struct SelectedCounts
{
    std::optional<Counts> global; ///< none: nobody touched that space
    std::optional<Counts> shared;
    bool isWholeLaunch = true;
    QString words; ///< which part: "whole launch, 4 blocks", "line 4, warp 2 of block 0"

    bool operator==(const SelectedCounts &) const = default;
};
SelectedCounts focusOf(const Result &result, const Selection &selection);

/// Whether someone stopped the count before it was complete.
bool wasStopped(const Result &result);

/// `4 blocks`, or how much of the launch was counted.
QString coverageWords(const Result &result);

/// The recorded requests that a selection leaves, by index into Result::recording: those of its
/// site and warp, or of its pair. Its `request` is ignored, so that one can step through them.
std::vector<std::uint32_t> requestsOf(const Result &result, const Selection &selection);

/// `selection`, made for `before`, as it reads in `after`: the same request (site, warp and
/// occurrence) even where indices moved, the same hazard even where its example is another; what no
/// longer exists is dropped.
Selection carriedOver(const Selection &selection, const Result &before, const Result &after);

/// The access sites of a line, in order of their columns.
std::vector<std::uint32_t> sitesOfLine(const Result &result, std::uint32_t line);

} // namespace warplens
