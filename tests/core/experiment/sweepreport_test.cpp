// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "stridedkernel.h"

#include "experiment/sweepreport.h"

#include <algorithm>

#include <QTest>

using namespace warplens;

/// Points that fail, and how points are written.
class SweepReportTest : public QObject
{
    Q_OBJECT

private slots:
    void failingValueIsAPoint();
    void merit();
    void formats();
};

namespace {

Compile countingCompile(int &compiled)
{
    return [&compiled, kernel = stridedKernel()](const CompileRequest &, std::stop_token) {
        ++compiled;
        CompileOutcome outcome;
        outcome.kernel = kernel;
        return outcome;
    };
}

std::vector<SweepPoint> pointsOf(const Sweep &sweep, int &compiled)
{
    std::vector<SweepPoint> points;
    const auto keep = [&points](const SweepPoint &point) { points.push_back(point); };
    runSweep(sweep, {}, nullptr, countingCompile(compiled), keep, {});
    return points;
}

double numberOf(const SweepPoint &point, SweepMetric metric)
{
    return valueOf(point.launch, metric).value_or(-1);
}

const SweepAxis Stride = {SweepAxis::Kind::Argument, "stride"};

Sweep strideSweep(std::vector<std::string> values)
{
    return {stridedExperiment({1, 1, 1}, {32, 1, 1}), Stride, std::move(values)};
}

} // namespace

void SweepReportTest::failingValueIsAPoint()
{
    int compiled = 0;
    const auto points = pointsOf(strideSweep({"1", "one", "2"}), compiled);
    QCOMPARE(points.size(), 3u);
    QVERIFY(points[1].hasFailed());
    QVERIFY(errorText(points[1], untranslated).find("\"one\"") != std::string::npos);
    QCOMPARE(points[1].launch, SweepFigures());
    QCOMPARE(numberOf(points[2], SweepMetric::Sectors), 8.0);
    QVERIFY(!points[2].hasFailed());

    Sweep blocks = strideSweep({"0", "64"});
    blocks.axis = {SweepAxis::Kind::Block, {}, 'x'};
    const auto sizes = pointsOf(blocks, compiled);
    QVERIFY(sizes.at(0).hasFailed());
    QCOMPARE(numberOf(sizes.at(1), SweepMetric::Requests), 2.0);
}

void SweepReportTest::merit()
{
    SweepFigures values;
    QCOMPARE(meritOf(SweepMetric::Sectors, values), SweepMerit::Neutral);
    values[std::size_t(SweepMetric::Sectors)] = 8;
    values[std::size_t(SweepMetric::IdealSectors)] = 4;
    values[std::size_t(SweepMetric::MaxWays)] = 1;
    QCOMPARE(meritOf(SweepMetric::Sectors, values), SweepMerit::Worse);
    QCOMPARE(meritOf(SweepMetric::MaxWays, values), SweepMerit::Best);
}

void SweepReportTest::formats()
{
    int compiled = 0;
    SweepReport report;
    report.sweep = strideSweep({"1", "x,y"});
    report.points = pointsOf(report.sweep, compiled);
    report.metrics = {SweepMetric::Sectors, SweepMetric::Efficiency};
    report.device = "sm_80";
    const std::string csv = sweepCsv(report, untranslated);
    QVERIFY2(csv.starts_with("stride,sectors,efficiency_pct,error\n1,4,100,\n\"x,y\",,,\""),
             csv.c_str());
    const std::string json = sweepJson(report, untranslated);
    QVERIFY2(json.find("{\"value\":1,\"sectors\":4,\"efficiency_pct\":100,\"error\":null}")
                 != std::string::npos,
             json.c_str());
    const std::string text = sweepText(report, untranslated);
    QVERIFY(text.find("  stride  sectors  efficiency, %\n       1        4            100\n")
            != std::string::npos);
    const auto worth = metricsWorthShowing(report.points, std::nullopt);
    QVERIFY(std::ranges::find(worth, SweepMetric::Wavefronts) == worth.end());
    QVERIFY(std::ranges::find(worth, SweepMetric::Lines) != worth.end());
}

QTEST_GUILESS_MAIN(SweepReportTest)
#include "sweepreport_test.moc"
