// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/lanes.h"

#include <QtTest>

using namespace warplens;

class LanesTest : public QObject
{
    Q_OBJECT

private slots:
    void lists_data();
    void lists();
    void firstLanes();
};

void LanesTest::lists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isValid");
    QTest::addColumn<quint64>("lanes");
    const auto good = [](const char *text, quint64 lanes) {
        QTest::newRow(text) << QString(text) << true << lanes;
    };
    const auto bad = [](const char *text) {
        QTest::addRow("bad %s", text) << QString(text) << false << quint64(0);
    };
    good("0-31", 0xffff'ffff);
    good("7", 0x80);
    good("0-3,20-23", 0x00f0'000f);
    good("0-63", ~quint64(0));
    good("60-63,0", 0xf000'0000'0000'0001);
    bad("");
    bad("-");
    bad("3-");
    bad("-3");
    bad("5-4");
    bad("64");
    bad("0-64");
    bad("1,1");
    bad("0-3,3-5");
    bad("0-3,");
    bad("0 - 3");
    bad("1-2-3");
    bad("x");
}

void LanesTest::lists()
{
    QFETCH(QString, text);
    QFETCH(bool, isValid);
    QFETCH(quint64, lanes);
    const auto read = lanesOf(text.toStdString());
    QCOMPARE(read.has_value(), isValid);
    QCOMPARE(quint64(read.value_or(0)), lanes);
}

void LanesTest::firstLanes()
{
    QCOMPARE(warplens::firstLanes(0), LaneMask(0));
    QCOMPARE(warplens::firstLanes(1), LaneMask(1));
    QCOMPARE(warplens::firstLanes(63), ~LaneMask(0) >> 1);
    QCOMPARE(warplens::firstLanes(64), ~LaneMask(0));
}

QTEST_APPLESS_MAIN(LanesTest)
#include "lanes_test.moc"
