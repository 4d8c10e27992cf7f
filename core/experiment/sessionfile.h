// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "experiment/question.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

/// One step of a lesson: what to look at, and what to change.
struct LessonStep
{
    std::string title;
    std::string text; ///< Markdown
    /// Merged into the lesson's experiment (JSON merge patch) when the step is opened.
    std::string patch;
    std::optional<Question> question; ///< asked before the counts are shown
    std::vector<Claim> claims;        ///< what the text says of the counts
    bool operator==(const LessonStep &) const = default;
};

/// A file that holds an experiment: JSON, schema 1. A lesson is one with a title and a text.
/// Keys this version does not know are kept in `unknown` and written back.
struct SessionFile
{
    Experiment experiment;
    std::string title;
    std::string text; ///< Markdown
    std::vector<LessonStep> steps;
    std::string unknown = "{}"; ///< a JSON object of what was not understood

    bool operator==(const SessionFile &) const = default;
};

/// Where and why a session file could not be read, in English.
struct SessionError
{
    std::string message;
    std::size_t line = 0; ///< from 1; 0: not known, or the file as a whole
    bool operator==(const SessionError &) const = default;
};

inline constexpr int SessionSchema = 1;

/// Reads any schema up to `SessionSchema`; a later one is an error that says so.
std::variant<SessionFile, SessionError> parseSession(std::string_view json);
/// Deterministic: same session, same bytes. Keys in a fixed order, two spaces, a final newline.
std::string writeSession(const SessionFile &session);

/// The experiment of a lesson's step: `session.experiment` patched. The line of an error is that
/// of the patch.
std::variant<Experiment, SessionError> experimentOf(const SessionFile &session, std::size_t step);
/// The keys of a step's patch that no experiment has, such as `launch.blok`.
std::vector<std::string> unknownPatchKeys(const SessionFile &session, std::size_t step);

} // namespace warplens
