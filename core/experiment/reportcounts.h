// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <nlohmann/json_fwd.hpp>

namespace warplens {

/// The counts in the JSON of a report: `totals`, null for spaces that nobody touched.
nlohmann::ordered_json totalsJson(const Result &result);
/// And `sites`. Each has the keys of all spaces, null where they do not apply or the device has no
/// rule.
nlohmann::ordered_json sitesJson(const Result &result);

} // namespace warplens
