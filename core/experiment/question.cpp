// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/question.h"

#include "experiment/numbertext.h"
#include "experiment/reportnumbers.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

/// More than people type; what follows is not read.
constexpr std::size_t LongestGuess = 40;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// `1,328` but not `77,11`: three digits follow, and no more.
bool separatesThousands(std::string_view text, std::size_t comma)
{
    std::size_t end = comma + 1;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end == comma + 4;
}

std::string withUnit(double value, const Question &question)
{
    const std::string text = plainNumberText(value);
    return question.unit.empty() ? text : text + " " + question.unit;
}

/// How many times, as people say it.
std::string timesText(double ratio)
{
    return plainNumberText(ratio < 10 ? std::round(ratio * 10) / 10 : std::round(ratio));
}

/// The larger over the smaller; 1 where that says nothing.
double ratioOf(double guess, double answer)
{
    const bool canDivide = guess > 0 && answer > 0;
    return canDivide ? std::max(guess, answer) / std::min(guess, answer) : 1;
}

const char *phraseOf(double guess, double answer)
{
    constexpr double Twice = 1.95; // nearer to it than to anything else one would say
    constexpr double Thrice = 2.05;
    const double ratio = ratioOf(guess, answer);
    if (guess > answer) {
        if (ratio >= Twice && ratio <= Thrice)
            return WARPLENS_PHRASE("You said %1; it is %2: twice too many.");
        if (ratio > Thrice)
            return WARPLENS_PHRASE("You said %1; it is %2: %3 times too many.");
        return WARPLENS_PHRASE("You said %1; it is %2: %4 too many.");
    }
    if (ratio >= Twice && ratio <= Thrice)
        return WARPLENS_PHRASE("You said %1; it is %2: twice as many.");
    if (ratio > Thrice)
        return WARPLENS_PHRASE("You said %1; it is %2: %3 times as many.");
    return WARPLENS_PHRASE("You said %1; it is %2: %4 too few.");
}

Nearness nearnessOf(double guess, double answer, const Question &question)
{
    const double off = std::fabs(guess - answer);
    if (off <= std::fabs(answer) * 0.0005) // what four significant digits hide
        return Nearness::Right;
    const double allowed = std::fabs(answer) * double(question.tolerancePercent) / 100;
    return off <= allowed ? Nearness::Near : Nearness::Off;
}

} // namespace

std::variant<Claim, std::string> parseClaim(std::string_view text)
{
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos)
        return "a claim is MEASURE = NUMBER, such as sectors of g = 128";
    auto measure = parseMeasure(trimmed(text.substr(0, equals)));
    if (auto *error = std::get_if<std::string>(&measure))
        return std::move(*error);
    const std::string value(trimmed(text.substr(equals + 1)));
    if (!parseReal(value))
        return "\"" + value + "\" is no number";
    return Claim{std::move(std::get<Measure>(measure)), value};
}

std::string claimText(const Claim &claim)
{
    return measureText(claim.measure) + " = " + claim.value;
}

bool holds(const Claim &claim, double value)
{
    const auto claimed = parseReal(claim.value);
    const std::size_t point = claim.value.find('.');
    const std::size_t decimals = point == std::string::npos ? 0 : claim.value.size() - point - 1;
    return claimed && std::fabs(*claimed - value) <= 0.5 * std::pow(10.0, -double(decimals)) + 1e-9
        && (decimals > 0 || std::fabs(*claimed - value) < 1e-9);
}

std::optional<double> answerOf(const Result &result, const Question &question)
{
    return valueOf(result, question.measure);
}

std::optional<double> parseGuess(std::string_view text)
{
    std::string digits;
    for (std::size_t at = 0; at < std::min(text.size(), LongestGuess); ++at) {
        const char c = text[at];
        if (c == ',')
            digits += separatesThousands(text, at) ? "" : ".";
        else if (isDigit(c) || c == '.' || (c == '-' && digits.empty()))
            digits += c;
        else if (c != ' ' && digits.empty())
            return std::nullopt;
        else if (c != ' ')
            break; // the unit
    }
    return parseReal(digits);
}

Verdict judge(double guess, double answer, const Question &question, const Translate &translate)
{
    const std::string answerText = withUnit(answer, question);
    Verdict verdict{nearnessOf(guess, answer, question), {}};
    if (verdict.nearness == Nearness::Right) {
        verdict.sentence = fill(translate(WARPLENS_PHRASE("Right: it is %1.")), {answerText});
        return verdict;
    }
    if (verdict.nearness == Nearness::Near) {
        verdict.sentence = fill(translate(WARPLENS_PHRASE("Near enough: it is %1.")), {answerText});
        return verdict;
    }
    verdict.sentence = fill(translate(phraseOf(guess, answer)),
                            {plainNumberText(guess), answerText, timesText(ratioOf(guess, answer)),
                             plainNumberText(significant(std::fabs(guess - answer)))});
    return verdict;
}

std::string revealed(double answer, const Question &question, const Translate &translate)
{
    return fill(translate(WARPLENS_PHRASE("It is %1.")), {withUnit(answer, question)});
}

} // namespace warplens
