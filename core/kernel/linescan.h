// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace warplens {

// What stands at a place of a line, an offset that may lie past its end. The functions `after…`
// return `at` itself where nothing of the kind follows.

inline constexpr std::string_view Blanks = " \t\r";

char charAt(std::string_view line, std::size_t at); ///< 0 past the end
std::string_view wordAt(std::string_view line, std::size_t at);
std::string lowerCase(std::string_view word); ///< of ASCII
/// Of a decimal number; what is too large becomes 2^58 - 1, which may still be multiplied by 64.
std::uint64_t valueOf(std::string_view digits);

bool isHexadecimal(std::string_view number); ///< starts with 0x or 0X
/// A decimal or hexadecimal number; empty if none starts here or it is part of a word.
std::string_view numberAt(std::string_view line, std::size_t at);
std::string_view decimalAt(std::string_view line, std::size_t at);
bool isBetweenDigits(std::string_view line, std::size_t at);

std::size_t afterBlanks(std::string_view line, std::size_t at); ///< the line's end at most
/// Past the first of `marks` that follows, and the blanks before it.
std::size_t afterOneOf(std::string_view line, std::size_t at,
                       std::initializer_list<std::string_view> marks);
std::size_t afterArrow(std::string_view line, std::size_t at); ///< `->`, `=>`, `=` or `:`

} // namespace warplens
