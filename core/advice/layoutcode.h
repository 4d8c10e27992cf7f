// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/sharedadvice.h"
#include "experiment/phrases.h"

#include <optional>
#include <string>

namespace warplens {

/// `as declared`, `+2 a row`, `x ^ (y & 14)`, `Swizzle<3, 2, 5>`.
std::string layoutName(const Layout &layout, const ArrayShape &shape, const Translate &translate);

/// The code to write: `__shared__ float tile[16][18];` or `tile[y][x ^ (y & 14)]`. A swizzle that
/// CUTLASS has a name for is named in a comment behind it.
std::string layoutCode(const Result &result, const SharedAdvice &advice, const Layout &layout);

/// An index of the last dimension as `layout` wants it. `x` and `y` (the index before it) are put
/// into parentheses where they need it.
std::string movedIndex(const Layout &layout, const std::string &x, const std::string &y);

/// What a person asked to have applied.
struct AppliedLayout
{
    std::optional<Experiment> experiment; ///< with the text changed
    const char *obstacle = nullptr;       ///< a phrase: why that cannot be done; else null
};
AppliedLayout applied(const Result &result, const SharedAdvice &advice, const Layout &layout);

} // namespace warplens
