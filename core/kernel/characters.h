// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace warplens {

// Of ASCII, whatever the locale.

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Letters, digits and `_`: what C's names and numbers are made of.
constexpr bool isWordCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

} // namespace warplens
