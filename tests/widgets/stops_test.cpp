// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "views/stops.h"

#include <QtTest>

using namespace warplens;

namespace {

/// Two warps; each stores 16-byte values (phases), then goes twice through a loop of two lines.
std::shared_ptr<const Result> looping()
{
    Experiment experiment;
    experiment.source.text = "__global__ void k(float *g)\n"
                             "{\n"
                             "    __shared__ float4 s[64];\n"
                             "    s[threadIdx.x] = make_float4(0, 0, 0, 0);\n"
                             "    for (int i = 0; i < 2; ++i) {\n"
                             "        g[threadIdx.x] = i;\n"
                             "        g[threadIdx.x + 64] = i;\n"
                             "    }\n"
                             "}\n";
    experiment.launch.block = {64, 1, 1};
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

std::vector<std::uint32_t> linesOf(const Result &result, const std::vector<Stop> &stops)
{
    std::vector<std::uint32_t> lines;
    for (const Stop &stop : stops)
        lines.push_back(result.kernel()->sites[result.recording[stop.request].site].position.line);
    return lines;
}

using Lines = std::vector<std::uint32_t>;

} // namespace

class TestStops : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_result = looping();
        QVERIFY(m_result->kernel() && !m_result->hasErrors());
    }
    void byRequest();
    void byLine();
    void byIteration();
    void byPhase();
    void theNearestStopIsHere();
    void aStopTakesTheSelectionAlong();

private:
    std::shared_ptr<const Result> m_result;
};

void TestStops::byRequest()
{
    Selection selection;
    selection.warp = 1;
    const Lines lines = linesOf(*m_result, stopsOf(*m_result, selection, StepUnit::Request));
    QCOMPARE(lines, Lines({4, 6, 7, 6, 7}));
    QCOMPARE(stopsOf(*m_result, {}, StepUnit::Request).size(), std::size_t(10));
}

void TestStops::byLine()
{
    Selection selection;
    selection.warp = 0;
    selection.site = 0; // its line is one of those one goes through
    const auto stops = stopsOf(*m_result, selection, StepUnit::Line);
    QCOMPARE(linesOf(*m_result, stops), Lines({4, 6, 7, 6, 7}));
    // Another warp at the same line is another stop.
    QCOMPARE(stopsOf(*m_result, {}, StepUnit::Line).size(), std::size_t(10));
}

void TestStops::byIteration()
{
    Selection selection;
    selection.request = 8; // of warp 1, second turn
    const Request &here = m_result->recording[8];
    const auto stops = stopsOf(*m_result, selection, StepUnit::Iteration);
    QCOMPARE(stops.size(), std::size_t(2));
    for (std::uint32_t turn = 0; turn < 2; ++turn) {
        const Request &each = m_result->recording[stops[turn].request];
        QCOMPARE(each.site, here.site);
        QCOMPARE(each.warp, here.warp);
        QCOMPARE(each.occurrence, turn);
    }
}

void TestStops::byPhase()
{
    Selection selection;
    selection.warp = 0;
    const auto stops = stopsOf(*m_result, selection, StepUnit::Phase);
    QCOMPARE(stops.size(), std::size_t(4 + 4)); // 16 bytes a lane: four phases
    for (std::uint32_t phase = 0; phase < 4; ++phase)
        QCOMPARE(stops[phase], (Stop{stops[0].request, phase}));
    QVERIFY(!stops[4].phase);
}

void TestStops::theNearestStopIsHere()
{
    const std::vector<Stop> stops{{2, 0}, {2, 1}, {5, {}}, {7, {}}};
    Selection selection;
    QVERIFY(!stopAt(stops, selection));
    selection.request = 1;
    QVERIFY(!stopAt(stops, selection));
    selection.request = 2;
    QCOMPARE(stopAt(stops, selection), std::optional<std::size_t>(0));
    selection.phase = 1;
    QCOMPARE(stopAt(stops, selection), std::optional<std::size_t>(1));
    selection = {};
    selection.request = 6;
    QCOMPARE(stopAt(stops, selection), std::optional<std::size_t>(2));
}

void TestStops::aStopTakesTheSelectionAlong()
{
    Selection selection;
    selection.site = m_result->recording[0].site;
    selection.warp = 0;
    const Selection same = selectionAt(*m_result, selection, {0, {}});
    QCOMPARE(same.site, selection.site);
    QCOMPARE(same.request, std::optional(0u));
    const Selection other = selectionAt(*m_result, selection, {9, {}});
    QVERIFY(!other.site && !other.warp);
    QCOMPARE(other.request, std::optional(9u));
}

QTEST_MAIN(TestStops)
#include "stops_test.moc"
