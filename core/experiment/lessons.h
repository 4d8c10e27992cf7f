// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// A lesson that came with the program.
struct Lesson
{
    std::string id; ///< its file's name without the ending: `01-halo-load`
    SessionFile session;
    bool operator==(const Lesson &) const = default;
};

/// In the order of their files' names. The first is the one to open a fresh window with.
const std::vector<Lesson> &builtInLessons();

/// By id, with or without its number (`halo-load`), or by title; without regard to case. Null if
/// there is none.
const Lesson *findLesson(std::span<const Lesson> lessons, std::string_view name);

} // namespace warplens
