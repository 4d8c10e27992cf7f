// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/declaredpadding.h"

#include <QTest>

using namespace warplens;

/// Where the padding of an array stands in a text, and how it is changed.
class DeclaredPaddingTest : public QObject
{
    Q_OBJECT

private slots:
    void padding_data();
    void padding();
    void noPadding_data();
    void noPadding();
};

void DeclaredPaddingTest::padding_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line"); // of the name; 0: it is to be searched
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("present");
    QTest::addColumn<QString>("padded"); // by 3
    QTest::addColumn<QString>("unpadded");
    const auto row = [](const char *name, const char *format, const char *inside, int present,
                        const char *padded, const char *unpadded) {
        const QString text = QString::fromUtf8(format);
        QTest::newRow(name) << text.arg(inside) << 0 << 0 << present << text.arg(padded)
                            << text.arg(unpadded);
    };
    row("plain", "__shared__ float tile[16][%1];", "16", 0, "16 + 3", "16");
    row("padded", "__shared__ float tile[16][%1];", "16 + 1", 1, "16 + 3", "16");
    row("tight", "__shared__ float tile[16][%1];", "N+1", 1, "N + 3", "N");
    row("name", "__shared__ float tile[N][%1];", "N + PAD", 0, "N + PAD + 3", "N + PAD");
    row("shift", "__shared__ float tile[4][%1];", "1 << N", 0, "(1 << N) + 3", "1 << N");
    row("sum in a shift", "__shared__ int tile[4][%1];", "1 << 2 + 1", 0, "(1 << 2 + 1) + 3",
        "1 << 2 + 1");
    row("innermost of three", "__shared__ int tile[2][3][%1], other[4];", "5", 0, "5 + 3", "5");
    row("HLSL", "groupshared float tile[16][%1];", "16", 0, "16 + 3", "16");
    row("OpenCL", "__local float tile[16][%1];", "16", 0, "16 + 3", "16");
    row("behind comments", "// __shared__ int tile[9][9];\n/* \" */ __shared__ int tile[2][%1];",
        "8", 0, "8 + 3", "8");
    QTest::newRow("by position") << "__shared__ int tile[2][4];\n__shared__ int tile[2][8];" << 2
                                 << 16 << 0
                                 << "__shared__ int tile[2][4];\n__shared__ int tile[2][8 + 3];"
                                 << "__shared__ int tile[2][4];\n__shared__ int tile[2][8];";
}

void DeclaredPaddingTest::padding()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::string source = text.toStdString();
    const auto found =
        declaredPadding(source, "tile", {std::uint32_t(line), std::uint32_t(column)});
    QVERIFY(std::holds_alternative<DeclaredPadding>(found));
    const auto &declared = std::get<DeclaredPadding>(found);
    QTEST(int(declared.padding), "present");
    QTEST(QString::fromStdString(withPadding(source, declared, 3)), "padded");
    QTEST(QString::fromStdString(withPadding(source, declared, 0)), "unpadded");
}

void DeclaredPaddingTest::noPadding_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::newRow("not here") << "tile[1][2] = 3;" << int(SweepErrorKind::NoDeclaration);
    QTest::newRow("in a comment") << "// __shared__ int tile[1][2];"
                                  << int(SweepErrorKind::NoDeclaration);
    QTest::newRow("by a type") << "__shared__ Tile tile;" << int(SweepErrorKind::NoDeclaration);
    QTest::newRow("unfinished") << "__shared__ int tile[1][2" << int(SweepErrorKind::NoDeclaration);
    QTest::newRow("without rows") << "__shared__ int tile[256];"
                                  << int(SweepErrorKind::OneDimension);
}

void DeclaredPaddingTest::noPadding()
{
    QFETCH(QString, text);
    const auto found = declaredPadding(text.toStdString(), "tile", {});
    QVERIFY(std::holds_alternative<SweepError>(found));
    QTEST(int(std::get<SweepError>(found).kind), "kind");
}

QTEST_GUILESS_MAIN(DeclaredPaddingTest)
#include "declaredpadding_test.moc"
