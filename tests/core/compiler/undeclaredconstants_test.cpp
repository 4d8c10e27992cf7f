// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#ifndef Q_MOC_RUN
#include "compiler/constantvalue.h"
#endif

#include <QTest>

#include <algorithm>

using namespace warplens;

/// Undeclared names in places that need a constant.
class ConstantsTest : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void defaults_data();
    void defaults();
    void places_data();
    void places();
    void givenValuesAreUsed();
    void launchesUseThem();
    void onlyThoseOfTheKernel();
    void badValues_data();
    void badValues();
};

/// `PAD=0 1:34`, one for each constant; what is no constant as `describeParameters` has it.
static QString describeConstants(const Kernel &kernel)
{
    QStringList all;
    for (const Parameter &parameter : kernel.parameters)
        all += QString::fromStdString(parameter.name)
            + (parameter.isConstant ? '=' + QString::fromStdString(parameter.constant) + ' '
                       + describe(parameter.position)
                                    : QString());
    return all.join(", ");
}

void ConstantsTest::values_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<qint64>("value");

    const auto row = [](const char *text, qint64 value) {
        QTest::newRow(text) << text << true << value;
    };
    row("16", 16);
    row(" -1 ", -1);
    row("+3", 3);
    row("0x40", 64);
    row("0B101", 5);
    row("010", 8);
    row("1'024", 1024);
    row("32u", 32);
    row("1ULL", 1);
    row("4294967296", 4294967296);
    for (const char *text :
         {"", "x", "1.5", "1e3", "4 4", "0x", "08", "1lul", "'1", "99999999999999999999"})
        QTest::newRow(text) << text << false << qint64(0);
}

void ConstantsTest::values()
{
    QFETCH(QString, text);
    const auto value = constantValue(text.toStdString());
    QTEST(value.has_value(), "isNumber");
    if (value)
        QTEST(qint64(value->bits), "value");
}

void ConstantsTest::defaults_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char *name, const char *value) { QTest::newRow(name) << value; };
    row("PAD", "0");
    row("IPAD", "0");
    row("SMEM_PADDING", "0");
    row("BLOCK_OFFSET", "0");
    row("SKEW_HALF", "0");
    row("WARP_SIZE", "32");
    row("kWarpSize", "32");
    row("TILE", "16");
    row("TILE_DIM", "16");
    row("BLOCKSIZE", "16");
    row("BS", "16");
    row("BM", "16");
    row("N", "16");
    row("kRows", "16");
    row("FLAG", "1");
    row("UNROLL", "1");
}

void ConstantsTest::defaults()
{
    QFETCH(QString, value);
    QCOMPARE(defaultConstant(QTest::currentDataTag()), value.toStdString());
}

void ConstantsTest::places_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("constants");

    QTest::newRow("bound") << "__shared__ float t[16][16+PAD];\nt[tid][0] = 1;" << "PAD=0 1:27";
    QTest::newRow("bound through a constant")
        << "const int BS = TILE * 2;\n__shared__ float t[BS];\nt[tid] = 1;" << "TILE=16 1:16";
    QTest::newRow("constexpr") << "constexpr int n = TILE;\na[tid] = n;" << "a, TILE=16 1:19";
    QTest::newRow("case") << "switch (tid) { case FIRST: a[0] = 1; }" << "a, FIRST=1 1:21";
    QTest::newRow("enumeration") << "enum { A = FLAG + 1 };\na[A] = 1;" << "a, FLAG=1 1:12";
    QTest::newRow("assertion") << "static_assert(TILE == 16);\na[0] = 1;" << "a, TILE=16 1:15";
    QTest::newRow("pragma") << "#pragma unroll UNROLL\nfor (int i = 0; i < 4; ++i) a[i] = 1;"
                            << "a, UNROLL=1 1:16";
    QTest::newRow("also as a value")
        << "if (tid < TILE) a[tid] = 1;\n__shared__ float t[TILE]; t[0] = 1;"
        << "a, TILE=16 1:11";
    QTest::newRow("template argument")
        << "template <int n> __device__ int twice() { return 2 * n; }\na[tid] = twice<BS>();"
        << "a, BS=16 2:16";
    QTest::newRow("expression") << "swizzle<BITS,0,5>(tid * 32)" << "data, BITS=1 1:9";
    QTest::newRow("file")
        << "#include \"tiles.h\"\n__global__ void k(float *p) {\n"
           "  __shared__ float t[TILE][TILE + PAD];\n  t[0][threadIdx.x] = p[TILE]; }"
        << "p, TILE=16 3:22, PAD=0 3:35";
    QTest::newRow("constants of a file")
        << "const int W = TILE * 2;\n__constant__ float c[LENGTH];\n"
           "__global__ void k(float *p) { p[0] = c[threadIdx.x] + W; }"
        << "p, TILE=16 1:15, LENGTH=16 2:22";
    QTest::newRow("types are none of them")
        << "void host() { Foo<Bar> x; vector<scalar_t> y; switch (0) { case ERROR: ; } }\n"
           "__global__ void k(float *p) { p[0] = 1; }"
        << "p";
}

void ConstantsTest::places()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeConstants(*outcome.kernel), "constants");
}

void ConstantsTest::givenValuesAreUsed()
{
    CompileRequest request = requestFor("__shared__ float t[16][16+PAD];\nt[tid][TILE] = 1;");
    request.constants["PAD"] = "0x1";
    request.constants["TILE"] = "2"; // no constant here
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeVariables(*outcome.kernel), QString("shared t: float[16][17]"));
    QCOMPARE(describeConstants(*outcome.kernel), QString("TILE, PAD=0x1 1:27"));
    QCOMPARE(outcome.kernel->parameterBytes, 4U);
}

void ConstantsTest::launchesUseThem()
{
    const QString text = "template <int bs> __global__ void k(float *p) {\n"
                         "  __shared__ float s[bs]; s[threadIdx.x] = p[0]; }\n"
                         "void host(float *p) { dim3 block(BS, 2); k<BS><<<4, block>>>(p); }";
    CompileRequest request = requestFor(text);
    request.constants["BS"] = "64";
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeVariables(*outcome.kernel), QString("shared s: float[64]"));
    QCOMPARE(describeConstants(*outcome.kernel), QString("p, BS=64 3:34"));
    QCOMPARE(outcome.kernel->suggestedBlock, (Extent{64, 2, 1}));
}

void ConstantsTest::onlyThoseOfTheKernel()
{
    const QString text =
        "__global__ void a(float *p) { __shared__ float s[A_SIZE]; s[0] = p[0]; }\n"
        "__device__ int half() { return int(1) << SHIFT_BY<1>::value; }\n"
        "template <int n> struct Twice { enum { value = n * B_SIZE }; };\n"
        "__global__ void b(float *p) { p[Twice<2>::value] = 1; }";
    CompileRequest request = requestFor(text);
    request.kernel = "b";
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeConstants(*outcome.kernel), QString("p, B_SIZE=16 3:52"));
}

void ConstantsTest::badValues_data()
{
    QTest::addColumn<QString>("value");
    for (const char *value : {"", "x", "1.5", "TILE"})
        QTest::newRow(value) << value;
}

void ConstantsTest::badValues()
{
    QFETCH(QString, value);
    CompileRequest request = requestFor("__shared__ float t[16+PAD];\nt[tid] = 1;");
    request.constants["PAD"] = value.toStdString();
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY(!outcome.kernel);
    const auto bad =
        std::ranges::find(outcome.diagnostics, DiagnosticKind::BadConstant, &Diagnostic::kind);
    QVERIFY(bad != outcome.diagnostics.end());
    QCOMPARE(bad->severity, Severity::Error);
    QCOMPARE(bad->position, (Position{1, 23}));
    QCOMPARE(bad->arguments, (std::vector<std::string>{"PAD", value.toStdString()}));
}

QTEST_APPLESS_MAIN(ConstantsTest)
#include "undeclaredconstants_test.moc"
