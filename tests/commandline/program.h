// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QStringList>

/// What the real program did.
struct ProgramRun
{
    int exitCode = -1; ///< -1: it did not end by itself
    QByteArray output;
    QByteArray errors;
    qint64 milliseconds = 0;
};

/// Runs `warplens ARGUMENTS` in English, without a display.
ProgramRun runProgram(const QStringList &arguments, const QByteArray &input = {});
