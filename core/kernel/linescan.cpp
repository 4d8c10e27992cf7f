// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/linescan.h"

#include "kernel/characters.h"

#include <algorithm>
#include <charconv>

namespace warplens {

char charAt(std::string_view line, std::size_t at) { return at < line.size() ? line[at] : '\0'; }

std::string_view wordAt(std::string_view line, std::size_t at)
{
    std::size_t end = at;
    while (isWordCharacter(charAt(line, end)))
        ++end;
    return line.substr(std::min(at, line.size()), end - at);
}

std::string lowerCase(std::string_view word)
{
    std::string lower(word);
    for (char &c : lower)
        c = c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
    return lower;
}

std::uint64_t valueOf(std::string_view digits)
{
    std::uint64_t value = ~0ULL / 64;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return std::min<std::uint64_t>(value, ~0ULL / 64);
}

bool isHexadecimal(std::string_view number)
{
    return number.starts_with("0x") || number.starts_with("0X");
}

std::string_view numberAt(std::string_view line, std::size_t at)
{
    const std::string_view word = wordAt(line, at);
    const bool isHex = isHexadecimal(word);
    constexpr std::string_view Digits = "0123456789abcdefABCDEF";
    const std::string_view digits = word.substr(isHex ? 2 : 0);
    const bool isNumber = !digits.empty()
        && digits.find_first_not_of(Digits.substr(0, isHex ? Digits.size() : 10)) == digits.npos;
    const bool isPart = at > 0 && at <= line.size() && isWordCharacter(line[at - 1]);
    return isNumber && !isPart && charAt(line, at + word.size()) != '.' ? word : std::string_view();
}

std::string_view decimalAt(std::string_view line, std::size_t at)
{
    const std::string_view number = numberAt(line, at);
    return isHexadecimal(number) ? std::string_view() : number;
}

bool isBetweenDigits(std::string_view line, std::size_t at)
{
    return at > 0 && isWordCharacter(line[at - 1]) && isWordCharacter(charAt(line, at + 1));
}

std::size_t afterBlanks(std::string_view line, std::size_t at)
{
    return std::min(line.find_first_not_of(Blanks, at), line.size());
}

std::size_t afterOneOf(std::string_view line, std::size_t at,
                       std::initializer_list<std::string_view> marks)
{
    const std::size_t start = afterBlanks(line, at);
    for (const std::string_view mark : marks) {
        if (line.substr(start).starts_with(mark))
            return start + mark.size();
    }
    return at;
}

std::size_t afterArrow(std::string_view line, std::size_t at)
{
    return afterOneOf(line, at, {"->", "=>", "=", ":"});
}

} // namespace warplens
