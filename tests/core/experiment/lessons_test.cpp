// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/lessoncheck.h"
#include "experiment/lessonfolder.h"
#include "experiment/lessons.h"

#include <QtTest>

#include <algorithm>

using namespace warplens;

namespace {

std::shared_ptr<const Result> run(const Experiment &experiment)
{
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    return evaluate(experiment, {}, nullptr, compile, {}, {});
}

void addLessons()
{
    for (const Lesson &lesson : builtInLessons())
        QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
}

} // namespace

/// Every lesson that comes with the program, and every number that its text tells.
class LessonsTest : public QObject
{
    Q_OBJECT

private slots:
    void aCourse();
    void tellTheTruth_data();
    void tellTheTruth();
    void askAndAreShort_data();
    void askAndAreShort();
    void areQuick_data();
    void areQuick();
    void linesOnFermi();
    void hazards_data();
    void hazards();
};

void LessonsTest::aCourse()
{
    QVERIFY(builtInLessons().size() >= 16);
    const LessonFolder folder = readLessonFolder(WARPLENS_SOURCE_DIR "/resources/lessons");
    QVERIFY2(folder.problems.empty(),
             folder.problems.empty() ? "" : problemText(folder.problems.front()).c_str());
    QCOMPARE(folder.lessons.size(), builtInLessons().size());
    QVERIFY(std::ranges::equal(folder.lessons, builtInLessons()));
}

void LessonsTest::tellTheTruth_data()
{
    QTest::addColumn<QString>("id");
    addLessons();
}

/// Every step compiles, runs exactly and counts what its claims say; the numbers in bold are
/// claims.
void LessonsTest::tellTheTruth()
{
    QFETCH(QString, id);
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const Lesson *lesson = findLesson(builtInLessons(), id.toStdString());
    QVERIFY(lesson);
    std::string all;
    for (const LessonProblem &problem : checkLesson(*lesson, {}, compile))
        all += problemText(problem) + "\n";
    QVERIFY2(all.empty(), all.c_str());
    for (const LessonStep &step : lesson->session.steps)
        QVERIFY2(!step.claims.empty() || boldNumbers(step.text).empty(), step.title.c_str());
}

void LessonsTest::askAndAreShort_data()
{
    QTest::addColumn<QString>("id");
    addLessons();
}

void LessonsTest::askAndAreShort()
{
    QFETCH(QString, id);
    const Lesson *lesson = findLesson(builtInLessons(), id.toStdString());
    QVERIFY(lesson);
    const std::vector<LessonStep> &steps = lesson->session.steps;
    QVERIFY(std::ranges::any_of(steps, [](const LessonStep &s) { return s.question.has_value(); }));
    QVERIFY(steps.size() >= 3 && steps.size() <= 12);
    for (const LessonStep &step : steps) {
        QVERIFY2(step.text.size() < 1200, step.title.c_str()); // a page on a projector
        // Asked before the text is read: it must not need it, and must not tell.
        if (step.question)
            QVERIFY2(step.question->prompt.ends_with('?') || step.question->prompt.ends_with(')'),
                     step.question->prompt.c_str());
    }
}

void LessonsTest::areQuick_data()
{
    QTest::addColumn<QString>("id");
    addLessons();
}

/// A step is counted anew at every keystroke: no lesson may be slow to count. The bound is loose
/// for busy machines, and the fastest of three counts.
void LessonsTest::areQuick()
{
    QFETCH(QString, id);
    const Lesson *lesson = findLesson(builtInLessons(), id.toStdString());
    QVERIFY(lesson);
    for (std::size_t step = 0; step < lesson->session.steps.size(); ++step) {
        const auto experiment = std::get<Experiment>(experimentOf(lesson->session, step));
        const auto first = run(experiment);
        const Compile known = [&first](const CompileRequest &, std::stop_token) {
            return first->compiled;
        };
        qint64 best = INT64_MAX;
        for (int turn = 0; turn < 3; ++turn) {
            QElapsedTimer timer;
            timer.start();
            evaluate(experiment, {}, nullptr, known, {}, {});
            best = std::min(best, timer.elapsed());
        }
        QVERIFY2(best <= 50, qPrintable(QStringLiteral("step %1: %2 ms").arg(step + 1).arg(best)));
    }
}

/// The step on stride 32 tells what a machine of 128-byte lines makes of it.
void LessonsTest::linesOnFermi()
{
    const Lesson *lesson = findLesson(builtInLessons(), "coalesced-or-strided");
    QVERIFY(lesson);
    auto experiment = std::get<Experiment>(experimentOf(lesson->session, 5));
    experiment.device = "sm_20";
    const auto result = run(experiment);
    QVERIFY(result->global);
    QCOMPARE(result->global->efficiencyPercent().value_or(0), 3.125);
    QCOMPARE(result->global->transactions, (std::map<std::uint32_t, std::uint64_t>{{128, 1024}}));
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
             lesson.id != "12-flag-per-warp" && step < int(lesson.session.steps.size()); ++step)
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
    const Lesson *found = findLesson(builtInLessons(), lesson.toStdString());
    QVERIFY(found);
    const auto experiment = std::get<Experiment>(experimentOf(found->session, std::size_t(step)));
    const auto result = run(experiment);
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
