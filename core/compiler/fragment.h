// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/texttokens.h"

#include <string>
#include <vector>

namespace warplens {

/// A fragment cut in two: what C++ does not let stand inside a kernel (functions, templates,
/// namespaces, `__device__` and `__constant__` variables, includes, and where there are functions
/// also the types and constants they may need), and the kernel's statements. Every token keeps its
/// offset in both; macros and conditions stand in both.
struct FragmentParts
{
    std::string definitions; ///< blank without any
    std::string statements;
    bool hasDefinitions = false;
};

/// `tokens` are those of `text`.
FragmentParts partsOf(const std::string &text, const std::vector<TextToken> &tokens);

} // namespace warplens
