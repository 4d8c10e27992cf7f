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
