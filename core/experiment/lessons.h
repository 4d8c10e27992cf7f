// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/lessonmarkdown.h"
#include "experiment/sessionfile.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// An experiment with a text and steps: `NN-name.json` and, beside it, `NN-name.md`.
struct Lesson
{
    std::string id; ///< its file's name without the ending: `05-halo-load`
    SessionFile session;
    std::map<std::string, SessionFile> translations; ///< by language: `fr`, from `NN-name.fr.md`
    std::string file;              ///< of its text: the Markdown, or the session that holds it
    std::vector<StepPlace> places; ///< of the steps in the Markdown; none: it has no Markdown
    bool operator==(const Lesson &) const = default;
};

/// In the order of their files' names. The first is the one to open a fresh window with.
const std::vector<Lesson> &builtInLessons();

/// By id, with or without its number (`halo-load`), or by title; without regard to case. Null if
/// there is none.
const Lesson *findLesson(std::span<const Lesson> lessons, std::string_view name);

/// In that language if the lesson has it, else as it was written.
const SessionFile &inLanguage(const Lesson &lesson, const std::string &language);

/// A file of a lesson: its name without a folder, and its text.
struct LessonFile
{
    std::string name;
    std::string text;
};
/// Puts lessons together from their files, in the order of their names. Those that cannot be read
/// are left out; what is wrong with a file is appended to `problems`. Files that are no part of a
/// lesson are to be left out before: see `isLessonFile`.
std::vector<Lesson> lessonsOf(const std::vector<LessonFile> &files,
                              std::vector<LessonProblem> &problems);
/// `.json` and `.md`, but for a README.
bool isLessonFile(std::string_view name);

} // namespace warplens
