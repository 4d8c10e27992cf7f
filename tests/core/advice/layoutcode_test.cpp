// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/layoutcode.h"
#include "compiler/compile.h"
#include "experiment/evaluate.h"

#include <QtTest>

using namespace warplens;

/// The code to write, and the text as it is changed or why it is not.
class LayoutCodeTest : public QObject
{
    Q_OBJECT

private slots:
    void declarations_data();
    void declarations();
    void smallerDeclarations();
    void indices_data();
    void indices();
    void obstacles_data();
    void obstacles();
    void shapeOfAnExpression();
    void dynamicArray();

private:
    void run(const QString &text);

    std::shared_ptr<const Result> m_result;
    SharedAdvice m_advice;
};

void LayoutCodeTest::run(const QString &text)
{
    Experiment experiment;
    experiment.source.text = text.toStdString();
    experiment.launch.block = {16, 16, 1};
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    m_result = evaluate(experiment, {}, nullptr, compile, {}, {});
    QVERIFY(!m_result->hasErrors());
    const auto arrays = advisedArrays(*m_result);
    QVERIFY(!arrays.empty());
    m_advice = sharedAdvice(*m_result, arrays.front());
}

static const Layout padded = {LayoutKind::Padding, 2, 0, 0, 0};

void LayoutCodeTest::declarations_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *before, const char *after) {
        QTest::newRow(before) << before << after;
    };
    row("tile[16][16]", "tile[16][18]");
    row("tile[T][T]", "tile[T][T + 2]");
    row("tile[T][ T+1 ]", "tile[T][T+ 3]");
    row("tile[T][T | 1]", "tile[T][(T | 1) + 2]");
    row("other[4], tile[16] /* rows */ [0x10]", "other[4], tile[16] /* rows */ [18]");
}

void LayoutCodeTest::declarations()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const QString text = QStringLiteral("// tile[16][16]\nconst int T = 16;\n__shared__ float %1;\n"
                                        "tile[threadIdx.y][threadIdx.x] = 1;\n");
    run(text.arg(before));
    const AppliedLayout changed = applied(*m_result, m_advice, padded);
    QVERIFY2(changed.experiment, changed.obstacle);
    QCOMPARE(QString::fromStdString(changed.experiment->source.text), text.arg(after));
}

void LayoutCodeTest::smallerDeclarations()
{
    const QString text = QStringLiteral("const int T = 16;\n__shared__ float tile[16]%1;\n"
                                        "tile[threadIdx.y][threadIdx.x] = 1;\n");
    for (const auto &[before, after] :
         {std::pair("[17]", "[16]"), std::pair("[T + 1]", "[T]"), std::pair("[T + 3]", "[T + 2]"),
          std::pair("[T * 2]", "[T * 2 - 1]"), std::pair("[T | 1]", "[(T | 1) - 1]")}) {
        run(text.arg(QLatin1String(before)));
        const AppliedLayout changed =
            applied(*m_result, m_advice, {LayoutKind::Padding, 0, 0, 0, 1});
        QVERIFY2(changed.experiment, changed.obstacle);
        QCOMPARE(QString::fromStdString(changed.experiment->source.text),
                 text.arg(QLatin1String(after)));
    }
}

void LayoutCodeTest::indices_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *before, const char *after) {
        QTest::newRow(before) << before << after;
    };
    row("tile[y][x] = 1;", "tile[y][x ^ (y & 14)] = 1;");
    row("tile[threadIdx.y][x] = 1;", "tile[threadIdx.y][x ^ (threadIdx.y & 14)] = 1;");
    row("tile[y][(x + 1) % 16] = tile[x % 16][y];",
        "tile[y][((x + 1) % 16) ^ (y & 14)] = tile[x % 16][y ^ ((x % 16) & 14)];");
    row("*(float2 *)&tile[y][0] = make_float2(1, 2);",
        "*(float2 *)&tile[y][0 ^ (y & 14)] = "
        "make_float2(1, 2);");
}

void LayoutCodeTest::indices()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const QString text =
        QStringLiteral("__shared__ float tile[16][16]; // tile[y][x]\n"
                       "int x = threadIdx.x, y = threadIdx.y;\n%1\nprintf(\"tile[y]\");\n");
    run(text.arg(before));
    const AppliedLayout changed = applied(*m_result, m_advice, {LayoutKind::Xor, 0, 14, 0, 0});
    QVERIFY2(changed.experiment, changed.obstacle);
    QCOMPARE(QString::fromStdString(changed.experiment->source.text), text.arg(after));
}

void LayoutCodeTest::obstacles_data()
{
    QTest::addColumn<QString>("use");
    QTest::addColumn<bool>("canPad");
    QTest::addColumn<QString>("reason");
    QTest::newRow("pointer") << "float *p = &tile[0][0]; p[x] = 1;" << false << "no rows";
    QTest::newRow("bare name") << "float *p = (float *)tile; p[x] = 1;" << false << "no rows";
    QTest::newRow("row") << "float *p = tile[y]; p[x] = 1;" << true << "fewer indices";
    QTest::newRow("address") << "float *p = &tile[y][x]; *p = 1;" << true << "address";
    QTest::newRow("effect") << "int i = 0; tile[y][i++] = 1;" << true << "cannot be written twice";
    QTest::newRow("function") << "tile[y][__ffs(x)] = 1;" << true << "cannot be written twice";
    QTest::newRow("macro") << "\n#define AT(i, j) tile[i][j]\nAT(y, x) = 1;" << true << "macro";
    QTest::newRow("nested") << "int2 v; tile[y][(int)tile[x][y] & 1] = 1;" << true << "itself";
}

void LayoutCodeTest::obstacles()
{
    QFETCH(QString, use);
    QFETCH(bool, canPad);
    QFETCH(QString, reason);
    run(QStringLiteral("__shared__ float tile[16][16];\nint x = threadIdx.x, y = threadIdx.y;\n")
        + use + QStringLiteral("\n"));
    QCOMPARE(applied(*m_result, m_advice, padded).experiment.has_value(), canPad);
    const AppliedLayout refused = applied(*m_result, m_advice, {LayoutKind::Xor, 0, 14, 0, 0});
    QVERIFY(!refused.experiment);
    QVERIFY2(QString::fromUtf8(refused.obstacle).contains(reason), refused.obstacle);
}

void LayoutCodeTest::shapeOfAnExpression()
{
    Experiment experiment;
    experiment.source.text = "tile[threadIdx.x][0]";
    experiment.source.space = Space::Shared;
    experiment.source.shape = {32, 32};
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    m_result = evaluate(experiment, {}, nullptr, compile, {}, {});
    m_advice = sharedAdvice(*m_result, advisedArrays(*m_result).front());
    QCOMPARE(m_advice.asDeclared()->total, std::uint64_t(32));
    const AppliedLayout wider = applied(*m_result, m_advice, {LayoutKind::Padding, 1, 0, 0, 0});
    QVERIFY2(wider.experiment, wider.obstacle);
    QCOMPARE(wider.experiment->source.shape, (std::vector<std::uint32_t>{32, 33}));
    const AppliedLayout swizzled = applied(*m_result, m_advice, {LayoutKind::Xor, 0, 31, 0, 0});
    QVERIFY2(swizzled.experiment, swizzled.obstacle);
    QCOMPARE(swizzled.experiment->source.text, "tile[threadIdx.x][0 ^ (threadIdx.x & 31)]");
    const auto after = evaluate(*swizzled.experiment, {}, nullptr, compile, {}, {});
    QCOMPARE(after->shared->wavefronts, std::uint64_t(1));
}

void LayoutCodeTest::dynamicArray()
{
    Experiment experiment;
    experiment.source.text = "extern __shared__ float s[];\nfloat v = s[threadIdx.x * 32];\n"
                             "out[threadIdx.x] = v;\n";
    experiment.launch.sharedBytes = 4096;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    m_result = evaluate(experiment, {}, nullptr, compile, {}, {});
    QVERIFY(!m_result->hasErrors());
    m_advice = sharedAdvice(*m_result, advisedArrays(*m_result).front());
    const Layout skew = {LayoutKind::Skew, 1, 0, 5, 0};
    const AppliedLayout changed = applied(*m_result, m_advice, skew);
    QVERIFY2(changed.experiment, changed.obstacle);
    QCOMPARE(changed.experiment->launch.sharedBytes, std::uint64_t(4096 + 31 * 4));
    const auto after = evaluate(*changed.experiment, {}, nullptr, compile, {}, {});
    QVERIFY(!after->hasErrors());
    QCOMPARE(after->shared->wavefronts, std::uint64_t(1));
    const AdviceRemark open = {AdviceLimit::OpenSize, 0, 0};
    QVERIFY(std::ranges::find(m_advice.remarks, open) != m_advice.remarks.end());
}

QTEST_APPLESS_MAIN(LayoutCodeTest)
#include "layoutcode_test.moc"
