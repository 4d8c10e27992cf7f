// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#ifndef Q_MOC_RUN // it cannot read <stop_token>
#include "experiment/experiment.h"
#include "experiment/result.h"
#endif

#include <QString>

#include <vector>

/// One published answer, a row of tests/data/oracles.csv.
struct Oracle
{
    QString id, source, arch, block, code;
    unsigned bytes = 0;
    QString space, op, metric, value, kind;
};
std::vector<Oracle> readOracles(const QString &path);

/// What a person would type to ask for it, on the row's own device.
warplens::Experiment experimentOf(const Oracle &oracle);

/// The row's metric as the result has it, in the words of the row's value; a text that is no
/// number if the metric does not apply.
QString answerTo(const Oracle &oracle, const warplens::Result &result);

/// A row that our rules do not reproduce.
struct Disagreement
{
    QString id;
    QString ours;
    QString reason;
};
/// The whole list of them.
std::vector<Disagreement> disagreements();
