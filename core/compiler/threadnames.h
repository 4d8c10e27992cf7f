// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/texttokens.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace warplens {

/// What kernels call the thread's place by custom, as C++ text: `tx` is `threadIdx.x`. Nothing for
/// other names, and for those that mean nothing else (`SV_GroupIndex`). Each name is defined in
/// resources/prelude/threadnames.h.
std::optional<std::string_view> threadNameMeaning(std::string_view name);

/// Names that are as often a loop's or a parameter's: `i`, `x`, `y`, `row`, `col`, …
bool isWeakThreadName(std::string_view name);

/// Whether the text has something else than weak names that differs from thread to thread.
bool tellsThreadsApart(const std::vector<TextToken> &tokens,
                       const std::map<std::string_view, NameUse> &uses);

} // namespace warplens
