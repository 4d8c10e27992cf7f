// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <optional>
#include <vector>

/// One published answer, a row of tests/data/oracles.csv.
struct Oracle
{
    QString id, source, arch, block, code;
    unsigned bytes = 0;
    QString space, op, metric, value, kind;
};

std::vector<Oracle> readOracles(const QString &path);

/// The device here whose rules are those of the row, or why there is none.
struct OracleDevice
{
    QString id; ///< empty: none
    QString reason;
};
OracleDevice deviceFor(const Oracle &oracle);
