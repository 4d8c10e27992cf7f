// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/output.h"
#include "experiment/experiment.h"

#include <optional>
#include <variant>

namespace warplens {

/// What a command is to look at, before its options are applied.
struct InputFile
{
    Experiment experiment;
    QString label;          ///< what diagnostics name as the file
    bool isSession = false; ///< with a launch of its own: a session file or a lesson
    std::string folder;     ///< where its relative paths start; empty: the working folder
};

/// The experiment of `name`: a lesson's name, a session (`.json`), a source text, or `-` for
/// standard input. `step` counts from 1 and asks for a step of a lesson.
std::variant<InputFile, Refusal> openInput(const QString &name, std::optional<std::size_t> step);

} // namespace warplens
