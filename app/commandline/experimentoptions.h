// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <span>

namespace warplens {

struct ExperimentRequest;

/// What is wrong with an option's value; empty: nothing.
using Complaint = QString;

/// One option of those that describe an experiment: how it is called, and what it does.
struct ExperimentOption
{
    const char *name;
    const char *valueName; ///< empty: a switch
    const char *help;      ///< English, of context CommandLine
    Complaint (*apply)(const QString &value, ExperimentRequest &request);
};

/// All of them, in the order of the help.
std::span<const ExperimentOption> experimentOptions();

/// "expected X[,Y[,Z]]"
Complaint expected(const char *what);

} // namespace warplens
