// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweepvalues.h"

#include "experiment/numbertext.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace warplens {

namespace {

using Values = std::vector<std::string>;

constexpr double MostExact = 9'007'199'254'740'992.0; // 2^53

/// Splits at `mark`, but not inside brackets.
std::vector<std::string_view> split(std::string_view text, char mark)
{
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
        if (c == mark && depth == 0) {
            parts.push_back(trimmed(text.substr(start, i - start)));
            start = i + 1;
        }
    }
    parts.push_back(trimmed(text.substr(start)));
    return parts;
}

/// As short as it can be told: steps of 0.1 do not show how they are stored.
std::string textOf(double value)
{
    if (value == std::floor(value) && std::fabs(value) < MostExact)
        return std::to_string(std::int64_t(value));
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 12);
    return {text, end.ptr};
}

/// A number that a double holds exactly enough to count with; 0x10 as well.
std::optional<double> numberOf(std::string_view text)
{
    std::optional<double> number = parseReal(text);
    if (const auto whole = parseWhole(text))
        number = whole->negative ? -double(whole->magnitude) : double(whole->magnitude);
    return number && std::fabs(*number) < MostExact ? number : std::nullopt;
}

SweepError tooMany(double count)
{
    return {SweepErrorKind::TooManyValues,
            {textOf(std::min(count, MostExact)), std::to_string(MostSweepValues)}};
}

std::variant<Values, SweepError> sums(double from, double to, double step, const SweepError &bad)
{
    if (step == 0 || (to > from && step < 0) || (to < from && step > 0))
        return bad;
    const double count = std::floor((to - from) / step + 1e-9) + 1;
    if (count > double(MostSweepValues))
        return tooMany(count);
    Values values;
    for (int i = 0; i < int(count); ++i)
        values.push_back(textOf(from + i * step));
    return values;
}

std::variant<Values, SweepError> products(double from, double to, double factor,
                                          const SweepError &bad)
{
    const bool grows = from > 0 && factor > 1 && to >= from;
    const bool shrinks = from > 0 && factor > 0 && factor < 1 && to <= from && to > 0;
    if (!grows && !shrinks)
        return bad;
    const double count = std::floor(std::log(to / from) / std::log(factor) + 1e-9) + 1;
    if (count > double(MostSweepValues))
        return tooMany(count);
    Values values;
    double value = from;
    for (int i = 0; i < int(count); ++i, value *= factor)
        values.push_back(textOf(value));
    return values;
}

std::variant<Values, SweepError> rangeOf(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ':');
    const SweepError noRange = {SweepErrorKind::BadRange, {std::string(text)}};
    if (parts.size() > 3)
        return noRange;
    const auto from = numberOf(parts[0]);
    const auto to = numberOf(parts[1]);
    if (!from || !to)
        return noRange;
    const SweepError badStep = {SweepErrorKind::BadStep, {std::string(text)}};
    if (parts.size() == 2)
        return sums(*from, *to, *from <= *to ? 1 : -1, badStep);
    const bool multiplies = parts[2].starts_with('*');
    const auto step = numberOf(parts[2].substr(multiplies ? 1 : 0));
    if (!step)
        return noRange;
    return multiplies ? products(*from, *to, *step, badStep) : sums(*from, *to, *step, badStep);
}

} // namespace

std::variant<std::vector<std::string>, SweepError> parseSweepValues(std::string_view text)
{
    text = trimmed(text);
    if (text.empty())
        return SweepError{SweepErrorKind::NoValues, {}};
    const bool isQualified = text.find("::") != std::string_view::npos;
    if (text.find(':') != std::string_view::npos && !isQualified)
        return rangeOf(text);
    Values values;
    for (const std::string_view part : split(text, ',')) {
        if (part.empty())
            return SweepError{SweepErrorKind::BadRange, {std::string(text)}};
        values.emplace_back(part);
    }
    if (values.size() > MostSweepValues)
        return tooMany(double(values.size()));
    return values;
}

} // namespace warplens
