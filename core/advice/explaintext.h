// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/explain.h"
#include "experiment/phrases.h"

#include <string>
#include <vector>

namespace warplens {

/// An explanation in words.
struct ExplanationText
{
    std::string sentence;             ///< what a lecturer would say
    std::vector<std::string> details; ///< more about it, a sentence each
    std::string place;                ///< `line 12, load of tile, block 0, warp 3`; may be empty

    bool operator==(const ExplanationText &) const = default;
};

/// `explanation` must be of `result`.
ExplanationText explanationText(const Explanation &explanation, const Result &result,
                                const Translate &translate);

} // namespace warplens
