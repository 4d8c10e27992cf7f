// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <string>

namespace warplens {

/// The JSON of `warplens report`, schema 1 (DESIGN section 7): fields are added, never renamed.
std::string reportJson(const Result &result, const Translate &translate);
/// The same as a text for people: totals, a table of sites, diagnostics.
std::string reportText(const Result &result, const Translate &translate);
/// One row a site, with a header row.
std::string reportCsv(const Result &result);

} // namespace warplens
