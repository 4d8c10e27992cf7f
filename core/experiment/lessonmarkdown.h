// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// What is wrong with a file of a lesson, in English.
struct LessonProblem
{
    std::string file;
    std::size_t line = 0; ///< from 1; 0: the file as a whole
    std::string message;
    bool operator==(const LessonProblem &) const = default;
};
/// `FILE:LINE: MESSAGE`, as compilers say it.
std::string problemText(const LessonProblem &problem);

/// The lines, from 1, on which the parts of a step stand in its Markdown; 0: there is none.
struct StepPlace
{
    std::size_t heading = 0;
    std::size_t patch = 0; ///< the first line of the patch itself
    std::size_t source = 0;
    std::size_t question = 0;
    std::size_t answer = 0;          ///< the question's line that says what is asked for
    std::vector<std::size_t> claims; ///< one for each
    bool operator==(const StepPlace &) const = default;
};

/// What the Markdown of a lesson says.
struct LessonPages
{
    std::string title;
    std::string text;
    std::vector<LessonStep> steps;
    std::vector<StepPlace> places; ///< one for each step
    bool operator==(const LessonPages &) const = default;
};

inline constexpr std::size_t LargestLessonText = std::size_t(1) << 20; ///< bytes
inline constexpr std::size_t MostLessonSteps = 100;

/// Reads `# Title`, an introduction, and steps that start with `## Step title`. Fenced blocks
/// called `patch`, `source`, `question` and `claims` belong to their step and are no part of its
/// text; see resources/lessons/README.md. What is wrong is appended to `problems`, and the rest is
/// read on.
LessonPages parseLessonMarkdown(std::string_view markdown, const std::string &file,
                                std::vector<LessonProblem> &problems);

} // namespace warplens
