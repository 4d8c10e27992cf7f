// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/lessons.h"

#include <string>
#include <vector>

namespace warplens {

/// The lessons in a folder, and what is wrong with its files. Bad ones do not hide the good ones.
struct LessonFolder
{
    std::string path;
    std::string name; ///< its last part, for a menu
    std::vector<Lesson> lessons;
    std::vector<LessonProblem> problems; ///< each with the name of its file, without the folder
    bool operator==(const LessonFolder &) const = default;
};

inline constexpr std::size_t MostLessonFiles = 500;

/// Reads `path` (UTF-8), not the folders below it. More files than `MostLessonFiles`, and those
/// larger than 1 MiB, are left out, with a problem that says so.
LessonFolder readLessonFolder(const std::string &path);

} // namespace warplens
