// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "dialectrun.h"

#include <QElapsedTimer>
#include <QTest>

using namespace warplens;

/// HLSL compute shaders: what they are compiled to, and what they do.
class HlslTest : public QObject
{
    Q_OBJECT

private slots:
    void requests_data();
    void requests();
    void parameters();
    void constants();
    void entries();
    void positions();
    void errors_data();
    void errors();
    void opaque();
    void waves();
};

/// A shader of one entry with what most rows need.
static QString shader(const QString &body, const QString &declarations = {})
{
    return QStringLiteral("RWStructuredBuffer<float> data : register(u0);\n"
                          "RWStructuredBuffer<uint> at : register(u1);\n"
                          "%1\n[numthreads(32, 1, 1)]\nvoid main(uint3 id : SV_DispatchThreadID, "
                          "uint3 lid : SV_GroupThreadID, uint gi : SV_GroupIndex) {\n%2\n}\n")
        .arg(declarations, body);
}

void HlslTest::requests_data()
{
    QTest::addColumn<QString>("declarations");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("structured buffer")
        << "" << "at[0] = data[id.x * 2] > 0;"
        << QStringList{"load 4 global data 0 8 16 24", "store 4 global at 0 0 0 0"};
    QTest::newRow("float3 has 12 bytes")
        << "StructuredBuffer<float3> points;" << "float y = points[id.x].y;"
        << QStringList{"load 4 global points 4 16 28 40"};
    QTest::newRow("float4 in one access")
        << "RWStructuredBuffer<float4> v;" << "float4 a = v[gi]; v[gi + 32] = a.wzyx;"
        << QStringList{"load 16 global v 0 16 32 48", "store 16 global v 512 528 544 560"};
    QTest::newRow("a component alone") << "RWStructuredBuffer<float4> v;" << "v[gi].z = 1;"
                                       << QStringList{"store 4 global v 8 24 40 56"};
    QTest::newRow("struct without padding")
        << "struct P { float3 position; float4 velocity; };\nRWStructuredBuffer<P> p;"
        << "p[gi].velocity.x = 2;" << QStringList{"store 4 global p 12 40 68 96"};
    QTest::newRow("group-shared column, case 074")
        << "groupshared float A[16][32];" << "data[0] = A[gi % 16][3];"
        << QStringList{"load 4 shared A 12 140 268 396", "store 4 global data 0 0 0 0"};
    QTest::newRow("group-shared struct of 24 bytes, case 075")
        << "struct V { float3 position; int3 binormal; };\ngroupshared V v[64];"
        << "v[gi].position.x = 1;" << QStringList{"store 4 shared v 0 24 48 72"};
    QTest::newRow("lane times stride, case 070")
        << "groupshared float gs[2048];" << "data[0] = gs[gi * 64];"
        << QStringList{"load 4 shared gs 0 256 512 768", "store 4 global data 0 0 0 0"};
    QTest::newRow("byte address buffer")
        << "RWByteAddressBuffer raw;"
        << "uint4 w = raw.Load4(id.x * 16); raw.Store2(id.x * 8, w.xy); raw.Store(0, w.z);"
        << QStringList{"load 16 global raw 0 16 32 48", "store 8 global raw 0 8 16 24",
                       "store 4 global raw 0 0 0 0"};
    QTest::newRow("typed loads of bytes")
        << "ByteAddressBuffer raw;" << "at[(uint)raw.Load<float2>(id.x * 8).y] = 0;"
        << QStringList{"load 8 global raw 0 8 16 24", "store 4 global at 0 0 0 0"};
    QTest::newRow("typed buffers")
        << "Buffer<float4> src; RWBuffer<uint> dst;" << "dst[gi] = (uint)src[gi].x;"
        << QStringList{"load 4 global src 0 16 32 48", "store 4 global dst 0 4 8 12"};
    QTest::newRow("atomics")
        << "groupshared uint count; RWByteAddressBuffer raw;"
        << "uint old; InterlockedAdd(count, 1, old); at[old] = 0; raw.InterlockedMax(8, gi);"
        << QStringList{"atomic 4 shared count 0 0 0 0", "store 4 global at 0 4 8 12",
                       "atomic 4 global raw 8 8 8 8"};
    QTest::newRow("swizzles are read and written")
        << "" << "uint4 v = uint4(id.xx, 5, 7); v.zw = v.wz; v.r += 1; at[v.x + v.z] = 0;"
        << QStringList{"store 4 global at 32 36 40 44"};
    QTest::newRow("functions of vectors")
        << ""
        << "float3 a = float3(1, 2, 3); at[(uint)dot(a, a) + (uint)length(float2(3, 4))] = 0; "
           "at[(uint)lerp(a, 2.0 * a, 0.5).y + max(gi, 2)] = 0;"
        << QStringList{"store 4 global at 76 76 76 76", "store 4 global at 20 20 20 24"};
    QTest::newRow("functions of bits")
        << ""
        << "at[countbits(7u) + firstbithigh(9u) + firstbitlow(8u) + reversebits(2u << 30)] = 0;"
        << QStringList{"store 4 global at 40 40 40 40"};
    QTest::newRow("numbers without a suffix are floats")
        << "" << "at[sizeof(0.5)] = asuint(1.0) == 0x3f800000u;"
        << QStringList{"store 4 global at 16 16 16 16"};
    QTest::newRow("out and inout")
        << "void twice(inout uint a, out uint b, in uint c) { a *= 2; b = a + c; }"
        << "uint p = gi, q; twice(p, q, 1); at[p + q] = 0;"
        << QStringList{"store 4 global at 4 20 36 52"};
    QTest::newRow("attributes of loops")
        << "" << "[unroll] for (uint i = 0; i < 2; ++i) at[i] = 0; [branch] if (gi < 4) at[9] = 0;"
        << QStringList{"store 4 global at 0 0 0 0", "store 4 global at 4 4 4 4",
                       "store 4 global at 36 36 36 36 of 4"};
    QTest::newRow("constants of the text")
        << "#define N 3\nstatic const uint M = N + 1;\nstatic const uint table[2] = {5, 6};"
        << "at[M + N] = 0; at[table[gi & 1]] = 0;"
        << QStringList{"store 4 global at 28 28 28 28", "load 4 constant table 0 4 0 4",
                       "store 4 global at 20 24 20 24"};
    QTest::newRow("a struct of zeros")
        << "struct S { uint a; uint2 b; };" << "S s = (S)0; at[s.b.y + 3] = 0;"
        << QStringList{"store 4 global at 12 12 12 12"};
    QTest::newRow("matrices")
        << ""
        << "float2x2 m; m[0] = float2(1, 2); m[1] = float2(3, 4); at[(uint)mul(m, float2(1, "
           "1)).y] = 0;"
        << QStringList{"store 4 global at 28 28 28 28"};
}

void HlslTest::requests()
{
    QFETCH(QString, declarations);
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    const DialectRun run = runDialect(shader(body, declarations));
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests, expected);
}

void HlslTest::parameters()
{
    const DialectRun run = runDialect(
        "StructuredBuffer<float3> input : register(t0);\n"
        "RWByteAddressBuffer raw : register(u0);\n"
        "cbuffer Params : register(b0)\n{\n  uint width : packoffset(c0);\n  float2 scale;"
        "\n};\n"
        "struct Light { uint kind; float power[2]; };\nConstantBuffer<Light> light;\n"
        "uint unused;\n"
        "[numthreads(8, 4, 1)]\nvoid CSMain(uint2 id : SV_DispatchThreadID) {\n"
        "  raw.Store(4 * (id.y * width + id.x + light.kind), asuint(input[0].x * scale.y));\n"
        "  raw.Store(0, asuint(light.power[1]));\n}\n");
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    const Kernel &kernel = *run.outcome.kernel;
    QCOMPARE(describeParameters(kernel),
             QString("input: float3 [], raw: uint [], width: uint, scale.x: float, scale.y: float, "
                     "light.kind: uint, light.power[0]: float, light.power[1]: float"));
    QCOMPARE(kernel.suggestedBlock, std::optional(Extent{8, 4, 1}));
    QCOMPARE(QString::fromStdString(kernel.name), QString("CSMain"));
}

void HlslTest::constants()
{
    DialectLaunch launch;
    launch.values = {{"width", 10}, {"size.y", 3}};
    const DialectRun run = runDialect(
        shader("at[width * lid.y + size.y + gi] = 0;", "cbuffer P { uint width; uint2 size; }"),
        launch);
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(run.requests, QStringList("store 4 global at 12 16 20 24"));
}

void HlslTest::entries()
{
    const QString text = "RWBuffer<uint> b;\n"
                         "struct In { uint3 g : SV_GroupID; uint i : SV_GroupIndex; };\n"
                         "[numthreads(64, 1, 1)] void first(uint x : SV_DispatchThreadID) { b[x] = "
                         "0; }\n"
                         "#define T 16\n[numthreads(T, T * 2, 1)]\nvoid second(In input) { "
                         "b[input.i * 2] = input.g.x; }\n";
    const DialectRun first = runDialect(text);
    QVERIFY2(first.problems.isEmpty(), qPrintable(first.problems.join('\n')));
    QCOMPARE(first.outcome.kernels.size(), std::size_t(2));
    QCOMPARE(describe(first.outcome.kernels[0].position), QString("3:29"));
    QCOMPARE(describe(first.outcome.kernels[1].position), QString("6:6"));
    QCOMPARE(first.requests, QStringList("store 4 global b 0 4 8 12"));
    const DialectRun second = runDialect(text, {}, "second");
    QVERIFY2(second.problems.isEmpty(), qPrintable(second.problems.join('\n')));
    QCOMPARE(second.outcome.kernel->suggestedBlock, std::optional(Extent{16, 32, 1}));
    QCOMPARE(second.requests, QStringList("store 4 global b 0 8 16 24"));
}

/// What is rewritten leaves everything else at its line and column.
void HlslTest::positions()
{
    const DialectRun run =
        runDialect("RWStructuredBuffer<float> data : register(u0); groupshared float tile[32];\n"
                   "[numthreads(32, 1, 1)] void main(uint i : SV_GroupIndex) { tile[i] = data[i];\n"
                   "  [unroll] for (int k = 0; k < 2; ++k) data[i] = tile[k]; }\n");
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QCOMPARE(describeSites(*run.outcome.kernel),
             QString("store 4 shared 2:68, load 4 global 2:70, store 4 global 3:48, "
                     "load 4 shared 3:50"));
}

void HlslTest::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("undeclared function")
        << "[numthreads(1, 1, 1)] void main() {\n  uint a = nothing(3); }"
        << "2:12 kind 0: use of undeclared identifier 'nothing'";
    QTest::newRow("no such component")
        << "[numthreads(1, 1, 1)] void main() {\n  float2 a = 0; a.z = 1; }"
        << "2:19 kind 0: no member named 'z' in 'vector<float, 2>'";
    QTest::newRow("size that is not constant") << "uint n;\n[numthreads(n, 1, 1)] void main() { }"
                                               << "2:2 kind 0: numthreads takes three constants";
    QTest::newRow("unknown type")
        << "StructBuffer<float> b;\n[numthreads(1, 1, 1)] void main() { b[0] = 1; }"
        << "1:1 kind 0: no template named 'StructBuffer'; did you mean 'StructuredBuffer'?";
    QTest::newRow("brackets left open") << "[numthreads(1, 1, 1) void main( { uint a[ = 1; }" << "";
    QTest::newRow("constants left open") << "cbuffer A { uint a; [numthreads(" << "";
    QTest::newRow("only words") << "numthreads struct cbuffer : register [unroll in out inout ("
                                << "";
}

void HlslTest::errors()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QElapsedTimer timer;
    timer.start();
    const CompileOutcome outcome = compileInProcess(requestFor(text));
    QVERIFY(!outcome.kernel);
    QVERIFY(!outcome.diagnostics.empty());
    QVERIFY(timer.elapsed() < 5000);
    if (!expected.isEmpty())
        QCOMPARE(describeDiagnostics(outcome).section('\n', 0, 0), expected);
}

void HlslTest::opaque()
{
    const DialectRun run =
        runDialect("Texture2D<float4> source; RWTexture2D<float> target; SamplerState s;\n"
                   "[numthreads(8, 8, 1)] void main(uint2 id : SV_DispatchThreadID) {\n"
                   "  target[id] = source[id].x + source.SampleLevel(s, id / 8.0, 0).y; }\n");
    QVERIFY2(run.problems.isEmpty(), qPrintable(run.problems.join('\n')));
    QVERIFY(run.requests.isEmpty());
    const auto said =
        std::ranges::count(run.outcome.diagnostics, DiagnosticKind::OpaqueCall, &Diagnostic::kind);
    QCOMPARE(int(said), 1);
}

void HlslTest::waves()
{
    const QString text =
        shader("uint4 b = WaveActiveBallot(gi % 2 == 1);\n"
               "at[WaveActiveSum(gi)] = 0; at[WavePrefixSum(1u)] = 0;\n"
               "at[WaveReadLaneAt(gi, WaveGetLaneCount() - 1)] = 0;\n"
               "at[WaveActiveCountBits(gi < 40) + (b.x == 0xaaaaaaaau) + (b.y == b.x)] = 0;\n");
    DialectLaunch launch;
    launch.block = {64, 1, 1};
    const DialectRun narrow = runDialect(text, launch);
    QVERIFY2(narrow.problems.isEmpty(), qPrintable(narrow.problems.join('\n')));
    QCOMPARE(
        narrow.requests,
        (QStringList{"store 4 global at 1984 1984 1984 1984", "store 4 global at 0 4 8 12",
                     "store 4 global at 124 124 124 124", "store 4 global at 132 132 132 132"}));
    launch.warpSize = 64;
    const DialectRun wide = runDialect(text, launch);
    QVERIFY2(wide.problems.isEmpty(), qPrintable(wide.problems.join('\n')));
    QCOMPARE(
        wide.requests,
        (QStringList{"store 4 global at 8064 8064 8064 8064", "store 4 global at 0 4 8 12",
                     "store 4 global at 252 252 252 252", "store 4 global at 168 168 168 168"}));
}

QTEST_APPLESS_MAIN(HlslTest)
#include "hlsl_test.moc"
