// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/ptx/types.h"
#include "kernel/kernel.h"

#include <optional>
#include <string>
#include <vector>

namespace warplens::ptx {

/// What the words of `ld.global.L1::no_allocate.v4.f32` and the like say.
struct AccessWords
{
    Space space = Space::Unknown; ///< Unknown: a generic address
    CacheHint hint = CacheHint::Default;
    unsigned elements = 1;
    std::optional<Type> type;
    std::vector<std::string> others; ///< what the family itself must know
};

/// Order and scopes say nothing about a picture of single requests: they are dropped.
AccessWords accessWordsOf(const std::vector<std::string> &words);

} // namespace warplens::ptx
