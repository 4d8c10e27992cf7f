// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"
#include "kernel/addressentries.h"

#include <QTest>

using namespace warplens;

/// Lists of addresses as people copy them from a debugger or a paper.
class AddressListTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void readsListings_data();
    void readsListings();
    void placesOfListings_data();
    void placesOfListings();
    void suggestsALaunch();
    void refuses_data();
    void refuses();
    void refusesTwoOfAThread();
    void accessesAsAsked_data();
    void accessesAsAsked();
};

void AddressListTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("requests");
    QTest::newRow("indices") << "0 2 4 6" << QStringList{"load 4 global data 0 8 16 24 of 4"};
    QTest::newRow("a column") << "7\n5\n3\n1\n"
                              << QStringList{"load 4 global data 28 20 12 4 of 4"};
    QTest::newRow("commas") << "0, 1; 2,3" << QStringList{"load 4 global data 0 4 8 12 of 4"};
    QTest::newRow("bytes from their lowest boundary")
        << "0x7f0000000310\n0x7f0000000320\n0x7f0000000300\n0x7f0000000330"
        << QStringList{"load 4 global data 16 32 0 48 of 4"};
    QTest::newRow("lanes by number") << "lane,address\n3,0x130\n0,0x100\n"
                                     << QStringList{"load 4 global data 0 48 of 2"};
    QTest::newRow("numbered lines") << "0 10\n1 20\n2 30\n3 40\n"
                                    << QStringList{"load 4 global data 40 80 120 160 of 4"};
    QTest::newRow("a heading") << "index\n4\n8\n" << QStringList{"load 4 global data 16 32 of 2"};
}

void AddressListTest::reads()
{
    QFETCH(QString, text);
    const DialectRun run = runDialect(text);
    QCOMPARE(run.problems, QStringList());
    QTEST(run.requests, "requests");
}

/// What a debugger or a kernel's printf wrote.
void AddressListTest::readsListings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("requests");
    const auto row = [](const char *name, const char *text, const char *requests) {
        QTest::newRow(name) << QString::fromUtf8(text)
                            << QStringList{"load 4 global data " + QString::fromUtf8(requests)};
    };
    row("values", "$1 = (float *) 0x7fff00000310\n$2 = (float *) 0x7fff00000304 <buf+4>\n",
        "16 4 of 2");
    row("a session",
        "(cuda-gdb) print &a[i]\n$1 = (@global float *) 0x310\n(cuda-gdb) thread 1\n"
        "[Switching focus to CUDA kernel 0, grid 1, thread (1,0,0)]\n"
        "(cuda-gdb) print p\n$2 = (@generic float * @parameter) 0x300",
        "16 0 of 2");
    row("the other debugger", "(float *) $0 = 0x0308\n(float *) $1 = 0x0304", "8 4 of 2");
    row("rows of memory", "0x7fff0010:\t0x104\t0x108\r\n0x7fff0020 <buf+16>:\t0x10c\t0x100\r\n",
        "4 8 12 0 of 4");
    row("rows of indices", "0x7fff0010:\t4\t3\n0x7fff0018:\t2\t1\n", "16 12 8 4 of 4");
    row("braces", "$3 = {0x104, 0x108,\n  0x10c}", "4 8 12 of 3");
    row("repeats", "{0x104 <repeats 3 times>, 0x108}", "4 4 4 8 of 4");
    row("repeats only", "$1 = {0x104 <repeats 32 times>}", "4 4 4 4");
    row("lanes", "lane 1: 0x104\nlane 0: 0x108\nLane 3: 0x10c", "8 4 12 of 3");
    row("arrows", "thread 2 -> 0x104,\nthread 0 -> 0x108,\n", "8 4 of 2");
    row("printf", "tid=1 addr=0x104\ntid=0 addr=0x108\n", "8 4 of 2");
    row("designators", "{[2] = 0x104, [0] = 0x108, 0x10C}", "8 12 4 of 3");
    row("parentheses", "(1) 0X104 (0) 0X108", "8 4 of 2");
    row("a dictionary", "{1: 0x104, 0: 0x108}", "8 4 of 2");
    row("lanes of a warp", "warp 0 lane 2: 0x104\nwarp 0 lane 1: 0x108\nwarp 1 lane 0: 0x10c",
        "8 4 of 2");
    row("a warp's row", "warp 1: 0x104 0x108\nwarp 0: 0x10c 0x100 0x120\n", "12 0 32 of 3");
    row("a framed table", "| lane | address |\n|------|---------|\n| 1 | 0x104 |\n| 0 | 0x108 |\n",
        "8 4 of 2");
    row("a table", " lane | address\n------+--------\n 1 | 0x104\n 0 | 0x108\n", "8 4 of 2");
    row("quotes", "['0x104', '0x108']", "4 8 of 2");
    row("a table in quotes", "\"lane\",\"address\"\n\"1\",\"0x104\"\n\"0\",\"0x108\"\n",
        "8 4 of 2");
}

void AddressListTest::readsListings() { reads(); }

void AddressListTest::placesOfListings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entries");
    QTest::newRow("values") << "(gdb) p a\n$1 = (float *) 0x10\n$2 = (float *) 0x20 <a+4>"
                            << "2:16 0x10, 3:16 0x20";
    QTest::newRow("rows") << "\r\n0x7f10 <b+16>:\t0x10 0x20 <c>\t0x30\r\n0x7f20:\t0x40"
                          << "2:16 0x10, 2:21 0x20, 2:30 0x30, 3:9 0x40";
    QTest::newRow("lanes") << "lane\taddress\nlane 2: 0x10\nwarp 1, lane 3: 0x20"
                           << "2:9 0x10 thread 2, 3:17 0x20 thread 35";
    QTest::newRow("repeats") << "{0x10, 0x20 <repeats 2 times>, 0}"
                             << "1:2 0x10, 1:8 0x20, 1:8 0x20, 1:32 0";
}

void AddressListTest::placesOfListings()
{
    QFETCH(QString, text);
    const std::string written = text.toStdString();
    QStringList entries;
    for (const auto &line : addressLines(written).value_or(AddressLines())) {
        for (const AddressEntry &entry : line) {
            entries += describe(entry.position) + ' '
                + QString::fromUtf8(entry.text.data(), qsizetype(entry.text.size()));
            if (entry.thread)
                entries.back() += QStringLiteral(" thread %1").arg(*entry.thread);
        }
    }
    QTEST(entries.join(QStringLiteral(", ")), "entries");
}

void AddressListTest::suggestsALaunch()
{
    QString text;
    for (int i = 0; i < 1100; ++i)
        text += QString::number(i) + "\n";
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(outcome.kernel->suggestedBlock->x, 1024U);
    QCOMPARE(outcome.kernel->suggestedGrid->x, 2U);
    QCOMPARE(outcome.kernel->sites.size(), std::size_t(1));
}

void AddressListTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("entry");
    QTest::newRow("a word") << "4\n8\nfog\n12" << "3:1" << "fog";
    QTest::newRow("too large") << "1 99999999999999999999" << "1:3" << "99999999999999999999";
    QTest::newRow("no such thread") << "thread,index\n5000000000,4\n1,5" << "2:1" << "5000000000";
    QTest::newRow("beyond all memory") << "4 18446744073709551615" << "1:3"
                                       << "18446744073709551615";
    QTest::newRow("no hexadecimal") << "0x10, 0xzz" << "1:7" << "0xzz";
    QTest::newRow("in a value") << "$1 = (int *) 0x10\n$2 = (int *) 0x20\n$3 = <optimized out>"
                                << "3:6" << "<optimized";
    QTest::newRow("of a lane") << "lane 0: 0x10\nlane 1: oops\nlane 2: 0x20" << "2:9" << "oops";
    QTest::newRow("missing") << "lane 0: 0x10\nlane 1:\nlane 2: 0x20" << "2:1" << "lane";
    QTest::newRow("in braces") << "{0x10, 0x20, 0x3g, 0x40}" << "1:14" << "0x3g";
    QTest::newRow("of a row") << "0x7f10:\t0x10\t0x20\nCannot access memory at address 0x7f20"
                              << "2:1" << "Cannot";
    QTest::newRow("left out") << "$1 = {0x10, 0x20, 0x30...}" << "1:19" << "0x30...";
    QTest::newRow("in a column") << "| 0x10 | hit |\n| 0x20 | |\n" << "1:10" << "hit";
}

void AddressListTest::refuses()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY(!outcome.kernel);
    QCOMPARE(outcome.diagnostics.size(), std::size_t(1));
    const Diagnostic &found = outcome.diagnostics.front();
    QCOMPARE(found.kind, DiagnosticKind::BadAddress);
    QTEST(describe(found.position), "place");
    QTEST(QString::fromStdString(found.arguments.front()), "entry");
}

void AddressListTest::refusesTwoOfAThread()
{
    const CompileOutcome outcome =
        compileInProcess(requestFor(QStringLiteral("lane 0: 0x10 0x20\nlane 1: 0x30")));
    QCOMPARE(outcome.diagnostics.size(), std::size_t(1));
    QCOMPARE(outcome.diagnostics.front().kind, DiagnosticKind::UnsupportedOperation);
    QCOMPARE(describe(outcome.diagnostics.front().position), QStringLiteral("2:9"));
}

void AddressListTest::accessesAsAsked_data()
{
    QTest::addColumn<ExpressionOp>("op");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("sites");
    QTest::newRow("store") << ExpressionOp::Store << "float" << "store 4 shared 1:1";
    QTest::newRow("vector") << ExpressionOp::Load << "float4" << "load 16 shared 1:1";
    QTest::newRow("odd struct") << ExpressionOp::Load << "float3"
                                << "load 4 shared 1:1, load 4 shared 1:1, load 4 shared 1:1";
    QTest::newRow("atomic") << ExpressionOp::AtomicAdd << "int" << "atomic 4 shared 1:1";
    QTest::newRow("matrix rows") << ExpressionOp::LoadMatrix2 << "half" << "load 16 shared 1:1";
}

void AddressListTest::accessesAsAsked()
{
    QFETCH(ExpressionOp, op);
    QFETCH(QString, type);
    CompileRequest request = requestFor(QStringLiteral("0 8 16 24"));
    request.source.space = Space::Shared;
    request.source.op = op;
    request.source.elementType = type.toStdString();
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeSites(*outcome.kernel), "sites");
}

QTEST_APPLESS_MAIN(AddressListTest)
#include "addresslist_test.moc"
