// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/names.h"

#include "samplekernel.h"

#include <QtTest>

using namespace warplens;

class PrintTest : public QObject
{
    Q_OBJECT

private slots:
    void kernelAsText();
    void arrays();
    void operations_data();
    void operations();
    void otherOperations();
};

void PrintTest::kernelAsText()
{
    const QByteArray expected = "kernel copy<float>\n"
                                "  parameter data : const double * @8\n"
                                "  constant int tile[32][33] dynamic\n"
                                "  site 0: atomic 8 B global data at 5:6\n"
                                "block 0, meets at 0:\n"
                                "  r5…+1 = load f64x2 r1 -1 site 0  ; 10:11\n"
                                "  r2 = icmp.slt i32 to bool r1 -1\n"
                                "  branch bool r2 → 0, 0\n";
    QCOMPARE(QByteArray::fromStdString(print(sampleKernel())), expected);
}

void PrintTest::arrays()
{
    const Kernel kernel = sampleKernel();
    QCOMPARE(arrayName(kernel, 0), std::string("tile"));
    QCOMPARE(arrayName(kernel, 1), std::string("data"));
    QCOMPARE(arrayName(kernel, NoArray), std::string());
    QCOMPARE(arrayType(kernel, 1).element, std::string("double"));
    QCOMPARE(arrayType(kernel, NoArray).elementBytes, 4u);
}

void PrintTest::operations_data()
{
    QTest::addColumn<AccessKind>("kind");
    QTest::addColumn<AtomicOp>("op");
    QTest::addColumn<QString>("name");
    QTest::newRow("load") << AccessKind::Load << AtomicOp::Add << "load";
    QTest::newRow("store") << AccessKind::Store << AtomicOp::Add << "store";
    QTest::newRow("add") << AccessKind::Atomic << AtomicOp::Add << "atomicAdd";
    QTest::newRow("float add") << AccessKind::Atomic << AtomicOp::FAdd << "atomicAdd";
    QTest::newRow("unsigned max") << AccessKind::Atomic << AtomicOp::UMax << "atomicMax";
    QTest::newRow("exchange") << AccessKind::Atomic << AtomicOp::Exchange << "atomicExch";
    QTest::newRow("inc") << AccessKind::Atomic << AtomicOp::IncWrap << "atomicInc";
    QTest::newRow("cas") << AccessKind::Atomic << AtomicOp::CompareExchange << "atomicCAS";
}

void PrintTest::operations()
{
    QFETCH(AccessKind, kind);
    QFETCH(AtomicOp, op);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(operationName({.kind = kind, .atomic = op})), name);
}

void PrintTest::otherOperations()
{
    Site site;
    site.isAsync = true;
    QCOMPARE(operationName(site), std::string("cp.async"));
    site.isAsync = false;
    site.matrices = 4;
    QCOMPARE(operationName(site), std::string("ldmatrix.x4"));
    site.kind = AccessKind::Store;
    site.matrices = 2;
    QCOMPARE(operationName(site), std::string("stmatrix.x2"));
}

QTEST_APPLESS_MAIN(PrintTest)
#include "print_test.moc"
