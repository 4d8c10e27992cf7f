// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <string>
#include <vector>

namespace warplens {

/// Whether a diagnostic of the run is a hazard, too: it stands among them in reports.
bool isHazard(const Diagnostic &diagnostic);

/// Whether there was something to find: the run came to shared memory or to a barrier.
bool judgesHazards(const Result &result);

/// What was not looked for and what to do, a sentence or two for each limit.
std::vector<std::string> describe(const HazardLimits &limits, const Translate &translate);

/// `No hazards found.`; empty where some were, where there was nothing to find, and where one could
/// have been missed.
std::string noHazardsText(const Result &result, const Translate &translate);

} // namespace warplens
