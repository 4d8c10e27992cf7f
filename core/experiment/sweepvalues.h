// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sweeperror.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

/// A sweep has at most this many values.
inline constexpr std::size_t MostSweepValues = 4096;

/// Values as people type them: `FROM:TO`, `FROM:TO:STEP`, `FROM:TO:*FACTOR`, or a list such as
/// `1,2,4` or `float,double`. Ranges are of numbers, include their end where a step hits it, and
/// may run downwards. Never empty.
std::variant<std::vector<std::string>, SweepError> parseSweepValues(std::string_view text);

} // namespace warplens
