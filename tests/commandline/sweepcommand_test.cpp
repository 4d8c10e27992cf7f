// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

const QByteArray Transpose =
    "__global__ void transpose(float *out, int n) {\n"
    "  __shared__ float tile[16][16];\n"
    "  tile[threadIdx.y][threadIdx.x] = 1;\n"
    "  out[threadIdx.y * n + threadIdx.x] = tile[threadIdx.x][threadIdx.y];\n"
    "}\n";
const QByteArray Template = "template <int N> __global__ void pick(float *out) {\n"
                            "  out[threadIdx.x * N] = 1;\n"
                            "}\n";

QStringList words(const QString &text) { return text.split(' '); }

} // namespace

/// `warplens sweep`, a row of counts for each value.
class SweepCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void aRowForEachValue();
    void allFormatsSayTheSame();
    void aFailingValueIsTold();
    void everyKindOfAxis_data();
    void everyKindOfAxis();
    void whatIsWrongWithAllValuesIsSaidOnce();
    void refusals_data();
    void refusals();
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

void SweepCommandTest::everyKindOfAxis_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("argument")
        << "coalesced-or-strided --over stride=1:4:*2 --metric sectors,efficiency" << QByteArray()
        << QByteArray("stride,sectors,efficiency_pct,error\n"
                      "1,128,100,\n2,256,50,\n4,512,25,\n");
    QTest::newRow("padding in the text")
        << "- --block 16,16 --over padding=0:2 --metric wavefronts,max_ways" << Transpose
        << QByteArray("tile.padding,wavefronts,max_ways,error\n0,72,8,\n1,32,2,\n2,24,2,\n");
    QTest::newRow("one access")
        << "- --block 16,16 --over tile.padding=0:1 --metric conflicts --site 2" << Transpose
        << QByteArray("tile.padding,conflicts,error\n0,56,\n1,8,\n");
    QTest::newRow("template argument") << "- --over N=1,8 --metric sectors" << Template
                                       << QByteArray("N,sectors,error\n1,32,\n8,256,\n");
    QTest::newRow("block") << "- --over block.x=32:64:32 --metric requests" << Template
                           << QByteArray("block.x,requests,error\n32,1,\n64,2,\n");
    QTest::newRow("offset") << "- --template N=1 --over out.offset=0:4:4 --metric sectors"
                            << Template << QByteArray("out.offset,sectors,error\n0,32,\n4,40,\n");
    QTest::newRow("constant in the text")
        << "- --space shared --block 16,16 --over PAD=0,1,2 --metric max_ways"
        << QByteArray("__shared__ float t[16][16 + PAD]; float v = t[threadIdx.x][threadIdx.y];")
        << QByteArray("PAD,max_ways,error\n0,8,\n1,2,\n2,1,\n");
}

void SweepCommandTest::everyKindOfAxis()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, source);
    const ProgramRun run = runProgram(words("sweep " + options + " --format csv"), source);
    QCOMPARE(run.exitCode, 0);
    QTEST(run.output, "csv");
}

void SweepCommandTest::whatIsWrongWithAllValuesIsSaidOnce()
{
    const ProgramRun run =
        runProgram(words("sweep - --over block.x=32,2048,64 --format json"), Template);
    QCOMPARE(run.exitCode, 1);
    const QJsonObject json = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(json["over"].toString(), QString("block.x"));
    QCOMPARE(json["kernel"].toString(), QString("pick"));
    const QJsonArray points = json["points"].toArray();
    QCOMPARE(points.size(), 3);
    QCOMPARE(points[0]["sectors"].toInt(), 32);
    QVERIFY(points[1]["sectors"].isNull());
    QVERIFY(points[1]["error"].toString().contains("too large"));
    QCOMPARE(points[2]["sectors"].toInt(), 64);
    QVERIFY(points[2]["error"].isNull());
    QVERIFY(run.errors.contains("too large"));
    QCOMPARE(run.errors.count("assumed"), 1); // of every value
}

void SweepCommandTest::refusals_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("nothing to sweep") << "-" << "--over" << 2;
    QTest::newRow("no such name") << "- --over width=1:2" << "There is no width" << 2;
    QTest::newRow("bad range") << "- --over N=1:x" << "no range" << 2;
    QTest::newRow("too many") << "- --over N=1:5000" << "at most 4096" << 2;
    QTest::newRow("bad metric") << "- --over N=1:2 --metric speed" << "no metric speed" << 2;
    QTest::newRow("bad site") << "- --over N=1:2 --site 9" << "has 1 sites" << 2;
    QTest::newRow("bad format") << "- --over N=1:2 --format xml" << "text, json, csv" << 2;
    QTest::newRow("two axes") << "- --over N=1:2 --over block.x=1:2" << "one thing" << 2;
}

void SweepCommandTest::refusals()
{
    QFETCH(QString, options);
    QFETCH(QString, words);
    const ProgramRun run = runProgram(QString("sweep " + options).split(' '), Template);
    QTEST(run.exitCode, "exitCode");
    QVERIFY2(run.errors.contains(words.toUtf8()), run.errors.constData());
    QVERIFY(run.output.isEmpty());
}

QTEST_MAIN(SweepCommandTest)
#include "sweepcommand_test.moc"
