// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace warplens {

/// How many of the `wanted` rows of each part get shown when there is room for `most` in all: all
/// of a part that wants less than an equal share, and the rest shared by the others, earlier parts
/// first. Each part with rows gets at least one, so that none vanishes.
std::vector<std::size_t> shareRows(std::span<const std::size_t> wanted, std::size_t most);

} // namespace warplens
