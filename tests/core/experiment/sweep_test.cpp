// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/declaredpadding.h"
#include "experiment/evaluate.h"
#include "experiment/sweep.h"
#include "experiment/sweepvalues.h"

#include <QtTest>

#include <algorithm>

using namespace warplens;

namespace {

const char *const TileText =
    "__global__ void turn(const float *in, float *out, int n)\n"
    "{\n"
    "    __shared__ float tile[16][16];\n"
    "    tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * n + threadIdx.x];\n"
    "    __syncthreads();\n"
    "    out[threadIdx.y * n + threadIdx.x] = tile[threadIdx.x][threadIdx.y];\n"
    "}\n";

Experiment tile()
{
    Experiment experiment;
    experiment.source.text = TileText;
    experiment.launch.block = {16, 16, 1};
    experiment.launch.arguments["n"] = "16";
    return experiment;
}

Experiment strided()
{
    Experiment experiment;
    experiment.source.text = "data[threadIdx.x * stride]";
    experiment.launch.block = {32, 1, 1};
    experiment.launch.arguments["stride"] = "1";
    return experiment;
}

} // namespace

class SweepTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_compiled = 0; }
    void values_data();
    void values();
    void aRuntimeArgumentCompilesOnce();
    void paddingChangesTheDeclaration();
    void everyPointIsWhatEvaluationSays();
    void aBadValueIsAPointOfItsOwn();
    void unknownNamesAreRefused();
    void itStopsWhenAsked();
    void axesAreThoseOfTheKernel();
    void paddingIsReadOffTheText();

private:
    Compile compile()
    {
        return [this](const CompileRequest &request, std::stop_token) {
            ++m_compiled;
            return compileInProcess(request);
        };
    }
    std::vector<SweepPoint> run(const Experiment &experiment, const char *axis, const char *values)
    {
        const auto result = evaluate(experiment, {}, nullptr, compile(), {}, {});
        Sweep sweep{experiment, std::get<SweepAxis>(sweepAxis(axis, *result)),
                    std::get<std::vector<std::string>>(parseSweepValues(values))};
        std::vector<SweepPoint> points;
        runSweep(sweep, {}, result, compile(),
                 [&](const SweepPoint &point) { points.push_back(point); }, {});
        return points;
    }
    static QList<double> figures(const std::vector<SweepPoint> &points, SweepMetric metric)
    {
        QList<double> figures;
        for (const SweepPoint &point : points)
            figures << valueOf(point.launch, metric).value_or(-1);
        return figures;
    }

    int m_compiled = 0;
};

void SweepTest::values_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("values"); // empty: refused
    QTest::newRow("range") << "1:4" << QStringList{"1", "2", "3", "4"};
    QTest::newRow("step") << "0:10:5" << QStringList{"0", "5", "10"};
    QTest::newRow("list") << "1,2,32" << QStringList{"1", "2", "32"};
    QTest::newRow("one") << "7" << QStringList{"7"};
    QTest::newRow("down") << "4:1:-1" << QStringList{"4", "3", "2", "1"};
    QTest::newRow("no step") << "1:4:0" << QStringList();
    QTest::newRow("too many") << "1:1000000" << QStringList();
    QTest::newRow("nothing") << "" << QStringList();
    QTest::newRow("half") << "1:" << QStringList();
}

void SweepTest::values()
{
    QFETCH(QString, text);
    QFETCH(QStringList, values);
    const auto parsed = parseSweepValues(text.toStdString());
    const auto *list = std::get_if<std::vector<std::string>>(&parsed);
    QCOMPARE(list != nullptr, !values.isEmpty());
    QStringList found;
    for (const std::string &value : list ? *list : std::vector<std::string>())
        found << QString::fromStdString(value);
    QCOMPARE(found, values);
}

void SweepTest::aRuntimeArgumentCompilesOnce()
{
    const auto points = run(strided(), "stride", "1:4");
    QCOMPARE(figures(points, SweepMetric::Sectors), QList<double>({4, 8, 12, 16}));
    QCOMPARE(figures(points, SweepMetric::Efficiency).first(), 100.0);
    QCOMPARE(m_compiled, 1);
}

void SweepTest::paddingChangesTheDeclaration()
{
    // Stores and loads, 8 requests each; padded by one it is 2-way both ways, by two only one way.
    const auto points = run(tile(), "padding", "0:2");
    QCOMPARE(figures(points, SweepMetric::Wavefronts), QList<double>({72, 32, 24}));
    QCOMPARE(figures(points, SweepMetric::Conflicts), QList<double>({56, 16, 8}));
}

void SweepTest::everyPointIsWhatEvaluationSays()
{
    for (const char *axis : {"block.x", "n", "grid.y", "in.offset"}) {
        const Experiment experiment = tile();
        const auto result = evaluate(experiment, {}, nullptr, compile(), {}, {});
        const auto found = sweepAxis(axis, *result);
        QVERIFY2(std::holds_alternative<SweepAxis>(found), axis);
        for (const SweepPoint &point : run(experiment, axis, "8,16")) {
            const auto changed = applied(experiment, std::get<SweepAxis>(found), point.value);
            const auto alone =
                evaluate(std::get<Experiment>(changed), {}, nullptr, compile(), {}, {});
            QVERIFY2(!point.hasFailed() && !alone->hasErrors(), axis);
            QCOMPARE(point.launch, metricsOf(*alone));
        }
    }
}

void SweepTest::aBadValueIsAPointOfItsOwn()
{
    const auto points = run(tile(), "block.x", "0,16,4096");
    QCOMPARE(points.size(), std::size_t(3));
    QVERIFY(points[0].hasFailed() && !points[1].hasFailed() && points[2].hasFailed());
    QVERIFY(!errorText(points[0], untranslated).empty());
    QVERIFY(!errorText(points[2], untranslated).empty());
    QVERIFY(errorText(points[1], untranslated).empty());
}

void SweepTest::unknownNamesAreRefused()
{
    const auto result = evaluate(strided(), {}, nullptr, compile(), {}, {});
    const auto axis = sweepAxis("pitch", *result);
    const auto *error = std::get_if<SweepError>(&axis);
    QVERIFY(error && error->kind == SweepErrorKind::UnknownAxis);
    QVERIFY(describe(*error, untranslated).find("stride") != std::string::npos);
    QVERIFY(std::holds_alternative<SweepError>(metricNamed("speed")));
    QCOMPARE(std::get<SweepMetric>(metricNamed("efficiency")), SweepMetric::Efficiency);
}

void SweepTest::itStopsWhenAsked()
{
    const auto result = evaluate(strided(), {}, nullptr, compile(), {}, {});
    Sweep sweep{strided(), std::get<SweepAxis>(sweepAxis("stride", *result)),
                std::get<std::vector<std::string>>(parseSweepValues("1:100"))};
    std::stop_source stop;
    int points = 0;
    runSweep(
        sweep, {}, result, compile(),
        [&](const SweepPoint &) {
            if (++points == 3)
                stop.request_stop();
        },
        stop.get_token());
    QCOMPARE(points, 3);
}

void SweepTest::axesAreThoseOfTheKernel()
{
    const auto result = evaluate(tile(), {}, nullptr, compile(), {}, {});
    QStringList names;
    for (const SweepAxis &axis : sweepAxes(*result))
        names << QString::fromStdString(nameOf(axis));
    for (const char *name : {"n", "tile.padding", "block.x", "grid.z", "in.offset"})
        QVERIFY2(names.contains(QString::fromUtf8(name)), name);
    const auto n = sweepAxis("n", *result);
    QCOMPARE(currentValue(*result, std::get<SweepAxis>(n)), std::string("16"));
}

void SweepTest::paddingIsReadOffTheText()
{
    const Position name{3, 22};
    const auto plain = declaredPadding(TileText, "tile", name);
    QCOMPARE(std::get<DeclaredPadding>(plain).padding, std::uint32_t(0));
    const std::string padded = withPadding(TileText, std::get<DeclaredPadding>(plain), 3);
    QVERIFY(padded.find("tile[16][16 + 3];") != std::string::npos);
    const auto again = declaredPadding(padded, "tile", name);
    QCOMPARE(std::get<DeclaredPadding>(again).padding, std::uint32_t(3));
    QCOMPARE(withPadding(padded, std::get<DeclaredPadding>(again), 0), std::string(TileText));
    QVERIFY(std::holds_alternative<SweepError>(declaredPadding("float a[4];", "a", {1, 7})));
}

QTEST_MAIN(SweepTest)
#include "sweep_test.moc"
