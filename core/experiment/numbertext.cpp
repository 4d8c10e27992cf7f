// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/numbertext.h"

#include <charconv>

namespace warplens {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blank = " \t\r\n";
    const auto first = text.find_first_not_of(Blank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(Blank) - first + 1);
}

std::optional<WholeNumber> parseWhole(std::string_view text)
{
    text = trimmed(text);
    WholeNumber number;
    if (text.starts_with('-') || text.starts_with('+')) {
        number.negative = text.front() == '-';
        text.remove_prefix(1);
    }
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        base = 16;
        text.remove_prefix(2);
    }
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number.magnitude, base);
    if (text.empty() || error != std::errc() || stop != end)
        return std::nullopt;
    number.negative = number.negative && number.magnitude != 0;
    return number;
}

std::optional<std::uint64_t> parseUnsigned(std::string_view text)
{
    const auto number = parseWhole(text);
    if (!number || number->negative)
        return std::nullopt;
    return number->magnitude;
}

std::optional<double> parseReal(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc())
        return std::nullopt;
    const std::string_view rest(stop, std::size_t(end - stop));
    const bool suffix = rest.size() == 1 && (rest == "f" || rest == "F");
    return rest.empty() || suffix ? std::optional(value) : std::nullopt;
}

} // namespace warplens
