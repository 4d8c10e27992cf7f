// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <utility> // brings the comparison categories, too

namespace warplens {

/// A place in the text the person wrote, never in a wrapper or the prelude. Lines and columns
/// count from 1; columns count bytes of UTF-8. Line 0 means "nowhere in the text".
struct Position
{
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    bool isValid() const { return line != 0; }
    auto operator<=>(const Position &) const = default;
};

} // namespace warplens
