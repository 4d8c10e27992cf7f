// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/layoutcode.h"
#include "advice/sharedadvice.h"
#include "compiler/compile.h"
#include "experiment/evaluate.h"

#include <QtTest>

#include <map>

using namespace warplens;

namespace {

std::shared_ptr<const Result> resultOf(const Experiment &experiment)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

Experiment kernelOf(const QString &text, const Extent &block, const char *device = "sm_80")
{
    Experiment experiment;
    experiment.source.text = text.toStdString();
    experiment.launch.block = block;
    experiment.device = device;
    return experiment;
}

/// Writes a tile by rows and reads it by columns.
QString transposed(const char *type, int size, int padding = 0)
{
    return QStringLiteral("__global__ void k(%1 *out, const %1 *in) {\n"
                          "  __shared__ %1 tile[%2][%3];\n"
                          "  int x = threadIdx.x, y = threadIdx.y;\n"
                          "  tile[y][x] = in[y * %2 + x];\n"
                          "  __syncthreads();\n"
                          "  out[y * %2 + x] = tile[x][y];\n"
                          "}\n")
        .arg(QLatin1String(type))
        .arg(size)
        .arg(size + padding);
}

/// Reads rows of half with ldmatrix.
QString matrixRows(int width, int padding = 0)
{
    return QString(
               QStringLiteral(
                   "#include <cuda_fp16.h>\n"
                   "__global__ void k(const half *in, unsigned *out) {\n"
                   "  __shared__ half tile[32][WIDTH];\n"
                   "  for (int i = threadIdx.x; i < 64; i += 32) tile[threadIdx.x][i] = in[i];\n"
                   "  __syncthreads();\n"
                   "  unsigned a, b, c, d;\n"
                   "  unsigned at = __cvta_generic_to_shared(&tile[threadIdx.x][8]);\n"
                   "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, "
                   "[%4];\" : \"=r\"(a), \"=r\"(b), \"=r\"(c), \"=r\"(d) : \"r\"(at));\n"
                   "  out[threadIdx.x] = a + b + c + d;\n"
                   "}\n"))
        .replace(QLatin1String("WIDTH"), QString::number(width + padding));
}

/// What the sites of shared memory took, in source order.
std::vector<std::uint64_t> wavefrontsOf(const Result &result)
{
    std::vector<std::uint64_t> wavefronts;
    for (const SiteResult &site : result.sites)
        if (site.space == Space::Shared)
            wavefronts.push_back(site.counts.wavefronts);
    return wavefronts;
}

const AdvisedLayout *find(const SharedAdvice &advice, const Layout &layout)
{
    for (const AdvisedLayout &each : advice.layouts)
        if (each.layout == layout)
            return &each;
    return nullptr;
}

SharedAdvice adviceOf(const Result &result)
{
    const std::vector<std::uint32_t> arrays = advisedArrays(result);
    return arrays.empty() ? SharedAdvice() : sharedAdvice(result, arrays.front());
}

std::string messages(const Result &result)
{
    std::string text;
    for (const Diagnostic &diagnostic : result.diagnostics)
        text += describe(diagnostic, untranslated) + "\n";
    return text;
}

} // namespace

/// Counts of layouts that were not run are those of running them.
class SharedAdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void paddingsAsRun_data();
    void paddingsAsRun();
    void appliedAsPromised_data();
    void appliedAsPromised();
    void sixteenWideTile();
    void paddingGoesForXor();
    void leastPaddingForWideLoads();
    void publishedSwizzles();
    void wideAccessesStayTogether();
    void whatDoesNotFit();
    void cutRecording();
    void stops();
    void takesNoLongTime();
};

void SharedAdviceTest::paddingsAsRun_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("device");
    for (const char *device : {"sm_80", "sm_35", "sm_10", "sm_20", "gfx942", "gfx950", "gfx1100"})
        for (const auto &[type, size] :
             {std::pair("float", 16), std::pair("double", 16), std::pair("float4", 16),
              std::pair("short", 16), std::pair("float", 32), std::pair("char", 16)})
            if (size == 16 || QLatin1String(device) != u"sm_10")
                QTest::addRow("%s %d %s", type, size, device) << type << size << device;
    QTest::newRow("ldmatrix") << "matrix" << 64 << "sm_80";
}

void SharedAdviceTest::paddingsAsRun()
{
    QFETCH(QString, type);
    QFETCH(int, size);
    QFETCH(QString, device);
    const bool isMatrix = type == u"matrix";
    const auto textOf = [&](int padding) {
        return isMatrix ? matrixRows(size, padding)
                        : transposed(type.toLatin1().constData(), size, padding);
    };
    const Extent block =
        isMatrix ? Extent{32, 1, 1} : Extent{std::uint32_t(size), std::uint32_t(size), 1};
    const auto before = resultOf(kernelOf(textOf(0), block, device.toLatin1().constData()));
    QVERIFY2(!before->hasErrors(), messages(*before).c_str());
    const SharedAdvice advice = adviceOf(*before);
    int seen = 0;
    for (std::uint32_t padding = 0; padding <= 32; ++padding) {
        const Layout layout =
            padding == 0 ? Layout() : Layout{LayoutKind::Padding, padding, 0, 0, 0};
        const AdvisedLayout *promised = find(advice, layout);
        const auto run =
            resultOf(kernelOf(textOf(int(padding)), block, device.toLatin1().constData()));
        if (!promised || !promised->fits) {
            if (promised)
                QVERIFY(run->hasErrors());
            continue; // left out: what is read at once would not be aligned
        }
        QVERIFY2(!run->hasErrors(), messages(*run).c_str());
        const bool isModelled = run->shared->modelled;
        if (isModelled)
            QCOMPARE(promised->wavefronts, wavefrontsOf(*run));
        ++seen;
    }
    if (before->shared->modelled)
        QVERIFY2(seen >= (isMatrix ? 5 : 12), qPrintable(QString::number(seen)));
}

void SharedAdviceTest::appliedAsPromised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<QString>("device");
    QTest::newRow("16 wide") << transposed("float", 16) << 16 << 16 << "sm_80";
    QTest::newRow("32 wide") << transposed("float", 32) << 32 << 32 << "sm_80";
    QTest::newRow("double") << transposed("double", 16) << 16 << 16 << "sm_80";
    QTest::newRow("wave64") << transposed("float", 16) << 16 << 16 << "gfx942";
    QTest::newRow("bytes on Fermi") << transposed("char", 16) << 16 << 16 << "sm_20";
    QTest::newRow("padding that does not help")
        << transposed("float", 16, 1) << 16 << 16 << "sm_80";
    QTest::newRow("macro") << QStringLiteral(
        "#define TILE 32\n"
        "__global__ void k(float *out, const float *in) {\n"
        "  __shared__ float tile[TILE][TILE];\n"
        "  tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * TILE + threadIdx.x];\n"
        "  __syncthreads();\n"
        "  for (int j = 0; j < TILE; j += 32)\n"
        "    out[threadIdx.x] = tile[threadIdx.x][threadIdx.y + j];\n"
        "}\n") << 32 << 32 << "sm_80";
    QTest::newRow("one dimension")
        << QStringLiteral("__shared__ float s[1024];\n"
                          "s[threadIdx.x] = in[threadIdx.x];\n"
                          "__syncthreads();\n"
                          "out[threadIdx.x] = s[(threadIdx.x * 32) % 1024 + threadIdx.x / 32];\n")
        << 1024 << 1 << "sm_80";
    QTest::newRow("planes") << QStringLiteral(
        "__shared__ float s[4][8][32];\n"
        "s[threadIdx.y & 3][threadIdx.y >> 2][threadIdx.x] = 1;\n"
        "__syncthreads();\n"
        "out[threadIdx.x] = s[threadIdx.x & 3][threadIdx.x >> 2][threadIdx.y];\n")
                            << 32 << 32 << "sm_80";
    QTest::newRow("wide loads") << QStringLiteral(
        "__shared__ float tile[32][32];\n"
        "tile[threadIdx.y][threadIdx.x] = in[threadIdx.x];\n"
        "__syncthreads();\n"
        "if (threadIdx.y < 8) {\n"
        "  float4 v = *(float4 *)&tile[threadIdx.x][threadIdx.y * 4];\n"
        "  out[threadIdx.x] = v.x + v.w;\n"
        "}\n") << 32 << 32 << "sm_80";
    QTest::newRow("OpenCL") << QStringLiteral(
        "__kernel void k(__global float *out) {\n"
        "  __local float tile[16][16];\n"
        "  tile[get_local_id(1)][get_local_id(0)] = 1;\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  out[get_local_id(0)] = tile[get_local_id(0)][get_local_id(1)];\n"
        "}\n") << 16 << 16 << "sm_80";
    QTest::newRow("HLSL") << QStringLiteral(
        "groupshared float tile[16][16];\nRWStructuredBuffer<float> result;\n"
        "[numthreads(16, 16, 1)]\n"
        "void main(uint3 t : SV_GroupThreadID) {\n"
        "  tile[t.y][t.x] = 1;\n"
        "  GroupMemoryBarrierWithGroupSync();\n"
        "  result[t.x] = tile[t.x][t.y];\n"
        "}\n") << 16 << 16 << "sm_80";
}

/// Every layout that is offered: the text is changed, compiles, and costs what was said.
void SharedAdviceTest::appliedAsPromised()
{
    QFETCH(QString, text);
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(QString, device);
    const auto before = resultOf(
        kernelOf(text, {std::uint32_t(x), std::uint32_t(y), 1}, device.toLatin1().constData()));
    QVERIFY2(!before->hasErrors(), messages(*before).c_str());
    const SharedAdvice advice = adviceOf(*before);
    QVERIFY(advice.best());
    std::map<LayoutKind, int> tried;
    for (const AdvisedLayout &layout : advice.layouts) {
        if (layout.layout.kind == LayoutKind::AsDeclared || !layout.fits
            || tried[layout.layout.kind] > 9)
            continue;
        ++tried[layout.layout.kind];
        const AppliedLayout changed = applied(*before, advice, layout.layout);
        QVERIFY2(changed.experiment, changed.obstacle);
        const auto after = resultOf(*changed.experiment);
        QVERIFY2(!after->hasErrors(), (messages(*after) + changed.experiment->source.text).c_str());
        QVERIFY2(wavefrontsOf(*after) == layout.wavefronts,
                 changed.experiment->source.text.c_str());
    }
    QVERIFY(tried.size() >= 2);
}

/// One more float a row does not help a tile of 16 on 32 banks.
void SharedAdviceTest::sixteenWideTile()
{
    const auto result = resultOf(kernelOf(transposed("float", 16), {16, 16, 1}));
    const SharedAdvice advice = adviceOf(*result);
    QCOMPARE(advice.sites.size(), std::size_t(2));
    QCOMPARE(advice.sites[0].requests, std::uint64_t(8));
    const auto perRequest = [&](const Layout &layout) {
        const AdvisedLayout *found = find(advice, layout);
        return found ? std::pair(found->wavefronts[0] / 8, found->wavefronts[1] / 8)
                     : std::pair<std::uint64_t, std::uint64_t>(0, 0);
    };
    using Pair = std::pair<std::uint64_t, std::uint64_t>;
    QCOMPARE(perRequest({}), Pair(1, 8));
    QCOMPARE(perRequest({LayoutKind::Padding, 1, 0, 0, 0}), Pair(2, 2));
    QCOMPARE(perRequest({LayoutKind::Padding, 2, 0, 0, 0}), Pair(2, 1));
    QCOMPARE(perRequest({LayoutKind::Xor, 0, 14, 0, 0}), Pair(1, 1));
    QCOMPARE(advice.best()->total, advice.idealTotal);
    QCOMPARE(advice.best()->extraBytes, std::int64_t(0));
    QCOMPARE(find(advice, {LayoutKind::Padding, 2, 0, 0, 0})->extraBytes, std::int64_t(128));
}

/// What was padded in vain is taken away again.
void SharedAdviceTest::paddingGoesForXor()
{
    const auto result = resultOf(kernelOf(transposed("float", 16, 1), {16, 16, 1}));
    const SharedAdvice advice = adviceOf(*result);
    const AdvisedLayout *known = find(advice, {LayoutKind::Xor, 0, 14, 0, 1});
    QVERIFY(known);
    QCOMPARE(known->total, advice.idealTotal);
    QCOMPARE(known->extraBytes, std::int64_t(-64));
    QCOMPARE(layoutCode(*result, advice, known->layout),
             std::string("tile[16][16]; tile[y][x ^ (y & 14)]  // Swizzle<3, 1, 4>"));
}

/// `float tile[16][16]` read by columns 8 bytes at a time.
void SharedAdviceTest::leastPaddingForWideLoads()
{
    const QString text =
        QStringLiteral("__shared__ float tile[16][16];\n"
                       "float2 v = *(float2 *)&tile[threadIdx.x % 16][threadIdx.x / 16 * 2];\n"
                       "out[threadIdx.x] = v.x + v.y;\n");
    const auto result = resultOf(kernelOf(text, {32, 1, 1}));
    QVERIFY2(!result->hasErrors(), messages(*result).c_str());
    const SharedAdvice advice = adviceOf(*result);
    std::uint32_t least = 0;
    for (std::uint32_t padding = 1; padding <= 32 && least == 0; ++padding) {
        const AdvisedLayout *found = find(advice, {LayoutKind::Padding, padding, 0, 0, 0});
        QCOMPARE(found != nullptr, padding % 2 == 0); // else floats in pairs would not be aligned
        if (found && found->total == advice.idealTotal)
            least = padding;
    }
    QCOMPARE(least, 2u); // rows of 18 floats: 16 lanes, 2 words each, on 32 banks
    QCOMPARE(find(advice, {})->total, std::uint64_t(16));
    const AdviceRemark wide = {AdviceLimit::WideAccess, advice.sites[0].site, 8};
    QVERIFY(std::ranges::find(advice.remarks, wide) != advice.remarks.end());
}

/// Swizzle<B, 0, 5> on a column of 32 floats, for B = 2, 3 and 5.
void SharedAdviceTest::publishedSwizzles()
{
    const QString text =
        QStringLiteral("__shared__ float s[1024];\nfloat v = s[threadIdx.x * 32];\n"
                       "out[threadIdx.x] = v;\n");
    const auto result = resultOf(kernelOf(text, {32, 1, 1}));
    const SharedAdvice advice = adviceOf(*result);
    const auto swizzled = [&](std::uint32_t bits) {
        const AdvisedLayout *found =
            find(advice, {LayoutKind::Swizzle, 0, ((1u << bits) - 1) << 5, 5, 0});
        return found ? found->total : 0;
    };
    QCOMPARE(find(advice, {})->total, std::uint64_t(32));
    QCOMPARE(swizzled(2), std::uint64_t(8));
    QCOMPARE(swizzled(3), std::uint64_t(4));
    QCOMPARE(swizzled(5), std::uint64_t(1));
    QCOMPARE(swizzleNameOf({LayoutKind::Swizzle, 0, 0x3e0, 5, 0}, advice.shape),
             (SwizzleName{5, 0, 5}));
}

/// Nothing is offered that breaks 16 bytes apart; x ^ ((y & 7) << 2) is what tile libraries do.
void SharedAdviceTest::wideAccessesStayTogether()
{
    const QString text =
        QStringLiteral("__shared__ float tile[32][32];\n"
                       "float4 v = *(float4 *)&tile[threadIdx.x][4];\nout[threadIdx.x] = v.x;\n");
    const auto result = resultOf(kernelOf(text, {32, 1, 1}));
    const SharedAdvice advice = adviceOf(*result);
    for (const AdvisedLayout &layout : advice.layouts) {
        if (layout.layout.kind == LayoutKind::Padding)
            QCOMPARE(layout.layout.padding % 4, 0u);
        if (layout.layout.kind == LayoutKind::Xor)
            for (std::uint32_t y = 0; y < 32; ++y)
                QCOMPARE(xorTerm(layout.layout, y) % 4, 0u);
    }
    const AdvisedLayout *known = find(advice, {LayoutKind::Xor, 0, 7, 2, 0});
    QVERIFY(known);
    QCOMPARE(known->total, advice.idealTotal);
    QCOMPARE(swizzleNameOf(known->layout, advice.shape), (SwizzleName{3, 2, 3}));
}

void SharedAdviceTest::whatDoesNotFit()
{
    // 48 KiB are all that a text may fix on this device.
    const QString text = QStringLiteral("__shared__ float tile[384][32];\n"
                                        "out[threadIdx.x] = tile[threadIdx.x][0];\n");
    const auto result = resultOf(kernelOf(text, {32, 1, 1}));
    QVERIFY2(!result->hasErrors(), messages(*result).c_str());
    const SharedAdvice advice = adviceOf(*result);
    const AdvisedLayout *padded = find(advice, {LayoutKind::Padding, 1, 0, 0, 0});
    QVERIFY(padded && !padded->fits);
    QCOMPARE(advice.best()->layout.kind, LayoutKind::Xor);
    for (std::size_t i = 1; i < advice.layouts.size(); ++i)
        QVERIFY(advice.layouts[i - 1].fits || !advice.layouts[i].fits);
}

void SharedAdviceTest::cutRecording()
{
    Scope scope;
    scope.recordedRequests = 9;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const auto result =
        evaluate(kernelOf(transposed("float", 16), {16, 16, 1}), scope, nullptr, compile, {}, {});
    QVERIFY(result->coverage.recordingCut);
    const AdviceRemark cut = {AdviceLimit::RecordingCut, 0, 0};
    const SharedAdvice advice = adviceOf(*result);
    QVERIFY(std::ranges::find(advice.remarks, cut) != advice.remarks.end());
}

void SharedAdviceTest::stops()
{
    const auto result = resultOf(kernelOf(transposed("float", 16), {16, 16, 1}));
    std::stop_source source;
    source.request_stop();
    const SharedAdvice advice =
        sharedAdvice(*result, advisedArrays(*result).front(), source.get_token());
    QVERIFY(!advice.isComplete);
    QVERIFY(advice.layouts.empty());
}

/// A thousand requests that all differ and have no step. The limit is generous, for builds
/// without optimisation on a busy machine.
void SharedAdviceTest::takesNoLongTime()
{
    const QString text = QStringLiteral(
        "__shared__ float a[32][32], b[32][32];\nfloat sum = 0;\n"
        "a[threadIdx.y][threadIdx.x] = in[threadIdx.x];\n"
        "b[threadIdx.y][threadIdx.x] = in[threadIdx.y];\n__syncthreads();\n"
        "for (int k = 0; k < 32; ++k) \n"
        "  sum += a[(threadIdx.x + k * threadIdx.y) % 32][threadIdx.x * k % 32] * b[k][0];\n"
        "out[threadIdx.x] = sum;\n");
    const auto result = resultOf(kernelOf(text, {32, 32, 1}));
    QVERIFY2(!result->hasErrors(), messages(*result).c_str());
    QElapsedTimer timer;
    timer.start();
    const SharedAdvice advice = adviceOf(*result);
    const qint64 took = timer.elapsed();
    qInfo("%lld ms for %zu requests, %zu layouts", static_cast<long long>(took),
          result->recording.size(), advice.layouts.size());
    QVERIFY(took < 3000);
    QVERIFY(advice.best());
}

QTEST_APPLESS_MAIN(SharedAdviceTest)
#include "sharedadvice_test.moc"
