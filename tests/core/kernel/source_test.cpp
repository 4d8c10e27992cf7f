// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/source.h"

#include <QtTest>

using namespace warplens;

class SourceTest : public QObject
{
    Q_OBJECT

private slots:
    void form_data();
    void form();
};

void SourceTest::form_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Dialect>("dialect");
    QTest::addColumn<SourceForm>("form");
    const auto row = [](const char *text, SourceForm form, Dialect dialect = Dialect::Cuda) {
        QTest::newRow(text) << QString::fromUtf8(text) << dialect << form;
    };
    row("", SourceForm::Expression);
    row("threadIdx.x * stride", SourceForm::Expression);
    row("tile[threadIdx.y][threadIdx.x]", SourceForm::Expression);
    row("if (threadIdx.x < 8) s[4]", SourceForm::Expression);
    row("threadIdx.x // ; { __global__", SourceForm::Expression);
    row("threadIdx.x /* ; never closed", SourceForm::Expression);
    row("data[';']", SourceForm::Expression);
    row("data[i] + kernel", SourceForm::Expression);
    row("data[1'000 + 2];", SourceForm::Fragment);
    row("int i = threadIdx.x;", SourceForm::Fragment);
    row("for (;;) { }", SourceForm::Fragment);
    row("#define N 4\ndata[N]", SourceForm::Fragment);
    row("// __global__\nint i = 0;", SourceForm::Fragment);
    row("const char *s = \"__global__\";", SourceForm::Fragment);
    row("const char *s = \"\\\"; __global__\";", SourceForm::Fragment);
    row("my__global__ = 3;", SourceForm::Fragment);
    row("__global__ void k() { }", SourceForm::File);
    row("[numthreads(8, 8, 1)] void main() { }", SourceForm::File);
    row("kernel void k() { }", SourceForm::File, Dialect::OpenCl);
    row("kernel = 3;", SourceForm::Fragment);
    row("Swizzle<3, 4, 3>{}(_8{} * lane)", SourceForm::Expression);
    row("4", SourceForm::Expression);
    row("0x10\n", SourceForm::Expression);
    row("4 - 2", SourceForm::Expression);
    row("4 -2", SourceForm::Expression);
    row("1, 2", SourceForm::Addresses);
    row("0x100\n0x104\n", SourceForm::Addresses);
    row("lane,address\n0,16\n1,32", SourceForm::Addresses);
    row("Addresses (hex)\n0x10 0x20 oops", SourceForm::Addresses);
    row("$1 = (float *) 0x7f10\n$2 = (float *) 0x7f20\n", SourceForm::Addresses);
    row("(cuda-gdb) p a\n$1 = (@generic float * @register) 0x10 <a+4>\n$2 = (@shared int (*)[8]) "
        "0x20",
        SourceForm::Addresses);
    row("{0x10, 0x20 <repeats 3 times>, 0}", SourceForm::Addresses);
    row("0x10 <f(int*)+16>:\t0x7f01 0x7f02\r\n0x20:\t0x7f03 0x7f04\r\n", SourceForm::Addresses);
    row("lane 0: 0x10\nlane 1: 0x20", SourceForm::Addresses);
    row("warp 1, lane 3 -> 0X10\nwarp 1, lane 4 -> 0X20", SourceForm::Addresses);
    row("[0] = 0x10,\n[1] = 0x20,\n", SourceForm::Addresses);
    row("(0) 0x10 (1) 0x20", SourceForm::Addresses);
    row("[\"0x10\", \"0x20\"]", SourceForm::Addresses);
    row(" lane | address\n------+--------\n 0 | 0x10\n 1 | 0x20\n", SourceForm::Addresses);
    row("lane 0: 0x10\nlane 1: 0x20 + x", SourceForm::Addresses);
    row("{0x10, 0x20, oops}", SourceForm::Addresses);
    row("0x10 + threadIdx.x", SourceForm::Expression);
    row("0x10, 0x20 * (1 + threadIdx.x)", SourceForm::Expression);
    row("0x10 | 0x20", SourceForm::Expression);
    row("3 | 0x10 | 0x20 | lane", SourceForm::Expression);
    row("threadIdx.x\n| 0x10\n| 0x20", SourceForm::Expression);
    row("(0) + 0x10 * threadIdx.x + 0x20", SourceForm::Expression);
    row("(float *) 0x10, (float *) 0x20 + lane", SourceForm::Expression);
    row("lane == 3 ? 0x10 : 0x20", SourceForm::Expression);
    row("lane ? 0x10 : 0x20", SourceForm::Expression);
    row("lane * 0x10, lane * 0x20", SourceForm::Expression);
    row("| 0x10 | 3 |\n| 0x20 | 4 |", SourceForm::Expression);
    row("x\n| 0x10\n| 0x20 * lane", SourceForm::Expression);
    row("(lane * 4) + 0x10, (lane * 4) + 0x20", SourceForm::Expression);
    row("(a * b)(0x10), 0x20 & lane", SourceForm::Expression);
    row("f(0x10, 0x20)", SourceForm::Expression);
    row("[0][0x10] + [1][0x20]", SourceForm::Expression);
    row("0x10 < 0x20, 0x30 > lane", SourceForm::Expression);
    row("a[0x10]", SourceForm::Expression);
    row("[0x10][0x20]", SourceForm::Expression);
    row("a[0] = 0x10, a[1] = 0x20", SourceForm::Expression);
    row("0x10'00, {0x20}", SourceForm::Fragment);
    row("{1, 2}", SourceForm::Fragment);
    row("int a[] = {0x10, 0x20}", SourceForm::Fragment);
    row("{ return 0x10 + 0x20 }", SourceForm::Fragment);
    row("{0x10, 0x20};", SourceForm::Fragment);
    row("data[0] = 0x10;\ndata[1] = 0x20;", SourceForm::Fragment);
    row("lane 0: 0x10;", SourceForm::Fragment);
    row("1; 2; f(3)", SourceForm::Fragment);
    row("x = 1;\ny = 2;", SourceForm::Fragment);
}

void SourceTest::form()
{
    QFETCH(QString, text);
    QFETCH(Dialect, dialect);
    QFETCH(SourceForm, form);
    QCOMPARE(formOf({.text = text.toStdString(), .dialect = dialect}), form);
}

QTEST_APPLESS_MAIN(SourceTest)
#include "source_test.moc"
