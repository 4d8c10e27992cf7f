// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace warplens {

// What a report says of hazards: those of shared memory, then accesses outside arrays and barriers
// that not all threads reach, which stand among the diagnostics of the JSON as well.

/// `hazards`.
nlohmann::ordered_json hazardsJson(const Result &result, const Translate &translate);
/// `hazards_coverage`: what was not looked for. Without a limit, `judged` and an empty `hazards`
/// there are none in the blocks that were run.
nlohmann::ordered_json hazardsCoverageJson(const Result &result, const Translate &translate);
/// The text's section, with its heading; empty where there is nothing to say. `result` has a
/// kernel.
std::string hazardsText(const Result &result, const Translate &translate);
/// `7:12: error: `; without a place `error: `.
std::string findingHead(Position position, Severity severity);

} // namespace warplens
