// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/runstage.h"

#include <QtTest>

#include <map>

using namespace warplens;

/// Hazards of kernels as people write them, from the text to the Result.
class HazardSourcesTest : public QObject
{
    Q_OBJECT

private slots:
    void kernels_data();
    void kernels();
    void namedBarriers_data();
    void namedBarriers();
    void copiesBesideNamedBarriers();
    void deadlocksAreErrors();
    void expressions_data();
    void expressions();
    void blocksAreCounted();
    void largerWarps();
    void linesAreNamed();

private:
    const Result &resultOf(const std::string &text, unsigned threads, unsigned blocks);

    std::map<std::tuple<std::string, unsigned, unsigned>, std::shared_ptr<const Result>> m_results;
};

namespace {

std::shared_ptr<const Result> run(const Experiment &experiment)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

/// `RAW error s 992`, `WAW within note s 3`, `same warning s 4`, `unwritten warning s 5`,
/// `storage s`: one a line, sorted.
QString describe(const std::vector<Hazard> &hazards, const Kernel &kernel)
{
    static constexpr const char *classes[] = {"RAW", "WAR", "WAW"};
    static constexpr const char *severities[] = {"note", "warning", "error"};
    QStringList lines;
    for (const Hazard &hazard : hazards) {
        const auto array = QString::fromStdString(arrayName(kernel, hazard.array));
        const QString rest = QStringLiteral("%1 %2 %3")
                                 .arg(severities[int(hazard.severity)], array)
                                 .arg(hazard.pairs);
        switch (hazard.kind) {
        case HazardKind::Race:
            lines += QStringLiteral("%1%2 %3").arg(classes[int(hazard.raceClass)],
                                                   hazard.withinWarp ? " within" : "", rest);
            break;
        case HazardKind::SameInstruction: lines += "same " + rest; break;
        case HazardKind::Unwritten: lines += "unwritten " + rest; break;
        case HazardKind::WarpStorage: lines += "storage " + array; break;
        }
    }
    lines.sort();
    return lines.join('\n');
}

QString problemsOf(const Result &result)
{
    QString text;
    for (const Diagnostic &each : result.diagnostics)
        text += QStringLiteral("%1: kind %2 %3\n")
                    .arg(each.position.line)
                    .arg(int(each.kind))
                    .arg(QString::fromStdString(each.arguments.empty() ? std::string()
                                                                       : each.arguments.front()));
    return text;
}

} // namespace

const Result &HazardSourcesTest::resultOf(const std::string &text, unsigned threads,
                                          unsigned blocks)
{
    auto &known = m_results[{text, threads, blocks}];
    if (!known) {
        Experiment experiment;
        experiment.source.text = text;
        experiment.launch.block = {threads, 1, 1};
        experiment.launch.grid = {blocks, 1, 1};
        known = run(experiment);
    }
    return *known;
}

void HazardSourcesTest::kernels_data()
{
    QTest::addColumn<QString>("text"); // in a kernel with `out` and `n`, after `int t`
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("inLockStep"); // "=": the same
    const auto row = [](const char *name, const char *text, unsigned threads, const char *expected,
                        const char *inLockStep) {
        QTest::newRow(name) << QString(text) << threads << QString(expected) << QString(inLockStep);
    };
    row("no barrier", "__shared__ int s[64]; s[t] = t; out[t] = s[63 - t];", 64, "RAW error s 64",
        "=");
    row("a barrier", "__shared__ int s[64]; s[t] = t; __syncthreads(); out[t] = s[63 - t];", 64, "",
        "");
    row("a block of cooperative groups",
        "auto block = cooperative_groups::this_thread_block();\n"
        "__shared__ int s[64]; s[t] = t; block.sync(); out[t] = s[63 - t];",
        64, "", "");
    row("the next neighbour", "__shared__ int s[64]; s[t] = t; out[t] = s[(t + 1) % 64];", 64,
        "RAW error s 2\nRAW within warning s 62", "RAW error s 2");
    row("neighbours of one warp meet",
        "__shared__ int s[64]; s[t] = t; __syncwarp(); out[t] = s[t ^ 1];", 64, "", "");
    row("neighbours of one warp do not", "__shared__ int s[64]; s[t] = t; out[t] = s[t ^ 1];", 64,
        "RAW within warning s 64", "");
    row("a number beside bytes",
        "__shared__ int s[1]; __shared__ char c[64]; c[t] = 1; if (t == 0) s[0] = 1;\n"
        "if (t >= 32) atomicAdd(&s[0], 1); out[t] = c[t];",
        64, "WAW error s 32", "=");
    row("half the lanes meet",
        "__shared__ int s[32]; s[t] = t;\n"
        "if (t < 16) __syncwarp(0xffff);\n"
        "out[t] = s[t ^ 1];",
        32, "RAW within warning s 16", "");
    row("tiles of 32",
        "auto tile = cooperative_groups::tiled_partition<32>(\n"
        "    cooperative_groups::this_thread_block());\n"
        "__shared__ int s[64]; s[t] = t; tile.sync(); out[t] = s[t ^ 31];",
        64, "", "");
    row("tiles of 16 reach their own",
        "auto tile = cooperative_groups::tiled_partition<16>(\n"
        "    cooperative_groups::this_thread_block());\n"
        "__shared__ int s[64]; s[t] = t; tile.sync(); out[t] = s[t ^ 15];",
        64, "", "");
    row("tiles of 16 reach into the next",
        "auto tile = cooperative_groups::tiled_partition<16>(\n"
        "    cooperative_groups::this_thread_block());\n"
        "__shared__ int s[64]; s[t] = t; tile.sync(); out[t] = s[t ^ 31];",
        64, "RAW within warning s 64", "");
    row("the second turn of a loop",
        "__shared__ int s[64];\n"
        "for (int i = 0; i < 3; ++i) { s[t] = i + t; __syncthreads(); out[t] = s[t ^ 32]; }",
        64, "WAR error s 128", "="); // in two of three intervals
    row("both barriers of a loop",
        "__shared__ int s[64];\n"
        "for (int i = 0; i < 3; ++i) {\n"
        "    s[t] = i * t; __syncthreads(); out[t] = s[t ^ 32]; __syncthreads();\n}",
        64, "", "");
    row("read, then written",
        "__shared__ int s[64]; s[t] = 1; __syncthreads();\n"
        "int v = s[t ^ 32]; s[t] = v + t + 1;",
        64, "WAR error s 64", "=");
    row("all write one word", "__shared__ int s; s = t; __syncthreads(); out[t] = s;", 64,
        "WAW error s 1024\nsame warning s 992", "=");
    row("all write one value", "__shared__ int s; s = 7; __syncthreads(); out[t] = s;", 64,
        "WAW note s 1024\nsame note s 992", "=");
    row("neighbouring bytes", "__shared__ char s[64]; s[t] = t; __syncthreads(); out[t] = s[t];",
        64, "", "");
    row("halves of words",
        "__shared__ int s[32]; ((short *)s)[t] = t; __syncthreads(); out[t] = s[t / 2];", 64, "",
        "");
    row("a half and a word",
        "__shared__ int s[64]; ((short *)s)[2 * t] = t; __syncthreads();\n"
        "if (t < 32) ((short *)s)[2 * t] = 5; else s[t - 32] = 6;",
        64, "WAW error s 32", "=");
    row("atomics",
        "__shared__ int s[4]; if (t < 4) s[t] = 0; __syncthreads();\n"
        "atomicAdd(&s[t % 4], 1); __syncthreads(); out[t] = s[t % 4];",
        64, "", "");
    row("an atomic and a load",
        "__shared__ int s[4]; if (t < 4) s[t] = 0; __syncthreads();\n"
        "atomicAdd(&s[t % 4], 1); if (t == 63) out[t] = s[3];",
        64, "RAW error s 8\nRAW within warning s 7", "RAW error s 8");
    row("nobody wrote it",
        "__shared__ int s[64]; if (t < 32) s[t] = t; __syncthreads();\n"
        "out[t] = s[t];",
        64, "unwritten warning s 32", "=");
    row("dynamic", "extern __shared__ int s[]; s[t] = t; out[t] = s[t ^ 32];", 64, "RAW error s 64",
        "=");
    row("one warp's storage in two",
        "__shared__ int s[32]; s[t % 32] = t; __syncthreads();\n"
        "out[t] = s[t % 32];",
        64, "WAW error s 32\nstorage s", "=");
    row("matrices",
        "__shared__ __align__(16) short s[512];\n"
        "unsigned to = (unsigned)__cvta_generic_to_shared(s + t % 32 * 8);\n"
        "if (t < 32) asm volatile(\"stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], \"\n"
        "    \"{%1, %1, %1, %1};\" :: \"r\"(to), \"r\"(t));\n"
        "out[t] = s[t * 4];",
        64, "RAW error s 32\nRAW within warning s 31", "RAW error s 32");
    row("returned lanes do not meet",
        "__shared__ int s[64]; if (t >= 48) return;\n"
        "s[t] = t; __syncthreads(); out[t] = s[47 - t];",
        64, "", "");
    row("a branch of a warp",
        "__shared__ int s[64]; s[t] = 0; __syncthreads();\n"
        "if (t < 32) s[t + 32] = t; else s[t - 32] = t;",
        64, "", "");
}

void HazardSourcesTest::kernels()
{
    QFETCH(QString, text);
    QFETCH(unsigned, threads);
    QFETCH(QString, expected);
    QFETCH(QString, inLockStep);
    const std::string whole = "#include <cooperative_groups.h>\n"
                              "__global__ void kernel(int *out, int n)\n{\n"
                              "    int t = threadIdx.x;\n"
        + text.toStdString() + "\n}\n";
    const Result &result = resultOf(whole, threads, 1);
    QVERIFY2(result.kernel() && result.coverage.exact, qPrintable(problemsOf(result)));
    QCOMPARE(describe(result.hazards, *result.kernel()), expected);
    Result older = result;
    older.launch.independentLanes = false;
    runInto(older, {}, {});
    QCOMPARE(describe(older.hazards, *result.kernel()), inLockStep == "=" ? expected : inLockStep);
}

void HazardSourcesTest::namedBarriers_data()
{
    QTest::addColumn<QString>("text"); // in a kernel with `out`, after `int t`
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, unsigned threads,
                        const char *expected) {
        QTest::newRow(name) << QString(text) << threads << QString(expected);
    };
    row("the consumer waits",
        "__shared__ int s[32];\n"
        "if (t < 32) { s[t] = t; ARRIVE(1, 64); } else { SYNC(1, 64); out[t] = s[t - 32]; }",
        64, "");
    row("the consumer does not wait",
        "__shared__ int s[32];\n"
        "if (t < 32) { s[t] = t; SYNC(1, 64); } else { ARRIVE(1, 64); out[t] = s[t - 32]; }",
        64, "RAW error s 32");
    row("the consumer comes first",
        "__shared__ int s[32];\n"
        "if (t >= 32) { s[t - 32] = t; ARRIVE(1, 64); } else { SYNC(1, 64); out[t] = s[t]; }",
        64, "");
    row("full and empty",
        "__shared__ int s[32];\n"
        "for (int i = 0; i < 5; ++i)\n"
        "    if (t < 32) { if (i) SYNC(2, 64); s[t] = i; ARRIVE(1, 64); }\n"
        "    else { SYNC(1, 64); out[t] += s[t - 32]; if (i < 4) ARRIVE(2, 64); }",
        64, "");
    row("filled before it is empty",
        "__shared__ int s[32];\n"
        "for (int i = 0; i < 5; ++i)\n"
        "    if (t < 32) { s[t] = i; ARRIVE(1, 64); }\n"
        "    else { SYNC(1, 64); out[t] += s[t - 32]; }",
        64, "RAW error s 32");
    row("two halves",
        "__shared__ int s[128]; s[t] = t;\n"
        "if (t < 64) SYNC(1, 64); else SYNC(2, 64);\n"
        "out[t] = s[t ^ 63];",
        128, "");
    row("two halves reach into each other",
        "__shared__ int s[128]; s[t] = t;\n"
        "if (t < 64) SYNC(1, 64); else SYNC(2, 64);\n"
        "out[t] = s[127 - t];",
        128, "RAW error s 128");
    row("a number from a register",
        "__shared__ int s[128]; s[t] = t; SYNC(t / 64 + 1, 64); out[t] = s[t ^ 63];", 128, "");
    row("a function of CUDA",
        "__shared__ int s[128]; s[t] = t; __barrier_sync_count(t / 64, 64); out[t] = s[t ^ 63];",
        128, "");
    row("a number for all",
        "__shared__ int s[64]; s[t] = t; __barrier_sync(3); out[t] = s[63 - t];", 64, "");
    row("a vote of half",
        "__shared__ int s[128]; s[t] = t; int n;\n"
        "asm volatile(\"{ .reg .pred p; setp.ne.s32 p, %1, 0; bar.red.popc.u32 %0, %2, 64, p; }\"\n"
        "    : \"=r\"(n) : \"r\"(t), \"r\"(t / 64 + 1));\n"
        "out[t] = s[t ^ 63] + n;",
        128, "");
    row("all, some, and all again",
        "__shared__ int s[128]; s[t] = t; __syncthreads();\n"
        "if (t < 64) { int v = s[t + 64]; SYNC(1, 64); s[t] = v; SYNC(1, 64); out[t] = s[63 - t]; "
        "}\n"
        "__syncthreads(); s[t ^ 64] = 1;",
        128, "");
    row("lanes of a warp that waited",
        "__shared__ int s[64]; s[t] = t; SYNC(t / 32 + 1, 32); out[t] = s[t ^ 1];", 64, "");
}

/// Wrapped as libraries do it, with the number and the count from arguments.
void HazardSourcesTest::namedBarriers()
{
    QFETCH(QString, text);
    QFETCH(unsigned, threads);
    QFETCH(QString, expected);
    const std::string whole =
        "#define SYNC(name, count) PartBarrier(count, name).arrive_and_wait()\n"
        "#define ARRIVE(name, count) PartBarrier::arrive(count, name)\n"
        "class PartBarrier\n{\n    unsigned const threads, name;\npublic:\n"
        "    __device__ __forceinline__ PartBarrier(unsigned threads, unsigned name)\n"
        "        : threads(threads), name(name) { }\n"
        "    __device__ __forceinline__ void arrive_and_wait() const { wait(threads, name); }\n"
        "    __device__ __forceinline__ static void wait(unsigned threads, unsigned name)\n"
        "    { asm volatile(\"bar.sync %0, %1;\" : : \"r\"(name), \"r\"(threads)); }\n"
        "    __device__ __forceinline__ static void arrive(unsigned threads, unsigned name)\n"
        "    { asm volatile(\"bar.arrive %0, %1;\" : : \"r\"(name), \"r\"(threads)); }\n};\n"
        "__global__ void kernel(int *out)\n{\n    int t = threadIdx.x;\n"
        + text.toStdString() + "\n}\n";
    const Result &result = resultOf(whole, threads, 1);
    QVERIFY2(result.kernel() && result.coverage.exact, qPrintable(problemsOf(result)));
    QCOMPARE(problemsOf(result), QString());
    QCOMPARE(describe(result.hazards, *result.kernel()), expected);
    QVERIFY(!result.hazardLimits.any());
}

/// A wait for a copy may be a barrier of the block here: what the two order together is not judged.
void HazardSourcesTest::copiesBesideNamedBarriers()
{
    const Result &result = resultOf("#include <cuda_pipeline.h>\n"
                                    "__global__ void kernel(int *out)\n{\n"
                                    "    __shared__ int s[64];\n"
                                    "    int t = threadIdx.x;\n"
                                    "    __pipeline_memcpy_async(&s[t], &out[t], 4);\n"
                                    "    __pipeline_commit();\n"
                                    "    __pipeline_wait_prior(0);\n"
                                    "    if (t < 32) asm volatile(\"bar.arrive 1, 64;\");\n"
                                    "    else asm volatile(\"bar.sync 1, 64;\");\n"
                                    "    out[t] = s[63 - t];\n}\n",
                                    64, 1);
    QVERIFY2(result.kernel() && result.coverage.exact, qPrintable(problemsOf(result)));
    QVERIFY(result.hazards.empty());
    QVERIFY(result.hazardLimits.namedBarriers);
}

void HazardSourcesTest::deadlocksAreErrors()
{
    const Result &result = resultOf("__global__ void kernel(int *out)\n{\n"
                                    "    if (threadIdx.x < 64)\n"
                                    "        asm volatile(\"barrier.sync 1, 96;\");\n"
                                    "    else\n"
                                    "        __syncthreads();\n"
                                    "}\n",
                                    128, 1);
    QCOMPARE(result.coverage.executed, std::uint64_t(0));
    QCOMPARE(result.diagnostics.size(), std::size_t(2));
    for (const Diagnostic &each : result.diagnostics) {
        QCOMPARE(each.kind, DiagnosticKind::BarrierDeadlock);
        QCOMPARE(each.severity, Severity::Error);
        QCOMPARE(each.arguments[0], std::string(each.position.line == 4 ? "0-1" : "2-3"));
    }
    QCOMPARE(result.diagnostics[0].position.line + result.diagnostics[1].position.line, 10u);
}

void HazardSourcesTest::expressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("stores");
    QTest::addColumn<QString>("expected");
    QTest::newRow("load") << "threadIdx.x / 2" << false << "";
    QTest::newRow("store") << "threadIdx.x" << true << "";
    QTest::newRow("store to pairs") << "threadIdx.x / 2" << true << "same note data 32";
    QTest::newRow("store over warps") << "threadIdx.x % 32" << true << "WAW note data 32";
}

/// Nobody fills what an expression reads, and what it stores is a matter of its own.
void HazardSourcesTest::expressions()
{
    QFETCH(QString, text);
    QFETCH(bool, stores);
    QFETCH(QString, expected);
    Experiment experiment;
    experiment.source.text = text.toStdString();
    experiment.source.space = Space::Shared;
    experiment.source.op = stores ? ExpressionOp::Store : ExpressionOp::Load;
    experiment.launch.block = {64, 1, 1};
    const auto result = run(experiment);
    QVERIFY2(result->kernel(), qPrintable(problemsOf(*result)));
    QString described = describe(result->hazards, *result->kernel());
    for (const Variable &variable : result->kernel()->variables)
        described.replace(' ' + QString::fromStdString(variable.name) + ' ', " data ");
    QCOMPARE(described, expected);
}

void HazardSourcesTest::blocksAreCounted()
{
    const Result &result = resultOf("__global__ void kernel(int *out)\n{\n"
                                    "    __shared__ int s[64];\n"
                                    "    s[threadIdx.x] = threadIdx.x + 1;\n"
                                    "    if (blockIdx.x % 3 == 1)\n"
                                    "        out[threadIdx.x] = s[threadIdx.x ^ 32];\n"
                                    "}\n",
                                    64, 10);
    QVERIFY2(result.kernel() && result.coverage.exact, qPrintable(problemsOf(result)));
    QCOMPARE(result.hazards.size(), std::size_t(1));
    QCOMPARE(result.hazards[0].blocks, std::uint64_t(3));
    QCOMPARE(result.hazards[0].pairs, std::uint64_t(3 * 64));
    QCOMPARE(result.hazards[0].block, std::uint64_t(1));
    QCOMPARE(result.hazards[0].first.thread, 32u);
    QCOMPARE(result.hazards[0].second.thread, 0u);
}

void HazardSourcesTest::largerWarps()
{
    Experiment experiment;
    experiment.source.text = "__global__ void kernel(int *out)\n{\n"
                             "    __shared__ int s[128];\n"
                             "    int t = threadIdx.x;\n"
                             "    s[t] = t;\n    __syncwarp();\n    out[t] = s[t ^ 33];\n"
                             "    s[t ^ 64] = -1;\n}\n";
    experiment.launch.block = {128, 1, 1};
    const auto narrow = run(experiment);
    QVERIFY2(narrow->kernel(), qPrintable(problemsOf(*narrow)));
    QCOMPARE(describe(narrow->hazards, *narrow->kernel()),
             "RAW error s 128\nWAR error s 128\nWAW error s 128");
    experiment.device = "custom";
    experiment.deviceOverrides["warp_size"] = "64";
    const auto wide = run(experiment);
    QVERIFY2(wide->kernel(), qPrintable(problemsOf(*wide)));
    // Within 64 lanes all reads are ordered; the last store goes into the other wave's half.
    QCOMPARE(describe(wide->hazards, *wide->kernel()), "WAR error s 128\nWAW error s 128");
}

void HazardSourcesTest::linesAreNamed()
{
    const Result &result = resultOf("__global__ void kernel(float *out)\n{\n"
                                    "    __shared__ float tile[64];\n"
                                    "    tile[threadIdx.x] = threadIdx.x;\n"
                                    "    out[threadIdx.x] = tile[63 - threadIdx.x];\n"
                                    "}\n",
                                    64, 1);
    QCOMPARE(result.hazards.size(), std::size_t(1));
    const Hazard &hazard = result.hazards[0];
    const auto lineOf = [&result](const HazardAccess &access) {
        return result.kernel()->sites[access.site].position.line;
    };
    QCOMPARE(lineOf(hazard.first), 4u);
    QCOMPARE(lineOf(hazard.second), 5u);
    QCOMPARE(hazard.byte, std::uint64_t(252));
    QCOMPARE(hazard.bytes, 4u);
    QCOMPARE(hazard.first.thread, 63u);
    QCOMPARE(hazard.second.thread, 0u);
    QCOMPARE(hazard.first.warp, 1u);
}

QTEST_APPLESS_MAIN(HazardSourcesTest)
#include "hazardsources_test.moc"
