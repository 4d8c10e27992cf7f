// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warplens {

/// The number of a thread, or of a warp's first, before an address.
struct ThreadLabel
{
    std::uint64_t thread = 0;
    bool isWarp = false;
    bool isBare = false;   ///< a number and no more
    bool isCertain = true; ///< that before an address it is no code
    std::size_t start = 0;
    std::size_t end = 0;
};

/// `lane 3:`, `warp 1`, `[3] =`, `(3)`, `3:`, `3 ->`, `3` with more behind it on the line.
std::optional<ThreadLabel> threadLabel(std::string_view line, std::size_t at);

} // namespace warplens
