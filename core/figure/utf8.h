// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string_view>

namespace warplens {

inline constexpr char32_t ReplacementCharacter = 0xFFFD;

/// Takes the first character off `text`, which must not be empty. A byte that starts no valid
/// UTF-8 sequence (cut short, overlong, a surrogate, past U+10FFFF) is taken alone and reads as
/// U+FFFD.
char32_t takeCharacter(std::string_view &text);

} // namespace warplens
