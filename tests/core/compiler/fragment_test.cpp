// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QTest>

using namespace warplens;

/// Pieces of kernels as people paste them: what is taken for what, and what they access.
class FragmentTest : public QObject
{
    Q_OBJECT

private slots:
    void sites_data();
    void sites();
    void parameters_data();
    void parameters();
    void assumedIndicesAreNoted();
    void pasteMarks_data();
    void pasteMarks();
    void wholeFilesKeepTheirEllipses();
};

void FragmentTest::sites_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sites");

    QTest::newRow("bare element") << "data[threadIdx.x*stride];" << "load 4 global 1:1";
    QTest::newRow("bare shared element")
        << "__shared__ float s[64];\nint index = threadIdx.x * 2;\ns[index];"
        << "load 4 shared 3:1";
    QTest::newRow("bare element of a branch") << "if (threadIdx.x < 4) s[threadIdx.x]; else s[0];"
                                              << "load 4 global 1:22, load 4 global 1:43";
    QTest::newRow("bare vector") << "float4 v = p[0];\np[threadIdx.x];"
                                 << "load 16 global 1:12, load 16 global 2:1";
    QTest::newRow("bare struct") << "struct P { float x, y, z; }; P p = all[0];\nall[threadIdx.x];"
                                 << "load 4 global 1:36, load 4 global 1:36, load 4 global 1:36, "
                                    "load 4 global 2:1, load 4 global 2:1, load 4 global 2:1";
    QTest::newRow("bare dereference") << "*(p + threadIdx.x);" << "load 4 global 1:1";
    QTest::newRow("wider by a cast")
        << "__shared__ float s[256];\nfloat4 v = *(float4 *)&s[threadIdx.x * 4];\n"
           "*reinterpret_cast<int2 *>(s + threadIdx.x * 2) = make_int2(1, 2);\n"
           "float2 w = reinterpret_cast<float2 &>(s[threadIdx.x * 2]);"
        << "load 16 shared 2:12, store 8 shared 3:48, load 8 shared 4:12";
    QTest::newRow("nothing read") << "int index = threadIdx.x; index; a[index] = 1;"
                                  << "store 4 global 1:42";
    QTest::newRow("statement left out") << "float x = a[threadIdx.x];\n...\nb[threadIdx.x] = x;"
                                        << "load 4 global 1:11, store 4 global 3:16";
    QTest::newRow("ellipsis sign") << "float x = a[threadIdx.x];\n\u2026\n// ...\n/* ... */ <...>\n"
                                      "b[threadIdx.x] = x;"
                                   << "load 4 global 1:11, store 4 global 5:16";
    QTest::newRow("index left out")
        << "__shared__ float t[16][17];\nt[threadIdx.y][threadIdx.x] = in[...];\n"
           "out[...] = t[threadIdx.x][threadIdx.y];"
        << "store 4 shared 2:29, load 4 shared 3:12";
    QTest::newRow("list, value and condition left out")
        << "const float w[4] = {1, 2, ...};\nif (...) a[threadIdx.x] = w[0];\nb[threadIdx.x] = ...;"
        << "store 4 global 2:25, store 4 global 3:16";
    QTest::newRow("function beside statements")
        << "#define N 4\nfloat twice(float x) { return 2 * x; }\nout[threadIdx.x] = twice(in[N]);"
        << "store 4 global 3:18, load 4 global 3:26";
    QTest::newRow("template and type beside statements")
        << "struct P { float x; };\ntemplate <class T> T *at(T *p) { return p + 1; }\n"
           "float v = at(all)->x; P p = all[0];"
        << "load 4 global 3:20, load 4 global 3:29";
    QTest::newRow("device variable") << "__constant__ float c[16];\nout[threadIdx.x] = c[3];"
                                     << "store 4 global 2:18, load 4 constant 2:20";
    QTest::newRow("barrier and return")
        << "__shared__ int s[32];\ns[tid] = 1;\n__syncthreads();\nif (tid > 3) return;\ns[0] = tid;"
        << "store 4 shared 2:8, store 4 shared 5:6";
    QTest::newRow("include") << "#include <cuda_runtime.h>\na[threadIdx.x] = 1;"
                             << "store 4 global 2:16";
}

void FragmentTest::sites()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeSites(*outcome.kernel), "sites");
}

void FragmentTest::parameters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parameters");

    QTest::newRow("two components") << "float d = in[threadIdx.x].x + in[0].y;" << "in: float2 []?";
    QTest::newRow("three components") << "float d = in[threadIdx.x].z;" << "in: float3 []?";
    QTest::newRow("four components") << "float d = in[threadIdx.x].w;" << "in: float4 []?";
    QTest::newRow("components of integers") << "int d = in[threadIdx.x].w;" << "in: int4 []?";
    QTest::newRow("through an arrow") << "float d = in->z;" << "in: float3 []?";
    QTest::newRow("the type wins") << "float4 v = in[threadIdx.x]; float d = in[1].x;"
                                   << "in: float4 []?";
    QTest::newRow("vector by value") << "a[threadIdx.x] = v.x + v.y;" << "a: float []?, v: float2?";
    QTest::newRow("counter") << "atomicAdd(&counter, 1);" << "counter: int []?";
    QTest::newRow("counter of a type") << "atomicAdd(&sum, 1.5);" << "sum: double []?";
    QTest::newRow("counter, and read") << "atomicAdd(&counter, 1); if (counter > 3) a[tid] = 1;"
                                       << "counter: int []?, a: int []?";
    QTest::newRow("rows") << "float v = array[threadIdx.y][threadIdx.x];"
                          << "array: float[1024][1024] []?";
    QTest::newRow("thread indices")
        << "a[tid] = b[bid * 4 + lane]; c[ty * 32 + tx] = d[gid + warp];"
        << "a: float []?, b: float []?, c: float []?, d: float []?";
    QTest::newRow("weak names tell threads apart") << "c[i] = a[i] + b[i];"
                                                   << "c: float []?, a: float []?, b: float []?";
    QTest::newRow("row and column") << "c[row * n + col] = 1;" << "c: int []?, n: int?";
    QTest::newRow("weak names beside others") << "c[threadIdx.x + i] = a[row];"
                                              << "c: float []?, i: int?, a: float []?, row: int?";
    QTest::newRow("changed, so its own")
        << "for (i = 0; i < 4; i++) c[i] = 1;" << "i: int?, c: int []?";
    QTest::newRow("an array of that name") << "v[threadIdx.x] = idx[threadIdx.x];"
                                           << "v: float []?, idx: float []?";
}

void FragmentTest::parameters()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeParameters(*outcome.kernel), "parameters");
}

void FragmentTest::assumedIndicesAreNoted()
{
    const CompileOutcome outcome = compileInProcess(requestFor("a[tx] = 1;\na[tx + bid] = 2;"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(outcome.diagnostics.size(), std::size_t(2));
    QCOMPARE(outcome.diagnostics[0].severity, Severity::Note);
    QCOMPARE(outcome.diagnostics[0].position, (Position{1, 3}));
    QCOMPARE(outcome.diagnostics[0].arguments[0], std::string("tx = threadIdx.x"));
    QCOMPARE(outcome.diagnostics[1].position, (Position{2, 8}));
    QCOMPARE(outcome.diagnostics[1].arguments[0], std::string("bid = blockIdx.x"));
}

void FragmentTest::pasteMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sites");

    QTest::newRow("entities") << "if (tid &lt; 4 &amp;&amp; tid &gt;= 0) a[1 &lt;&lt; tid] = 1;"
                              << "store 4 global 1:58";
    QTest::newRow("entity behind an operator") << "float v = p-&gt;x;" << "load 4 global 1:17";
    QTest::newRow("no-break spaces") << "int\u00a0k = tid;\n\u00a0\u00a0a[k] = 1;"
                                     << "store 4 global 2:10";
    QTest::newRow("line numbers") << " 9: int k = tid;\n10:\n11: a[k] = 1;"
                                  << "store 4 global 3:10";
    QTest::newRow("quoted mail") << "> int k = tid;\n> \n>> a[k] = 1;" << "store 4 global 3:9";
    QTest::newRow("fence and prompt") << "$ cat kernel.cu\n```cuda\na[tid] = 1;\n```"
                                      << "store 4 global 3:8";
}

void FragmentTest::pasteMarks()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeSites(*outcome.kernel), "sites");
}

void FragmentTest::wholeFilesKeepTheirEllipses()
{
    const CompileOutcome outcome = compileInProcess(requestFor(
        "template <class... T> __device__ float sum(T... all) { return (0.0f + ... + all); }\n"
        "void log(const char *format, ...);\n"
        "void host() { try { log(\"\"); } catch (...) { } }\n"
        "__global__ void k(float *out) {\n  ...\n  out[threadIdx.x] = sum(1.0f, 2.0f);\n}"));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeSites(*outcome.kernel), QString("store 4 global 6:20"));
}

QTEST_APPLESS_MAIN(FragmentTest)
#include "fragment_test.moc"
