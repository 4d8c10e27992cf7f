// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/sharedadvice.h"
#include "experiment/phrases.h"
#include "experiment/result.h"

#include <string>
#include <vector>

namespace warplens {

/// A limit of an advice as a sentence.
std::string describe(const AdviceRemark &remark, const Result &result, const Translate &translate);

/// Wavefronts of one request: `1`, `2`, `1.5`.
std::string perRequestText(std::uint64_t wavefronts, std::uint64_t requests);

/// The heading of a site's column: `store 5`, by its line.
std::string siteHeading(const AdvisedSite &site, const Result &result);

/// That as declared and, before it, up to `most` that are better, the best first.
std::vector<AdvisedLayout> shownLayouts(const SharedAdvice &advice, std::size_t most);

/// What `warplens advise` prints: why, then a table for each shared array, then global memory.
std::string adviceText(const Result &result, const Translate &translate);
/// The same as JSON, with all layouts. Schema 1: fields are added, never renamed.
std::string adviceJson(const Result &result, const Translate &translate);

} // namespace warplens
