// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "devicerun.h"

#include <QTest>

#include <span>

namespace warplens {

/// A row for each check; `verifyCheck` of the row's number runs it.
inline void addRows(std::span<const DeviceCheck> checks)
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < checks.size(); ++i) {
        const DeviceCheck &check = checks[i];
        QTest::newRow(*check.name ? check.name : check.condition) << int(i);
    }
}

#define WARPLENS_CHECK_ROW(checks, ...)                                                            \
    do {                                                                                           \
        QFETCH(int, number);                                                                       \
        const QString problem = problemOf(checks[number] __VA_OPT__(, ) __VA_ARGS__);              \
        QVERIFY2(problem.isEmpty(), qPrintable(problem));                                          \
    } while (false)

} // namespace warplens
