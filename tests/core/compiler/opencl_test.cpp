// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"

#include <QTest>

using namespace warplens;

/// OpenCL C kernels: what they are compiled to, and what they do.
class OpenClTest : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void places();
    void localParameters();
    void launch();
    void fragments_data();
    void fragments();
    void errors_data();
    void errors();
    void opaque();
    void subGroups();
};

static QString kernelOf(const QString &body, const QString &declarations = {})
{
    return QStringLiteral("%1\n__kernel void k(__global float *data, __global uint *at) {\n"
                          "uint i = get_global_id(0); uint l = get_local_id(0);\n%2\n}\n")
        .arg(declarations, body);
}

void OpenClTest::requests_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("global") << "at[0] = data[i * 2] > 0;"
                            << QStringList{"load 4 global data 0 8 16 24",
                                           "store 4 global at 0 0 0 0"};
    QTest::newRow("local column, case 074") << "__local float A[16][33]; A[l % 16][3] = 1;"
                                            << QStringList{"store 4 shared A 12 144 276 408"};
    QTest::newRow("float2 and float4 in local memory, case 078")
        << "__local float2 l2[64]; __local float4 l4[64]; float2 a = l2[l]; float4 b = l4[l];"
        << QStringList{"load 8 shared l2 0 8 16 24", "load 16 shared l4 0 16 32 48"};
    QTest::newRow("3-vectors take the place of 4")
        << "__global float3 *p = (__global float3 *)data; p[l] = (float3)(1, 2, 3);"
        << QStringList{"store 16 global data 0 16 32 48"};
    QTest::newRow("a component alone")
        << "__global float4 *p = (__global float4 *)data; p[l].y = p[l].w;"
        << QStringList{"load 4 global data 12 28 44 60", "store 4 global data 4 20 36 52"};
    QTest::newRow("vload and vstore")
        << "float4 v = vload4(i, data); vstore2(v.xy, i, data);"
        << QStringList{"load 16 global data 0 16 32 48", "store 8 global data 0 8 16 24"};
    QTest::newRow("vectors of 3, packed")
        << "vstore3((float3)(0), i, data);"
        << QStringList{"store 4 global data 0 12 24 36", "store 4 global data 4 16 28 40",
                       "store 4 global data 8 20 32 44"};
    QTest::newRow("vectors of 8") << "vstore8((float8)(0), i, data);"
                                  << QStringList{"store 16 global data 0 32 64 96",
                                                 "store 16 global data 16 48 80 112"};
    QTest::newRow("vload off the grid of vectors")
        << "float4 v = vload4(0, data + l + 1);"
        << QStringList{"load 4 global data 4 8 12 16", "load 4 global data 8 12 16 20",
                       "load 4 global data 12 16 20 24", "load 4 global data 16 20 24 28"};
    QTest::newRow("halves")
        << "__global half *h = (__global half *)data; vstore_half(1.0f, l, h); at[(uint)vload_half"
           "(0, h)] = 0;"
        << QStringList{"store 2 global data 0 2 4 6", "load 2 global data 0 0 0 0",
                       "store 4 global at 4 4 4 4"};
    QTest::newRow("atomics of 1.x")
        << "uint old = atomic_inc(&at[40]); atomic_add((__global int *)at, 3); data[old] = 0; "
           "atomic_cmpxchg(&at[1], 1u, l); atomic_max(&at[2], l);"
        << QStringList{"atomic 4 global at 160 160 160 160", "atomic 4 global at 0 0 0 0",
                       "store 4 global data 160 164 168 172", "atomic 4 global at 4 4 4 4",
                       "atomic 4 global at 8 8 8 8"};
    QTest::newRow("atomics of C11")
        << "atomic_fetch_add_explicit((volatile __global atomic_int *)at, 2, memory_order_relaxed, "
           "memory_scope_device);"
        << QStringList{"atomic 4 global at 0 0 0 0"};
    QTest::newRow("atomics in local memory") << "__local int bins[8]; atomic_add(&bins[l % 8], 1);"
                                             << QStringList{"atomic 4 shared bins 0 4 8 12"};
    QTest::newRow("bits as another type")
        << "at[as_uint(1.0f) >> 20] = 0; at[(uint)as_float(0x40400000)] = 0;"
        << QStringList{"store 4 global at 4064 4064 4064 4064", "store 4 global at 12 12 12 12"};
    QTest::newRow("conversions")
        << "at[convert_uchar_sat(300)] = 0; at[convert_uint_rte(2.6f)] = 0; int4 v = "
           "convert_int4((float4)(l)); at[v.z + convert_int_sat(9l)] = 0;"
        << QStringList{"store 4 global at 1020 1020 1020 1020", "store 4 global at 12 12 12 12",
                       "store 4 global at 36 40 44 48"};
    QTest::newRow("integers")
        << "at[mad24(l, 3u, 1u) + mul24(2, 5) + clamp(7u, 1u, 4u) + min(3u, l) + popcount(7u) + "
           "abs(-2) + rotate(1u, 2u) + clz(0xffffffffu)] = 0;"
        << QStringList{"store 4 global at 96 112 128 144"};
    QTest::newRow("mathematics")
        << "float4 v = (float4)(1, 2, 3, 4); at[(uint)dot(v, v) + (uint)native_sqrt(16.0f) + "
           "(uint)mix(2.0f, 4.0f, 0.5f) + (uint)fma(2.0f, 3.0f, 1.0f) + (uint)length((float2)(3, "
           "4)) + (uint)fmax(v, 2.5f).s3 + (uint)select(v, v + 1, v > 2.0f).w] = 0;"
        << QStringList{"store 4 global at 232 232 232 232"};
    QTest::newRow("shuffled components")
        << "uint4 v = (uint4)(l, 5, 6, 7); v.lo = v.hi; v.odd = v.even; at[v.s1 + v.w] = 0;"
        << QStringList{"store 4 global at 48 48 48 48"};
    QTest::newRow("generic pointers")
        << "__local float t[64]; float *p = l < 16 ? t : t + 32; p[l] = 1;"
        << QStringList{"store 4 shared t 0 4 8 12"};
    QTest::newRow("asynchronous copy")
        << "__local float t[40]; event_t e = async_work_group_copy(t, data + 8, 40, 0); "
           "wait_group_events(1, &e);"
        << QStringList{"load 4 global data 32 36 40 44", "store 4 shared t 0 4 8 12",
                       "load 4 global data 160 164 168 172 of 8",
                       "store 4 shared t 128 132 136 140 of 8"};
    QTest::newRow("printf is no access") << "printf(\"%d %f\\n\", l, 1.0f);" << QStringList();
}

void OpenClTest::requests()
{
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    const DialectRun run = runDialect(kernelOf(body));
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests, expected);
}

void OpenClTest::places()
{
    DialectLaunch launch;
    launch.block = {8, 4, 1};
    launch.grid = {3, 5, 1};
    const DialectRun run = runDialect(
        "kernel void k(global uint *at, uint d) {\n"
        "  at[get_local_id(0) + get_local_size(0) * get_local_id(1)] = 0;\n"
        "  at[get_local_linear_id()] = 0;\n"
        "  at[get_global_size(1) + get_num_groups(0) + get_group_id(0) + get_local_size(7)] = 0;\n"
        "  at[get_local_id(d)] = 0;\n}\n",
        {launch.block, launch.grid, 32, {{"d", 1}}});
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests,
             (QStringList{"store 4 global at 0 4 8 12", "store 4 global at 0 4 8 12",
                          "store 4 global at 96 96 96 96", "store 4 global at 0 0 0 0"}));
    QCOMPARE(describeSites(*run.outcome.kernel).section(QLatin1String(", "), 0, 0),
             QString("store 4 global 2:61"));
}

/// Each is an array of its own, whose size is a constant of its name.
void OpenClTest::localParameters()
{
    const QString text = "kernel void k(global float *out, local float *a, local float4 *b, int n) "
                         "{\n  a[get_local_id(0) * n] = 1; b[get_local_id(0)].x = 2; "
                         "barrier(CLK_LOCAL_MEM_FENCE); out[0] = a[0]; }\n";
    DialectLaunch launch;
    launch.values = {{"n", 33}};
    const DialectRun run = runDialect(text, launch);
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests,
             (QStringList{"store 4 shared a 0 132 264 396", "store 4 shared b 0 16 32 48",
                          "load 4 shared a 0 0 0 0", "store 4 global out 0 0 0 0"}));
    const Kernel &kernel = *run.outcome.kernel;
    QCOMPARE(describeVariables(kernel), QString("shared a: float[4096], shared b: float4[1024]"));
    QCOMPARE(describeParameters(kernel), QString("out: float [], n: int, a: int, b: int"));
    QVERIFY(kernel.parameters[2].isConstant);
    QCOMPARE(QString::fromStdString(kernel.parameters[2].constant), QString("4096"));

    CompileRequest request = requestFor(text);
    request.constants = {{"a", "100"}};
    const CompileOutcome sized = compileInProcess(request);
    QVERIFY(sized.kernel);
    QCOMPARE(describeVariables(*sized.kernel),
             QString("shared a: float[100], shared b: float4[1024]"));
}

void OpenClTest::launch()
{
    const DialectRun run =
        runDialect("__attribute__((reqd_work_group_size(16, 8, 1))) kernel void k(global int *p) "
                   "{ p[0] = 1; }\nkernel void other(global int *p) { p[1] = 1; }\n");
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.outcome.kernel->suggestedBlock, std::optional(Extent{16, 8, 1}));
    QCOMPARE(run.outcome.kernels.size(), std::size_t(2));
}

void OpenClTest::fragments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<QString>("parameters");

    QTest::newRow("fragment") << "__local float tile[32 * 33];\nint x = get_local_id(0);\n"
                                 "tile[x * 33] = src[x * pitch];\nbarrier(CLK_LOCAL_MEM_FENCE);\n"
                              << QStringList{"load 4 global src 0 0 0 0",
                                             "store 4 shared tile 0 132 264 396"}
                              << "src: float []?, pitch: int?";
    QTest::newRow("expression") << "get_local_id(0) * 2"
                                << QStringList{"load 4 global data 0 8 16 24"} << "data: float []?";
    QTest::newRow("expression with an array")
        << "buf[get_global_id(0) ^ 1]" << QStringList{"load 4 global buf 4 0 12 8"}
        << "buf: float []?";
}

void OpenClTest::fragments()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QFETCH(QString, parameters);
    const DialectRun run = runDialect(text);
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests, expected);
    QCOMPARE(describeParameters(*run.outcome.kernel), parameters);
}

void OpenClTest::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("undeclared function")
        << "kernel void k(global int *p) {\n  p[0] = nothing(1); }" << "2:10";
    QTest::newRow("local memory of a run-time size")
        << "kernel void k(global int *p, int n) {\n  local int t[n]; p[0] = t[0]; }" << "2:15";
    QTest::newRow("a pointer without a space") << "kernel void k(int *p) { p[0] = 1; }" << "1:20";
    QTest::newRow("left open") << "kernel void k(global int *p) { p[" << "";
}

void OpenClTest::errors()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY(!outcome.kernel);
    QVERIFY(!outcome.diagnostics.empty());
    if (!expected.isEmpty())
        QCOMPARE(describe(outcome.diagnostics.front().position), expected);
}

void OpenClTest::opaque()
{
    const DialectRun run =
        runDialect("constant sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;\n"
                   "kernel void k(read_only image2d_t a, write_only image2d_t b) {\n"
                   "  int2 p = (int2)(get_global_id(0), get_global_id(1));\n"
                   "  write_imagef(b, p, read_imagef(a, s, p)); }\n");
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QVERIFY(run.requests.isEmpty());
}

void OpenClTest::subGroups()
{
    const QString text = kernelOf("at[sub_group_reduce_add(l)] = 0;\n"
                                  "at[sub_group_scan_exclusive_add(1u)] = 0;\n"
                                  "at[get_sub_group_size() + sub_group_broadcast(l, 3)] = 0;\n"
                                  "at[get_sub_group_local_id()] = 0;\n");
    DialectLaunch launch;
    launch.block = {64, 1, 1};
    launch.warpSize = 64;
    const DialectRun run = runDialect(text, launch);
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests,
             (QStringList{"store 4 global at 8064 8064 8064 8064", "store 4 global at 0 4 8 12",
                          "store 4 global at 268 268 268 268", "store 4 global at 0 4 8 12"}));
}

QTEST_APPLESS_MAIN(OpenClTest)
#include "opencl_test.moc"
