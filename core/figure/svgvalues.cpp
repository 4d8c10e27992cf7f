// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/svgvalues.h"

#include <charconv>
#include <cmath>

namespace warplens {

std::string svgNumber(double value)
{
    if (!std::isfinite(value))
        return "0";
    char buffer[400];
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, 2);
    std::string text(buffer, end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string svgColor(Color color)
{
    constexpr char Digits[] = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
        text += Digits[channel >> 4];
        text += Digits[channel & 15];
    }
    return text;
}

} // namespace warplens
