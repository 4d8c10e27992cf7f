// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// `warplens sweep`, a row of counts for each value.
class SweepCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void aRowForEachValue();
    void allFormatsSayTheSame();
    void aFailingValueIsTold();
    void badUsage_data();
    void badUsage();

private:
    static ProgramRun sweep(const QStringList &more)
    {
        return runProgram(QStringList{"sweep", "--expr", "data[threadIdx.x * stride]", "--block",
                                      "32", "--set", "stride=1"}
                          + more);
    }
};

void SweepCommandTest::aRowForEachValue()
{
    const ProgramRun run = sweep({"--over", "stride=1:3", "--metric", "sectors"});
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 5); // the device, the header, three values
    QCOMPARE(lines.last().simplified(), QByteArray("3 12"));
}

void SweepCommandTest::allFormatsSayTheSame()
{
    const QStringList what{"--over", "stride=1,2", "--metric", "sectors,efficiency", "--format"};
    const QByteArray csv = sweep(what + QStringList{"csv"}).output;
    QCOMPARE(csv, QByteArray("stride,sectors,efficiency_pct,error\n1,4,100,\n2,8,50,\n"));
    const QJsonObject json =
        QJsonDocument::fromJson(sweep(what + QStringList{"json"}).output).object();
    const QJsonArray points = json["points"].toArray();
    QCOMPARE(points.size(), 2);
    QCOMPARE(points[1].toObject()["sectors"].toInt(), 8);
}

void SweepCommandTest::aFailingValueIsTold()
{
    const ProgramRun run = sweep({"--over", "block.x=32,9999", "--metric", "sectors"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.output.contains("9999"));
    QVERIFY(run.output.contains("32"));
}

void SweepCommandTest::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing to sweep") << QStringList();
    QTest::newRow("no values") << QStringList{"--over", "stride"};
    QTest::newRow("unknown name") << QStringList{"--over", "pitch=1:2"};
    QTest::newRow("unknown metric") << QStringList{"--over", "stride=1:2", "--metric", "speed"};
    QTest::newRow("unknown format") << QStringList{"--over", "stride=1:2", "--format", "xml"};
}

void SweepCommandTest::badUsage()
{
    QFETCH(QStringList, arguments);
    const ProgramRun run = sweep(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY(run.errors.startsWith("warplens sweep: "));
}

QTEST_MAIN(SweepCommandTest)
#include "sweepcommand_test.moc"
