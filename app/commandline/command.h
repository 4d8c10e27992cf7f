// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

#include <span>

namespace warplens {

/// What a command returns to the shell.
enum ExitCode : int {
    ExitDone = 0,
    ExitFailed = 1,   ///< the source has errors, or the run failed
    ExitBadUsage = 2, ///< the command makes no sense as given
    ExitHazards = 3,  ///< all went well, and there are hazards that were asked about
};

/// A sub-command: `warplens NAME …`. None of them needs a display.
struct Command
{
    const char *name;
    const char *summary; ///< English, of context CommandLine
    bool draws;          ///< needs a QGuiApplication (offscreen) for fonts and pixels
    /// `arguments` as QCoreApplication::arguments() has them, without the command's name.
    int (*run)(const QStringList &arguments);
};

std::span<const Command> commands();
/// Null: no command of that name.
const Command *findCommand(const QString &name);

int runReport(const QStringList &arguments);
int runAdvise(const QStringList &arguments);
int runExport(const QStringList &arguments);
int runSweepCommand(const QStringList &arguments);
int runDevices(const QStringList &arguments);
int runLessons(const QStringList &arguments);

} // namespace warplens
