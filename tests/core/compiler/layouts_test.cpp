// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#ifndef Q_MOC_RUN
#include "experiment/evaluate.h"
#endif

#include <QTest>

#include <bit>

using namespace warplens;

/// Layouts, swizzles and lists of addresses, by the element that each lane accesses.
class LayoutsTest : public QObject
{
    Q_OBJECT

private slots:
    void expressions_data();
    void expressions();
    void fileWithCuTe();
    void lists_data();
    void lists();
    void badLists_data();
    void badLists();
    void listsSuggestTheirLaunch();
};

namespace {

std::shared_ptr<const Result> run(const QString &text, const QString &elementType, bool isShared,
                                  Extent block)
{
    Experiment experiment;
    experiment.source.text = text.toStdString();
    experiment.source.elementType = elementType.toStdString();
    experiment.source.space = isShared ? Space::Shared : Space::Global;
    experiment.launch.block = block;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

/// The byte offsets that the first request's lanes access, `-` for those that do not.
QString offsetsOf(const Result &result, unsigned lanes)
{
    if (result.recording.empty())
        return "nothing";
    const Request &request = result.recording.front();
    std::uint64_t base = 0;
    for (const PlacedArray &array : result.arrays) {
        if (array.array == request.array)
            base = array.base;
    }
    QStringList all;
    for (unsigned l = 0; l < lanes; ++l)
        all += (request.active >> l) & 1 ? QString::number(request.address[l] - base) : "-";
    return all.join(' ');
}

QString problemsOf(const Result &result) { return describeDiagnostics(result.compiled); }

} // namespace

void LayoutsTest::expressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("offsets"); // of bytes, eight lanes

    // (2,4):(1,2) and its kin, as CuTe's page on layouts prints them.
    QTest::newRow("columns") << "make_layout(make_shape(Int<2>{}, 4))(lane / 4, lane % 4)"
                             << "0 2 4 6 1 3 5 7";
    QTest::newRow("rows")
        << "make_layout(make_shape(Int<2>{}, 4), LayoutRight{})(lane / 4, lane % 4)"
        << "0 1 2 3 4 5 6 7";
    QTest::newRow("pitch")
        << "make_layout(make_shape(2, 4), make_stride(12, _1{}))(lane / 4, lane % 4)"
        << "0 1 2 3 12 13 14 15";
    QTest::newRow("nested")
        << "make_layout(make_shape(2, make_shape(2, 2)), make_stride(4, make_stride(2, 1)))"
           "(lane / 4, lane % 4)"
        << "0 2 1 3 4 6 5 7";
    QTest::newRow("one number for all modes")
        << "make_layout(make_shape(2, make_shape(2, 2)), make_stride(4, make_stride(2, 1)))(lane)"
        << "0 4 2 6 1 5 3 7";
    // (3,(2,3)):(3,(12,1)) maps 16, (1,5) and (1,(1,2)) to 17.
    QTest::newRow("coordinates")
        << "lane == 0 ? Layout<Shape<_3, Shape<_2, _3>>, Stride<_3, Stride<_12, _1>>>{}(16)"
           " : lane == 1 ? Layout<Shape<_3, Shape<_2, _3>>, Stride<_3, Stride<_12, _1>>>{}(1, 5)"
           " : Layout<Shape<_3, Shape<_2, _3>>, Stride<_3, Stride<_12, _1>>>{}(1, make_coord(1, 2))"
        << "17 17 17 17 17 17 17 17";
    QTest::newRow("compact strides of nested rows")
        << "make_layout(make_shape(2, make_shape(2, 2)), LayoutRight{})(lane / 4, make_coord(lane "
           "% 4 / 2, lane % 2))"
        << "0 1 2 3 4 5 6 7";
    // (6,2):(8,2) o (4,3):(3,1) = ((2,2),3):((24,2),8)
    QTest::newRow("composition") << "composition(make_layout(make_shape(6, 2), make_stride(8, 2)),"
                                    " make_layout(make_shape(4, 3), make_stride(3, 1)))(lane)"
                                 << "0 24 2 26 8 32 10 34";
    QTest::newRow("swizzle") << "swizzle<2,0,3>(lane * 8)" << "0 9 18 27 32 41 50 59";
    QTest::newRow("layout of its own") << "swizzle<3,0,3>(layout(lane / 8, lane % 8))"
                                       << "0 1 2 3 4 5 6 7";
    QTest::newRow("swizzle to the left") << "Swizzle<2,0,-3>{}(lane)" << "0 9 18 27 4 13 22 31";
    QTest::newRow("swizzled layout")
        << "composition(Swizzle<3,0,3>{}, 0, make_layout(make_shape(_8{}, _8{}), "
           "LayoutRight{}))(lane, 1)"
        << "1 8 19 26 37 44 55 62";
    QTest::newRow("with an offset")
        << "composition(Swizzle<3,0,3>{}, 8, make_layout(make_shape(_8{}, _8{}), "
           "LayoutRight{}))(lane, 0)"
        << "9 18 27 36 45 54 63 64";
    QTest::newRow("layouts side by side")
        << "make_layout(make_layout(2, 4), make_layout(4, 1))(lane / 4, lane % 4)"
        << "0 1 2 3 4 5 6 7";
    QTest::newRow("names of the person's own")
        << "threadIdx.x * stride + size + shape" << "2 3 4 5 6 7 8 9";
}

void LayoutsTest::expressions()
{
    QFETCH(QString, text);
    const auto result = run(text, "char", true, {8, 1, 1});
    QVERIFY2(result->kernel(), qPrintable(problemsOf(*result)));
    if (QTest::currentDataTag() == QLatin1String("names of the person's own"))
        QCOMPARE(describeParameters(*result->kernel()),
                 QString("stride: int?, size: int?, shape: int?"));
    else
        QTEST(offsetsOf(*result, 8), "offsets");
}

void LayoutsTest::fileWithCuTe()
{
    const auto result =
        run("#include <cute/tensor.hpp>\nusing namespace cute;\n"
            "__global__ void k(char *p) {\n"
            "  auto layout = make_layout(make_shape(Int<4>{}, Int<2>{}), LayoutRight{});\n"
            "  p[layout(threadIdx.x % 4, threadIdx.x / 4) + size(layout)] = 1; }",
            "char", false, {8, 1, 1});
    QVERIFY2(result->kernel(), qPrintable(problemsOf(*result)));
    QCOMPARE(offsetsOf(*result, 8), QString("8 10 12 14 9 11 13 15"));
}

void LayoutsTest::lists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("elementType");
    QTest::addColumn<bool>("isShared");
    QTest::addColumn<QString>("offsets");

    QTest::newRow("indices") << "0, 2, 4; 6\n8" << "float" << false << "0 8 16 24 32 - - -";
    QTest::newRow("of doubles") << "3\n1\n" << "double" << true << "24 8 - - - - - -";
    QTest::newRow("addresses") << "0x7f0000000510\n0x7f0000000524" << "float" << false
                               << "16 36 - - - - - -";
    QTest::newRow("small addresses") << "0x10 0x24" << "float" << true << "16 36 - - - - - -";
    QTest::newRow("wide decimal addresses")
        << "139637976728064 139637976728068" << "float" << false << "0 4 - - - - - -";
    QTest::newRow("heading") << "address (hex)\n0x100\n0x108\n"
                             << "float" << false << "0 8 - - - - - -";
    QTest::newRow("lane column") << "0,0x100\n1,0x104\n2,0x10c" << "float" << false
                                 << "0 4 12 - - - - -";
    QTest::newRow("named lanes") << "lane;index\n1;5\n4;6" << "float" << false
                                 << "- 20 - - 24 - - -";
}

void LayoutsTest::lists()
{
    QFETCH(QString, text);
    QFETCH(QString, elementType);
    QFETCH(bool, isShared);
    const auto result = run(text, elementType, isShared, {8, 1, 1});
    QVERIFY2(result->kernel(), qPrintable(problemsOf(*result)));
    QVERIFY(!result->hasErrors());
    QTEST(offsetsOf(*result, 8), "offsets");
    QCOMPARE(result->sites.size(), std::size_t(1));
    QCOMPARE(result->sites.front().array, std::string(isShared ? "s" : "data"));
}

void LayoutsTest::badLists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("bad"); // place, text, number
    QTest::newRow("word") << "0x10\n0x20\nfoo" << "3:1 foo 3";
    QTest::newRow("digit") << "1 2\n3 0x4G" << "2:3 0x4G 4";
    QTest::newRow("negative") << "0, 4, -1" << "1:7 -1 3";
    QTest::newRow("fraction") << "0\n1.5" << "2:1 1.5 2";
    QTest::newRow("too large") << "1 99999999999999999999" << "1:3 99999999999999999999 2";
}

void LayoutsTest::badLists()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY(!outcome.kernel);
    QCOMPARE(outcome.diagnostics.size(), std::size_t(1));
    const Diagnostic &bad = outcome.diagnostics.front();
    QCOMPARE(bad.kind, DiagnosticKind::BadAddress);
    QTEST(describe(bad.position) + ' '
              + QString::fromStdString(bad.arguments[0] + ' ' + bad.arguments[1]),
          "bad");
}

void LayoutsTest::listsSuggestTheirLaunch()
{
    QString text;
    for (int i = 0; i < 48; ++i)
        text += QString::number(i * 3) + '\n';
    const CompileOutcome small = compileInProcess(requestFor(text));
    QVERIFY(small.kernel);
    QCOMPARE(small.kernel->suggestedBlock, (Extent{48, 1, 1}));
    QCOMPARE(small.kernel->suggestedGrid, (Extent{1, 1, 1}));
    for (int i = 0; i < 2000; ++i)
        text += QString::number(i) + '\n';
    const CompileOutcome large = compileInProcess(requestFor(text));
    QVERIFY(large.kernel);
    QCOMPARE(large.kernel->suggestedBlock, (Extent{1024, 1, 1}));
    QCOMPARE(large.kernel->suggestedGrid, (Extent{2, 1, 1}));
}

QTEST_APPLESS_MAIN(LayoutsTest)
#include "layouts_test.moc"
