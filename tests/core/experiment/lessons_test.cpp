// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/lessons.h"
#include "experiment/report.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <map>

using namespace warplens;
using nlohmann::json;

/// Every figure that the lessons tell, from their text to the report.
class LessonsTest : public QObject
{
    Q_OBJECT

private slots:
    void runs_data();
    void runs();
    void figures_data();
    void figures();
    void linesOnFermi();
    void hazards_data();
    void hazards();

private:
    static json reportOf(const Experiment &experiment);
    const json &reportOf(const std::string &id, std::size_t step);

    std::map<std::pair<std::string, std::size_t>, json> m_reports;
};

json LessonsTest::reportOf(const Experiment &experiment)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return json::parse(
        reportJson(*evaluate(experiment, {}, nullptr, compile, {}, {}), untranslated));
}

/// Compiled once for all rows of a step.
const json &LessonsTest::reportOf(const std::string &id, std::size_t step)
{
    json &report = m_reports[{id, step}];
    if (!report.is_null())
        return report;
    const Lesson *lesson = findLesson(builtInLessons(), id);
    if (!lesson)
        qFatal("no lesson %s", id.c_str());
    report = reportOf(std::get<Experiment>(experimentOf(lesson->session, step)));
    return report;
}

void LessonsTest::runs_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    for (const Lesson &lesson : builtInLessons()) {
        for (int step = 0; step < int(lesson.session.steps.size()); ++step)
            QTest::addRow("%s %d", lesson.id.c_str(), step)
                << QString::fromStdString(lesson.id) << step;
    }
}

void LessonsTest::runs()
{
    QFETCH(QString, lesson);
    QFETCH(int, step);
    const json &report = reportOf(lesson.toStdString(), std::size_t(step));
    QVERIFY2(report["diagnostics"].empty(), report["diagnostics"].dump(1).c_str());
    QVERIFY(report["coverage"]["exact"].get<bool>());
    QVERIFY(!report["sites"].empty());
}

void LessonsTest::figures_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");      // from 0
    QTest::addColumn<QString>("where"); // JSON pointer, or array/operation/which for a site
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("expected");
    const char *lesson = "";
    const auto rows = [&lesson](int step, const char *where,
                                const std::vector<std::pair<const char *, double>> &figures) {
        for (const auto &[key, expected] : figures)
            QTest::addRow("%s %d %s %s", lesson, step, where, key)
                << lesson << step << where << key << expected;
    };

    lesson = "halo-load";
    rows(1, "g/load/0",
         {{"requests", 128},
          {"lanes", 4096},
          {"lines", 608},
          {"sectors", 1328},
          {"ideal_sectors", 1024},
          {"excess_sectors", 304},
          {"efficiency_pct", 77.11}});
    rows(3, "g/load/1",
         {{"requests", 32},
          {"lanes", 528},
          {"lines", 64},
          {"sectors", 160},
          {"ideal_sectors", 144},
          {"efficiency_pct", 82.5}});
    rows(5, "s/store/0", {{"wavefronts", 16}, {"ideal_wavefronts", 16}, {"conflicts", 0}});

    lesson = "coalesced-or-strided";
    const int sectors[] = {128, 256, 512, 1024, 1024, 1024};
    const int lines[] = {32, 64, 128, 256, 512, 1024};
    const double efficiency[] = {100, 50, 25, 12.5, 12.5, 12.5};
    for (int step = 0; step < 6; ++step)
        rows(step, "/totals/global",
             {{"sectors", sectors[step]},
              {"lines", lines[step]},
              {"efficiency_pct", efficiency[step]}});
    rows(6, "/totals/global", {{"sectors", 160}, {"lines", 64}});
    rows(7, "/totals/global", {{"sectors", 1024}});
    rows(8, "/totals/global", {{"sectors", 128}});
    rows(9, "/totals/global", {{"sectors", 512}, {"efficiency_pct", 25}});
    rows(10, "/totals/global", {{"sectors", 128}, {"efficiency_pct", 100}});
    rows(11, "/totals/global", {{"efficiency_pct", 50}, {"effective_bandwidth", 777.5}});
    rows(11, "", {{"peak_bandwidth", 1555}});

    lesson = "group-shared-strides";
    const auto shared = [&rows](int step, double wavefronts, double ideal, double ways,
                                double script) {
        rows(step, "/totals/shared",
             {{"wavefronts", wavefronts},
              {"ideal_wavefronts", ideal},
              {"max_ways", ways},
              {"tgsm_conflicts", script}});
    };
    shared(0, 4, 2, 2, 56);
    shared(1, 4, 2, 2, 56);
    for (const char *bank : {"0", "8", "16", "24"})
        rows(1, "/totals/shared/tgsm_by_bank", {{bank, 14}}); // 7 in each of two waves
    rows(1, "/totals/shared/tgsm_by_bank", {{"1", 0}});
    shared(2, 16, 2, 8, 56);
    shared(3, 4, 2, 2, 32);
    shared(4, 4, 2, 2, 32);
    shared(5, 4, 2, 2, 60);
    shared(6, 4, 2, 2, 48);
    shared(7, 16, 4, 4, 60);
    shared(8, 2, 2, 1, 0);
    shared(9, 2, 2, 1, 0);

    lesson = "flag-per-warp";
    rows(0, "/shared_use/0", {{"cells_touched", 32}, {"cells_of_several_warps", 0}});
    rows(0, "changed/atomicAdd/0", {{"requests", 1}, {"lanes", 1}});
    rows(1, "/shared_use/0", {{"cells_touched", 32}, {"cells_of_several_warps", 32}});
    rows(1, "changed/atomicAdd/0", {{"requests", 4}, {"lanes", 4}});
    rows(2, "/shared_use/0", {{"cells_touched", 128}, {"cells_of_several_warps", 0}});
    rows(3, "/shared_use/0", {{"cells_touched", 1}, {"cells_of_several_warps", 1}});
    rows(3, "changed/atomicAdd/0", {{"requests", 1}, {"lanes", 1}});
    rows(4, "changed/atomicAdd/0", {{"requests", 4}, {"lanes", 128}});
}

void LessonsTest::figures()
{
    QFETCH(QString, lesson);
    QFETCH(int, step);
    QFETCH(QString, where);
    QFETCH(QString, key);
    const json &report = reportOf(lesson.toStdString(), std::size_t(step));
    json found;
    if (where.isEmpty() || where.startsWith('/')) {
        const json::json_pointer pointer(where.toStdString());
        QVERIFY2(report.contains(pointer), report.dump().c_str());
        found = report[pointer];
    } else {
        const QStringList parts = where.split('/');
        int which = parts[2].toInt();
        for (const json &site : report["sites"]) {
            if (site["array"] == parts[0].toStdString() && site["op"] == parts[1].toStdString()
                && which-- == 0)
                found = site;
        }
        QVERIFY2(!found.is_null(), report["sites"].dump(1).c_str());
    }
    const json value =
        found.is_array() ? found.at(key.toUInt()) : found.value(key.toStdString(), json());
    QVERIFY(value.is_number());
    QTEST(value.get<double>(), "expected");
}

/// The step on stride 32 tells what a machine of 128-byte lines makes of it.
void LessonsTest::linesOnFermi()
{
    const Lesson *lesson = findLesson(builtInLessons(), "coalesced-or-strided");
    auto experiment = std::get<Experiment>(experimentOf(lesson->session, 5));
    experiment.device = "sm_20";
    const json report = reportOf(experiment);
    QCOMPARE(report["totals"]["global"]["efficiency_pct"].get<double>(), 3.125);
    QCOMPARE(report["totals"]["global"]["transactions"].dump(), std::string("{\"128\":1024}"));
}

void LessonsTest::hazards_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step"); // from 0
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *lesson, int step, const QStringList &expected) {
        QTest::addRow("%s %d", lesson, step) << lesson << step << expected;
    };
    row("flag-per-warp", 0, {});
    row("flag-per-warp", 1,
        {"RAW error staged 384", "WAW error staged 192", "storage note staged 192"});
    row("flag-per-warp", 2, {});
    row("flag-per-warp", 3, {"WAW note flag 2709", "same note flag 861"});
    row("flag-per-warp", 4, {});
    for (const Lesson &lesson : builtInLessons())
        for (int step = 0;
             lesson.id != "04-flag-per-warp" && step < int(lesson.session.steps.size()); ++step)
            row(lesson.id.c_str(), step, {});
}

/// The lessons say what is a race, and have none that they do not speak of.
void LessonsTest::hazards()
{
    QFETCH(QString, lesson);
    QFETCH(int, step);
    static constexpr const char *classes[] = {"RAW", "WAR", "WAW"};
    static constexpr const char *kinds[] = {"", "same", "unwritten", "storage"};
    static constexpr const char *severities[] = {"note", "warning", "error"};
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const Lesson *found = findLesson(builtInLessons(), lesson.toStdString());
    QVERIFY(found);
    const auto experiment = std::get<Experiment>(experimentOf(found->session, std::size_t(step)));
    const auto result = evaluate(experiment, {}, nullptr, compile, {}, {});
    QStringList hazards;
    for (const Hazard &hazard : result->hazards)
        hazards += QStringLiteral("%1%2 %3 %4 %5")
                       .arg(hazard.kind == HazardKind::Race ? classes[int(hazard.raceClass)]
                                                            : kinds[int(hazard.kind)],
                            hazard.withinWarp && hazard.kind == HazardKind::Race ? " within" : "",
                            severities[int(hazard.severity)],
                            QString::fromStdString(arrayName(*result->kernel(), hazard.array)))
                       .arg(hazard.pairs);
    hazards.sort();
    QTEST(hazards, "expected");
}

QTEST_APPLESS_MAIN(LessonsTest)
#include "lessons_test.moc"
