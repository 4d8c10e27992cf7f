// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <QString>

#include <vector>

namespace warplens {

/// A short count that stands beside a line: `8 sectors/req`, `50 %`, `2×`.
struct LinePill
{
    QString text;
    bool excess = false;
    bool isEssential = true; ///< stays where there is room for few
    bool operator==(const LinePill &) const = default;
};

/// What one line of the source costs, all its sites together.
struct LineNote
{
    std::uint32_t line = 0; ///< from 1
    std::vector<LinePill> pills;
    QString sentence; ///< the same in words, for tooltips and screen readers
    bool operator==(const LineNote &) const = default;

    bool isExcess() const;
};

/// One note for each line that touches global or shared memory, in line order.
std::vector<LineNote> lineNotesOf(const Result &result);

/// The same lines with question marks for counts.
std::vector<LineNote> withoutCounts(std::vector<LineNote> notes);

} // namespace warplens
