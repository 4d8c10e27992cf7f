// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <span>
#include <string_view>

class QCommandLineParser;

namespace warplens {

/// The translation context of everything the command line says.
class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Why a command did not start. `message` is a sentence or two that say what to do next.
struct Refusal
{
    QString message;
};

/// UTF-8 to standard output. Returns an exit code: a full disk or a closed pipe is a failure.
int print(std::string_view text);

/// Says on standard error what is wrong and where help is. Returns ExitBadUsage.
int refuse(const QString &command, const QString &message);
/// Says on standard error why a command failed. Returns ExitFailed.
int fail(const QString &command, const QString &message);

/// `label:line:column: error: …` for each of `diagnostics`, on standard error.
void printDiagnostics(std::span<const Diagnostic> diagnostics, const QString &label);

/// What --lang asks for in `arguments`, whether or not there is such a language; may be empty.
QString languageOption(const QStringList &arguments);

/// Parses `arguments`, deals with --help and judges --lang, which is in force already. An exit
/// code: nothing is left to do.
std::optional<int> parseArguments(QCommandLineParser &parser, const QString &command,
                                  const QStringList &arguments);

} // namespace warplens
