// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/measure.h"
#include "experiment/phrases.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warplens {

/// What a lesson asks before it shows the counts. Its answer is never stored: it is read off the
/// Result, so it is right for whatever the experiment has become.
struct Question
{
    std::string prompt; ///< Markdown
    Measure measure;
    std::string unit;                   ///< after the answer: `sectors`, `%`; may be empty
    std::uint64_t tolerancePercent = 0; ///< a guess this near counts as right

    bool operator==(const Question &) const = default;
};

/// What a lesson's text says a measure is, for a test to check. Never shown.
struct Claim
{
    Measure measure;
    std::string value; ///< a number, with as many decimals as are claimed
    bool operator==(const Claim &) const = default;
};

/// Reads `MEASURE = NUMBER`, or says in English why it is none.
std::variant<Claim, std::string> parseClaim(std::string_view text);
std::string claimText(const Claim &claim);
/// Whether `value` is what is claimed, rounded to as many decimals.
bool holds(const Claim &claim, double value);

/// See `valueOf`.
std::optional<double> answerOf(const Result &result, const Question &question);

/// A guess as people type it: a number, with spaces, the unit or a decimal comma if need be.
std::optional<double> parseGuess(std::string_view text);

enum class Nearness { Right, Near, Off }; ///< Near: within the tolerance

struct Verdict
{
    Nearness nearness = Nearness::Off;
    std::string sentence; ///< "You said 64; it is 32: twice too many."
    bool operator==(const Verdict &) const = default;
};
Verdict judge(double guess, double answer, const Question &question, const Translate &translate);

/// The answer alone: "It is 32 sectors."
std::string revealed(double answer, const Question &question, const Translate &translate);

} // namespace warplens
