// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/explaintext.h"
#include "advice/globaladvice.h"
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/report.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace warplens;

namespace {

std::shared_ptr<const Result> resultOf(const QString &text, const Extent &block, const char *device)
{
    Experiment experiment;
    experiment.source.text = text.toStdString();
    experiment.launch.block = block;
    experiment.device = device;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

} // namespace

/// Why, as a lecturer would say it; and what to change about global memory.
class ExplainTest : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data();
    void sentences();
    void details_data();
    void details();
    void sameNumbersAsTheReport();
    void focus();
    void nothingToExplain();
    void globalChanges_data();
    void globalChanges();
    void threadSteps();
};

void ExplainTest::sentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *text, const char *sentence,
                        const char *device = "sm_80") {
        QTest::newRow(name) << text << device << sentence;
    };
    row("stride 2", "out[0] = a[threadIdx.x * 2];",
        "32 lanes touch 8 sectors in 2 lines; 4 would do: every second word is skipped.");
    row("stride 3", "a[threadIdx.x * 3] = 1.f;",
        "32 lanes touch 12 sectors in 3 lines; 4 would do: of every 3 elements one is used.");
    row("far apart", "a[threadIdx.x * 1024] = 1.f;",
        "32 lanes touch 32 sectors in 32 lines; 4 would do: neighbours lie 4096 bytes apart, so no "
        "two of them share a sector.");
    row("misaligned", "a[threadIdx.x + 1] = 1.f;",
        "32 lanes touch 5 sectors in 2 lines; 4 would do: they lie side by side, but begin 4 bytes "
        "behind the start of a sector.");
    row("ideal", "a[threadIdx.x] = 1.f;",
        "32 lanes touch 4 sectors in 1 lines, and no fewer would do.");
    row("scattered", "a[threadIdx.x * threadIdx.x * 37 % 1000] = 1.f;",
        "32 lanes touch 26 sectors in 16 lines; 4 would do: their addresses are scattered over 32 "
        "places.");
    row("rows", "a[threadIdx.x / 8 * 1000 + threadIdx.x % 8 + 1] = 1.f;",
        "32 lanes touch 8 sectors in 5 lines; 4 would do: they fall into 4 stretches that lie "
        "apart.");
    row("whole lines", "float v = a[threadIdx.x % 8]; if (v > 1e9f) a[0] = v;",
        "32 lanes touch no sector too many (1 in 1 lines), but the device moves more than that: "
        "128 bytes.",
        "sm_20");
    row("lane by lane", "a[threadIdx.x + 1] = 1.f;",
        "32 lanes pay for 32 transactions: only where lane k of a half-warp wants word k of an "
        "aligned segment is it served at once.",
        "sm_10");
    row("conflict", "__shared__ float s[512]; s[threadIdx.x * 17 % 512] = 1.f;",
        "No conflict: no bank is asked for two words, so one wavefront serves all 32 lanes.");
    row("two ways", "__shared__ float s[512]; s[threadIdx.x * 2] = 1.f;",
        "Lanes 0 and 16 want different words of bank 0: the request takes 2 wavefronts, 1 would "
        "do.");
    row("eight ways", "__shared__ float s[512]; s[threadIdx.x * 8] = 1.f;",
        "8 lanes, 0 and 4 among them, want 8 different words of bank 0: the request takes 8 "
        "wavefronts, 1 would do.");
    row("one word", "__shared__ float s[512]; float v = s[7]; if (v > 1e9f) s[threadIdx.x] = v;",
        "All 32 lanes want the same word: one wavefront brings it to all of them.");
    row("phases", "__shared__ float4 s[512]; s[threadIdx.x] = make_float4(1, 2, 3, 4);",
        "No conflict: 32 lanes of 16 bytes each are served in 4 phases, a wavefront each.");
    row("atomics", "__shared__ int s[512]; atomicAdd(&s[3], 1);",
        "32 lanes change the same word of bank 3 and take turns: 32 wavefronts, 1 would do.");
    row("atomics of a bank", "__shared__ int s[2048]; atomicAdd(&s[threadIdx.x * 32], 1);",
        "32 lanes change 32 words of bank 0 and take turns: 32 wavefronts, 1 would do.");
    row("constant",
        "__constant__ float c[64];\n__global__ void k(float *a) { a[threadIdx.x] = "
        "c[threadIdx.x]; }",
        "32 lanes want 32 different words of constant memory, which take turns; 1 would do.");
}

void ExplainTest::sentences()
{
    QFETCH(QString, text);
    QFETCH(QString, device);
    QFETCH(QString, sentence);
    const auto result = resultOf(text + u'\n', {32, 1, 1}, device.toLatin1().constData());
    QVERIFY(!result->hasErrors());
    const Explanation explanation = explain(*result, {});
    QCOMPARE(QString::fromStdString(explanationText(explanation, *result, untranslated).sentence),
             sentence);
}

void ExplainTest::details_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("device");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const char *text, const char *detail,
                        const char *device = "sm_80") {
        QTest::newRow(name) << text << device << detail;
    };
    row("above 100 %", "float v = a[threadIdx.x / 2]; if (v > 1e9f) a[0] = v;",
        "Efficiency is 200 %: lanes share bytes, so more is asked for than has to move.");
    row("split", "double v = ((double *)a)[threadIdx.x]; if (v > 1e9) a[0] = 1;",
        "The device serves it in 2 parts, and a sector that two parts touch counts twice.",
        "sm_20");
    row("half-warps", "__shared__ float s[512]; s[threadIdx.x * 2] = 1.f;",
        "Half-warps are served one after the other, and wide accesses in words of 4 bytes.",
        "sm_10");
    row("pair merge", "__shared__ float4 s[512]; float4 v = s[threadIdx.x / 2]; a[0] = v.x;",
        "Neighbouring lanes are at one address, so phases merge in pairs: 2 wavefronts instead of "
        "4.");
    row("inactive", "if (threadIdx.x < 8) { __shared__ float s[512]; s[threadIdx.x * 4] = 1.f; }",
        "Only 8 of the warp's 32 lanes are active: a branch keeps the others out.");
    row("inactive wave", "if (threadIdx.x < 8) a[threadIdx.x] = 1.f;",
        "Only 8 of the wave's 32 lanes are active: a branch keeps the others out.", "gfx942");
    row("narrow", "char v = ((char *)a)[threadIdx.x]; if (v > 100) ((char *)a)[threadIdx.x] = v;",
        "Each lane asks for no more than a part of a word (bytes: 1): let it take 4 elements at "
        "once.");
    row("stride of words", "__shared__ float s[512]; s[threadIdx.x * 8] = 1.f;",
        "From lane to lane the address moves by 8 words, which meets only 4 of the 32 banks.");
    row("atomics meet", "atomicAdd(&((int *)a)[threadIdx.x / 16], 1);",
        "16 lanes meet at one address; added up in the registers first, 2 operations would be "
        "left.");
}

void ExplainTest::details()
{
    QFETCH(QString, text);
    QFETCH(QString, device);
    QFETCH(QString, detail);
    const auto result = resultOf(text + u'\n', {32, 1, 1}, device.toLatin1().constData());
    QVERIFY(!result->hasErrors());
    Selection first;
    first.request = 0;
    const auto text1 = explanationText(explain(*result, first), *result, untranslated);
    QStringList all;
    for (const std::string &each : text1.details)
        all += QString::fromStdString(each);
    QVERIFY2(all.contains(detail), qPrintable(all.join(u'\n')));
}

/// A site's counts are those of the report, whatever request stands for it.
void ExplainTest::sameNumbersAsTheReport()
{
    const auto result =
        resultOf(QStringLiteral("__shared__ float s[1024];\nfor (int i = 1; i < 9; ++i)\n"
                                "  s[threadIdx.x * i] = a[threadIdx.x * i];\n"),
                 {64, 1, 1}, "sm_80");
    const auto report = nlohmann::json::parse(reportJson(*result, untranslated));
    for (const auto &site : report["sites"]) {
        Selection selection;
        selection.site = site["id"].get<std::uint32_t>();
        const Explanation explanation = explain(*result, selection);
        QVERIFY(explanation.whole);
        QCOMPARE(explanation.whole->requests, site["requests"].get<std::uint64_t>());
        if (site["space"] == "shared") {
            QCOMPARE(explanation.whole->wavefronts, site["wavefronts"].get<std::uint64_t>());
            QCOMPARE(explanation.counts.wavefronts, std::uint64_t(8)); // the worst, i = 8
        } else {
            QCOMPARE(explanation.whole->sectors, site["sectors"].get<std::uint64_t>());
            QCOMPARE(explanation.counts.sectors, std::uint64_t(32));
        }
    }
}

void ExplainTest::focus()
{
    const auto result =
        resultOf(QStringLiteral("__shared__ float s[1024];\ns[threadIdx.x * 2] = 1;\n"
                                "a[threadIdx.x] = 1;\n"),
                 {64, 1, 1}, "sm_80");
    Selection warp;
    warp.warp = 1;
    QCOMPARE(result->recording[*explain(*result, warp).request].warp, 1u);
    Selection site;
    site.site = 1;
    QCOMPARE(explain(*result, site).reasons.front(), Reason::Ideal);
    const Explanation all = explain(*result, {});
    QCOMPARE(all.site, std::optional<std::uint32_t>(0));
    QCOMPARE(explanationText(all, *result, untranslated).place,
             std::string("line 2, store of s, block 0, warp 0"));
    Selection request;
    request.request = *all.request;
    QCOMPARE(*explain(*result, request).facts, *all.facts);
}

void ExplainTest::nothingToExplain()
{
    const auto broken = resultOf(QStringLiteral("a[threadIdx.x = ;\n"), {32, 1, 1}, "sm_80");
    QCOMPARE(explain(*broken, {}).reasons, std::vector{Reason::NothingRan});
    QVERIFY(!explanationText(explain(*broken, {}), *broken, untranslated).sentence.empty());
    const auto idle =
        resultOf(QStringLiteral("__global__ void k(float *a) { }\n"), {32, 1, 1}, "sm_80");
    QCOMPARE(explain(*idle, {}).reasons, std::vector{Reason::NoAccess});
    const auto guarded =
        resultOf(QStringLiteral("if (blockIdx.x == 1) a[threadIdx.x] = 1;\nb[threadIdx.x] = 1;\n"),
                 {32, 1, 1}, "sm_80");
    Selection site;
    site.site = 0;
    QCOMPARE(explain(*guarded, site).reasons, std::vector{Reason::NoAccess});
}

void ExplainTest::globalChanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("change"); // of the first advice; -1: none
    const auto row = [](const char *name, const char *text, int x, int y, int change) {
        QTest::newRow(name) << text << x << y << change;
    };
    using enum GlobalChange;
    row("swapped", "a[threadIdx.x * 1024 + threadIdx.y] = 1.f;", 32, 8, int(SwapIndices));
    row("column",
        "float s = 0; for (int j = 0; j < 4; ++j) s += a[threadIdx.x * 1024 + j];\n"
        "if (s > 1e9f) a[0] = s;",
        32, 1, int(UseInLast));
    row("transpose", "b[threadIdx.x * 1024 + threadIdx.y] = a[threadIdx.y * 1024 + threadIdx.x];",
        32, 8, int(ThroughShared));
    row("structures",
        "struct P { float x, y, z; };\n__global__ void k(P *p) { p[threadIdx.x].y = 1; }", 32, 1,
        int(SplitStructure));
    row("every third", "a[threadIdx.x * 3] = 1.f;", 32, 1, int(NeighbouringElements));
    row("start", "a[threadIdx.x + 1] = 1.f;", 32, 1, int(AlignStart));
    row("narrow block", "a[threadIdx.y * 1001 + threadIdx.x] = 1.f;", 4, 32, int(WidenBlock));
    row("data", "a[(threadIdx.x * 7919 + 13) % 1009] = 1.f;", 32, 1, int(SortIndices));
    row("ideal", "a[threadIdx.x] = 1.f;", 32, 1, -1);
}

void ExplainTest::globalChanges()
{
    QFETCH(QString, text);
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(int, change);
    const auto result = resultOf(text + u'\n', {std::uint32_t(x), std::uint32_t(y), 1}, "sm_80");
    QVERIFY(!result->hasErrors());
    const auto list = globalAdvice(*result);
    QCOMPARE(list.empty(), change < 0);
    if (list.empty())
        return;
    QCOMPARE(int(list.front().change), change);
    const std::string sentence = describe(list.front(), *result, untranslated);
    QVERIFY2(!sentence.empty() && sentence.find('%') == std::string::npos, sentence.c_str());
    if (list.front().change == GlobalChange::SwapIndices)
        QCOMPARE(sentence,
                 std::string("Lane to lane the address moves by 4096 bytes: threadIdx.x "
                             "stands in the row index of a, and threadIdx.y in the last. "
                             "Swap the two."));
}

void ExplainTest::threadSteps()
{
    const auto result =
        resultOf(QStringLiteral("a[threadIdx.z * 100 + threadIdx.x * 7 - threadIdx.y + 50] = 1.f;\n"
                                "b[threadIdx.x * threadIdx.x] = 1.f;\n"),
                 {8, 4, 2}, "sm_80");
    QCOMPARE(threadStepsOf(*result, 0, 0), std::optional(ThreadSteps{{28, -4, 400}}));
    QVERIFY(!threadStepsOf(*result, 1, 0));
    QVERIFY(!threadStepsOf(*result, 0, 1)); // it was executed once
}

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"
