// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <nlohmann/json_fwd.hpp>

namespace warplens {

/// What a report's JSON says beside counts. `occupancy`: null if the device does not say.
nlohmann::ordered_json occupancyJson(const Result &result);
/// `profiler`: the device's tool and what its counters would show; null if it has none.
nlohmann::ordered_json profilerJson(const Result &result, const Translate &translate);
/// `device_sources`: where the device's rules come from.
nlohmann::ordered_json sourcesJson(const Device &device);

} // namespace warplens
