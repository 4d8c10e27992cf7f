// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "editor/squiggle.h"
#include "experiment/result.h"

#include <QString>

#include <vector>

namespace warplens {

/// What is marked in the text: where each diagnostic stands.
std::vector<Squiggle> diagnosticSquiggles(const Result &result);
/// At the first access of each hazard, or `both`. Notes are harmless, and no text is marked for
/// them.
std::vector<Squiggle> hazardSquiggles(const Result &result, bool both);

/// `Hazards (5)`, and what is grave among them: a tab that is not open must say it, too.
QString hazardsTitle(const Result &result);

} // namespace warplens
