// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"

#include <QTest>

using namespace warplens;

/// Lists of addresses as people copy them from a debugger or a paper.
class AddressListTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void suggestsALaunch();
    void refuses_data();
    void refuses();
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
