// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "experiment/lessons.h"

#include <string>
#include <vector>

namespace warplens {

/// Runs every step of a lesson and says what is not as it should be: errors, counts that are not
/// exact, questions without an answer, claims that do not hold, and numbers in bold that nothing
/// claims. `folder` is where relative paths start. Blocks until all is done.
std::vector<LessonProblem> checkLesson(const Lesson &lesson, const std::string &folder,
                                       const Compile &compile);

/// The numbers a text says in bold: `**128 sectors**` → `128`. Without spaces and with a point,
/// as a claim has them.
std::vector<std::string> boldNumbers(std::string_view markdown);

} // namespace warplens
