// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/precompiledprelude.h"
#include "frontend_summary.h"

#include <QElapsedTimer>
#include <QTest>

using namespace warplens;

/// Text made to exhaust the compiler, as far as limits inside the process can bound it.
class FrontEndHostile : public QObject
{
    Q_OBJECT

private slots:
    void preludeIsSound_data();
    void preludeIsSound();
    void endsInTime_data();
    void endsInTime();
    void cleanup();
};

void FrontEndHostile::preludeIsSound_data()
{
    QTest::addColumn<int>("arch");
    QTest::addColumn<int>("warpSize");
    QTest::newRow("sm_80") << 800 << 32;
    QTest::newRow("sm_20") << 200 << 32;
    QTest::newRow("wide") << 900 << 64;
}

void FrontEndHostile::preludeIsSound()
{
    QFETCH(int, arch);
    QFETCH(int, warpSize);
    const auto prelude = precompiledPrelude({std::uint32_t(arch), std::uint32_t(warpSize)});
    QCOMPARE(QString::fromStdString(prelude->errors), QString());
    QVERIFY(!prelude->bytes.empty());

    CompileRequest request = requestFor(
        QString("int a[warpSize == %1 && __CUDA_ARCH__ == %2 ? 1 : -1]; a[0] = 1; data[a[0]] = 1;")
            .arg(warpSize)
            .arg(arch));
    request.cudaArch = std::uint32_t(arch);
    request.warpSize = std::uint32_t(warpSize);
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
}

static QString macroBomb()
{
    QString text = "#define A0 1 +\n";
    for (int i = 1; i <= 9; ++i)
        text += QString("#define A%1 %2\n").arg(i).arg(QString("A%1 ").arg(i - 1).repeated(10));
    return text + "int x = A9 0; data[x] = 1;";
}

void FrontEndHostile::endsInTime_data()
{
    QTest::addColumn<QString>("text");
    const QString kernel = "\n__global__ void k(int *p) { p[0] = 1; }\n";
    QTest::newRow("macro bomb") << macroBomb();
    QTest::newRow("template breadth")
        << "template <int N, int M> struct A { static constexpr int v = A<N - 1, 2 * M>::v +"
           " A<N - 1, 2 * M + 1>::v; };\n"
           "template <int M> struct A<0, M> { static constexpr int v = 1; };\n"
           "constexpr int all = A<22, 0>::v;"
            + kernel;
    QTest::newRow("template depth") << "template <int N> struct A { static constexpr int v ="
                                       " A<N + 1>::v; }; constexpr int all = A<0>::v;"
            + kernel;
    QTest::newRow("constexpr loop")
        << "constexpr int f() { int i = 0; while (true) ++i; return i; } constexpr int x = f();"
            + kernel;
    QTest::newRow("constexpr fib") << "constexpr int f(int n) { return n < 2 ? n : f(n - 1) +"
                                      " f(n - 2); } constexpr int x = f(40);"
            + kernel;
    QTest::newRow("includes itself") << "#include \"/text/source.cu\"\n#include __FILE__" + kernel;
    QTest::newRow("brackets") << QString(1000, '(') + "1" + QString(1000, ')');
    QTest::newRow("braces") << QString(100'000, '{') + QString(100'000, '}');
    QTest::newRow("unary minus") << QString(100'000, '-').replace("-", "- ") + "1";
    QTest::newRow("deep if") << QString("if (data[0] > 1) ").repeated(50'000) + "data[1] = 2;";
    QTest::newRow("else if") << QString("if (data[0] > 1) data[1] = 2; else ").repeated(20'000)
            + "data[1] = 2;";
    QTest::newRow("long sum") << "data[0] = 1" + QString(" + data[1]").repeated(20'000) + ";";
    QTest::newRow("many ifs") << QString("if (data[0] > 1) data[1] = 2;\n").repeated(30'000);
    QTest::newRow("many ifs on one line") << QString("if (a[0]) a[1] = 2;").repeated(4000);
    QTest::newRow("huge array") << "constexpr int a[100000000] = {1};" + kernel;
    QTest::newRow("huge integer") << "_BitInt(8000000) x = 1; data[0] = (float)x;";
    QTest::newRow("crash pragma") << "#pragma clang __debug crash\n#pragma clang __debug"
                                     " overflow_stack"
            + kernel;
    QTest::newRow("debug pragma") << "# pragma clang __debug dump k\n" + kernel;
    QTest::newRow("huge shared array")
        << "__global__ void k(int *p) { __shared__ int s[1 << 30]; s[0] = 1; p[0] = s[1]; }";
    QTest::newRow("huge local array")
        << "__global__ void k(int *p) { int s[(1 << 30) + 1024]; s[p[1]] = 1; p[0] = s[p[2]]; }";
    QTest::newRow("huge global arrays")
        << "__device__ int g[1 << 30]; __constant__ int c[1 << 29];\n"
           "__global__ void k(int *p) { g[p[0]] = c[p[1]]; }";
    QTest::newRow("errors without end") << QString("int = ;\n").repeated(20'000);
    QTest::newRow("not text") << QString::fromLatin1("\x01\x02\xff\xfe __global__ \x80\x90");
}

void FrontEndHostile::endsInTime()
{
    QFETCH(QString, text);
    QElapsedTimer timer;
    timer.start();
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    // The limit is 1.5 s; the rest is for a loaded machine.
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed()) + " ms"));
    bool hasError = false;
    for (const Diagnostic &diagnostic : outcome.diagnostics)
        hasError |= diagnostic.severity == Severity::Error;
    QVERIFY(outcome.kernel || hasError);
}

/// After each of them the next text compiles as if nothing had been.
void FrontEndHostile::cleanup()
{
    const CompileOutcome outcome = compileInProcess(requestFor("threadIdx.x * stride"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
}

QTEST_APPLESS_MAIN(FrontEndHostile)
#include "frontend_hostile.moc"
