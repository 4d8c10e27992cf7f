// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "frontend_summary.h"

#include <QTest>

using namespace warplens;

/// Expressions and fragments: what they declare, and what they access.
class FrontEndForms : public QObject
{
    Q_OBJECT

private slots:
    void expressions_data();
    void expressions();
    void fragments_data();
    void fragments();
    void files_data();
    void files();
    void askedTypesWin();
};

void FrontEndForms::expressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isShared");
    QTest::addColumn<QString>("elementType");
    QTest::addColumn<QList<int>>("shape");
    QTest::addColumn<ExpressionOp>("op");
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("variables");
    QTest::addColumn<QString>("sites");

    using List = QList<int>;
    constexpr auto load = ExpressionOp::Load;
    QTest::newRow("index") << "threadIdx.x * stride" << false << "float" << List() << load
                           << "data: float []?, stride: int?" << "" << "load 4 global 1:1";
    QTest::newRow("indented index") << "\n   threadIdx.x" << false << "float" << List() << load
                                    << "data: float []?" << "" << "load 4 global 2:4";
    QTest::newRow("shared index") << "thread.x*8" << true << "float" << List() << load << ""
                                  << "shared s: float open" << "load 4 shared 1:1";
    QTest::newRow("shader names") << "SV_GroupThreadID.x + SV_GroupIndex + SV_DispatchThreadID.x"
                                  << true << "float" << List() << load << ""
                                  << "shared s: float open" << "load 4 shared 1:1";
    QTest::newRow("lane and warp") << "lane + warp * 32" << true << "int" << List() << load << ""
                                   << "shared s: int open" << "load 4 shared 1:1";
    QTest::newRow("lane alone") << "lane" << true << "float" << List() << load << ""
                                << "shared s: float open" << "load 4 shared 1:1";
    QTest::newRow("own array") << "grid[i*stride]" << false << "double" << List() << load
                               << "grid: double []?, stride: int?" << ""
                               << "load 8 global 1:1";
    QTest::newRow("own tile") << "tile[threadIdx.y][threadIdx.x]" << true << "float" << List{32, 33}
                              << load << "" << "shared tile: float[32][33]"
                              << "load 4 shared 1:1";
    QTest::newRow("index i") << "i * stride" << false << "float" << List() << load
                             << "data: float []?, stride: int?" << "" << "load 4 global 1:1";
    QTest::newRow("matrix") << "m[row][threadIdx.x]" << false << "float" << List{64, 128} << load
                            << "m: float[64][128] []?, row: int?" << "" << "load 4 global 1:1";
    QTest::newRow("index into a tile") << "threadIdx.x" << true << "float" << List{16, 17} << load
                                       << "" << "shared s: float[16][17]" << "load 4 shared 1:1";
    QTest::newRow("guard") << "if (threadIdx.x < 4) s[4]" << true << "float" << List() << load << ""
                           << "shared s: float open" << "load 4 shared 1:22";
    QTest::newRow("indirect") << "data[b[threadIdx.x]]" << false << "float" << List() << load
                              << "data: float []?, b: int []?" << ""
                              << "load 4 global 1:1, load 4 global 1:6";
    QTest::newRow("shared, indirect") << "s[idx[threadIdx.x]]" << true << "float" << List() << load
                                      << "idx: int []?" << "shared s: float open"
                                      << "load 4 shared 1:1, load 4 global 1:3";
    QTest::newRow("float4") << "threadIdx.x" << false << "float4" << List() << load
                            << "data: float4 []?" << "" << "load 16 global 1:1";
    QTest::newRow("double2") << "threadIdx.x" << false << "double2" << List() << load
                             << "data: double2 []?" << "" << "load 16 global 1:1";
    QTest::newRow("uchar") << "threadIdx.x" << false << "unsigned char" << List() << load
                           << "data: unsigned char []?" << "" << "load 1 global 1:1";
    QTest::newRow("half") << "threadIdx.x" << false << "half" << List() << load << "data: half []?"
                          << "" << "load 2 global 1:1";
    QTest::newRow("member") << "data[threadIdx.x].y" << false << "float4" << List() << load
                            << "data: float4 []?" << "" << "load 4 global 1:1";
    QTest::newRow("store") << "threadIdx.x" << false << "float4" << List() << ExpressionOp::Store
                           << "data: float4 []?" << "" << "store 16 global 1:1";
    QTest::newRow("atomic") << "threadIdx.x % 4" << true << "int" << List()
                            << ExpressionOp::AtomicAdd << "" << "shared s: int open"
                            << "atomic 4 shared 1:1";
    QTest::newRow("float atomic") << "hist[threadIdx.x]" << false << "float" << List()
                                  << ExpressionOp::AtomicAdd << "hist: float []?" << ""
                                  << "atomic 4 global 1:1";
    QTest::newRow("comment at the end") << "threadIdx.x // row" << false << "float" << List()
                                        << load << "data: float []?" << "" << "load 4 global 1:1";
}

void FrontEndForms::expressions()
{
    QFETCH(QString, text);
    QFETCH(bool, isShared);
    QFETCH(QString, elementType);
    QFETCH(QList<int>, shape);
    QFETCH(ExpressionOp, op);
    CompileRequest request = requestFor(text);
    request.source.space = isShared ? Space::Shared : Space::Global;
    request.source.elementType = elementType.toStdString();
    request.source.shape.assign(shape.begin(), shape.end());
    request.source.op = op;
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeParameters(*outcome.kernel), "parameters");
    QTEST(describeVariables(*outcome.kernel), "variables");
    QTEST(describeSites(*outcome.kernel), "sites");
    QVERIFY(outcome.kernels.empty());
    QVERIFY(!QString::fromStdString(print(*outcome.kernel)).contains("__wl"));
}

void FrontEndForms::fragments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parameters");

    QTest::newRow("both kinds") << "float x = data[i * n];" << "data: float []?, n: int?";
    QTest::newRow("declared type") << "double x = data[i];" << "data: double []?";
    QTest::newRow("vector type") << "float4 v = in[threadIdx.x]; out[threadIdx.x] = v;"
                                 << "in: float4 []?, out: float4 []?";
    QTest::newRow("type of the other side")
        << "__shared__ double s[4]; s[threadIdx.x] = g[threadIdx.x];" << "g: double []?";
    QTest::newRow("own struct") << "struct Point { float x, y, z; }; Point p = all[threadIdx.x];"
                                << "all: Point []?";
    QTest::newRow("index") << "out[idx[threadIdx.x]] = 1.0f;" << "out: float []?, idx: int []?";
    QTest::newRow("histogram") << "atomicAdd(&bins[key[threadIdx.x] % 16], 1);"
                               << "bins: int []?, key: int []?";
    QTest::newRow("pointer") << "float v = *(p + threadIdx.x);" << "p: float []?";
    QTest::newRow("cast pointer") << "float4 v = *reinterpret_cast<float4 *>(p);" << "p: float []?";
    QTest::newRow("changed") << "for (i = 0; i < n; i++) sum += a[i]; out[threadIdx.x] = sum;"
                             << "i: int?, sum: int?, n: int?, a: int []?, out: int []?";
    QTest::newRow("changed, with a type") << "double t = a[0]; sum += t;"
                                          << "sum: double?, a: double []?";
    QTest::newRow("own names win") << "float lane = 3; int warp = 4; a[warp] = lane;"
                                   << "a: float []?";
    QTest::newRow("shader names") << "a[SV_GroupIndex] = lane + thread.id;"
                                  << "a: unsigned int []?";
    QTest::newRow("macro") << "#define AT(i) a[(i) * n]\nfloat x = AT(threadIdx.x);"
                           << "a: float []?, n: int?";
}

void FrontEndForms::fragments()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeParameters(*outcome.kernel), "parameters");
}

void FrontEndForms::files_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("variables");

    QTest::newRow("declared")
        << "__global__ void k(const double *__restrict__ g, int n, float (*m)[32], unsigned char c)"
           " { m[n][c] = g[0]; }"
        << "g: double [], n: int, m: float[32] [], c: unsigned char" << "";
    QTest::newRow("struct by value")
        << "struct P { float x, y; };\n__global__ void k(P p, P *q) { q[0].x = p.y; }"
        << "p: P, q: P []" << "";
    QTest::newRow("undeclared") << "__global__ void k(float *out) { out[threadIdx.x] = in[n]; }"
                                << "out: float [], in: float []?, n: int?" << "";
    QTest::newRow("undeclared in a function")
        << "__device__ float at(int i) { return in[i]; }\n"
           "__global__ void k(float *out) { out[0] = at(threadIdx.x); }"
        << "out: float [], in: float []?" << "";
    QTest::newRow("shared") << "__global__ void k(float *p) { __shared__ double s[17][18];"
                               " extern __shared__ float d[]; s[0][0] = 1; d[1] = p[0]; }"
                            << "p: float []" << "shared s: double[17][18], shared d: float dynamic";
    QTest::newRow("globals") << "__constant__ float c[8]; __device__ int counter;\n"
                                "__global__ void k(float *p) { counter = 1; p[0] = c[3]; }"
                             << "p: float []" << "constant c: float[8], global counter: int";
}

void FrontEndForms::files()
{
    QFETCH(QString, text);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QTEST(describeParameters(*outcome.kernel), "parameters");
    QStringList found = describeVariables(*outcome.kernel).split(", ");
    QFETCH(QString, variables);
    QStringList expected = variables.split(", ");
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void FrontEndForms::askedTypesWin()
{
    CompileRequest request = requestFor("float x = data[i];");
    request.bufferTypes["data"] = "unsigned short";
    const CompileOutcome outcome = compileInProcess(request);
    QVERIFY2(outcome.kernel, qPrintable(describeDiagnostics(outcome)));
    QCOMPARE(describeParameters(*outcome.kernel), QString("data: unsigned short []?"));
}

QTEST_APPLESS_MAIN(FrontEndForms)
#include "frontend_forms.moc"
