// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sameoutcome.h"
#include "stridedkernel.h"

#include "experiment/evaluate.h"

#include <QtTest>

using namespace warplens;

class EvaluateTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_compilations = 0; }
    void countsTheWholeGrid();
    void focusBlockComesFirst();
    void focusBlockOnly();
    void focusBlockIsClamped();
    void compilesOnlyWhenNeeded_data();
    void compilesOnlyWhenNeeded();
    void runsOnlyWhenNeeded_data();
    void runsOnlyWhenNeeded();
    void cancelledCompilationIsNotTakenOver();
    void threadsDoNotMatter_data();
    void threadsDoNotMatter();
    void findingsAreCountedOnce();
    void stopsAtTheFirstBlockThatFails();
    void stopToken();
    void errors_data();
    void errors();
    void defaultsAreSaid();

private:
    Compile compile()
    {
        return [this](const CompileRequest &, std::stop_token) {
            ++m_compilations;
            CompileOutcome outcome;
            outcome.kernel = stridedKernel();
            return outcome;
        };
    }
    std::shared_ptr<const Result> run(const Experiment &experiment, const Scope &scope = {},
                                      const Result *previous = nullptr,
                                      const Progress &progress = {})
    {
        return evaluate(experiment, scope, previous, compile(), progress, {});
    }

    int m_compilations = 0;
};

namespace {

using Change = std::function<void(Experiment &, Scope &)>;

} // namespace

void EvaluateTest::countsTheWholeGrid()
{
    Experiment experiment = stridedExperiment({8, 1, 1}, {64, 1, 1});
    experiment.launch.arguments["stride"] = "2";
    const auto result = run(experiment);
    QVERIFY(result->diagnostics.empty());
    const Coverage expected = {8, 8, true, true, false};
    QVERIFY(result->coverage == expected);
    QCOMPARE(result->sites.size(), std::size_t(1));
    QCOMPARE(result->sites[0].array, std::string("data"));
    QVERIFY(result->global == result->sites[0].counts);
    QVERIFY(!result->shared && !result->constant);
    QCOMPARE(result->global->requests, std::uint64_t(16));
    QCOMPARE(result->global->lanes, std::uint64_t(512));
    QCOMPARE(result->global->sectors, std::uint64_t(128));
    QCOMPARE(result->global->idealSectors, std::uint64_t(64));
    QCOMPARE(result->recording.size(), std::size_t(2));
    QCOMPARE(result->globalByWarp.size(), std::size_t(2));
    QCOMPARE(result->globalByWarp[1].sectors, std::uint64_t(8));
    QCOMPARE(result->device.id, std::string("sm_80"));
    QVERIFY(result->instructionsExecuted > 0);
}

void EvaluateTest::focusBlockComesFirst()
{
    std::vector<std::shared_ptr<const Result>> partial;
    Scope scope;
    scope.focusBlock = 3;
    const auto result = run(stridedExperiment({8, 1, 1}, {32, 1, 1}), scope, nullptr,
                            [&partial](auto reached) { partial.push_back(reached); });
    QVERIFY(!partial.empty());
    const Coverage expected = {8, 1, false, false, false};
    QVERIFY(partial.front()->coverage == expected);
    QCOMPARE(partial.front()->focusBlock, std::uint64_t(3));
    QCOMPARE(partial.front()->global->requests, std::uint64_t(1));
    QCOMPARE(partial.front()->recording.size(), std::size_t(1));
    QCOMPARE(partial.front()->recording[0].block, std::uint64_t(3));
    QVERIFY(partial.front()->recording == result->recording);
    QCOMPARE(result->global->requests, std::uint64_t(8));
}

void EvaluateTest::focusBlockOnly()
{
    Scope scope;
    scope.wholeGrid = false;
    scope.recordedRequests = 1;
    int partial = 0;
    const auto result = run(stridedExperiment({8, 1, 1}, {64, 1, 1}), scope, nullptr,
                            [&partial](auto) { ++partial; });
    const Coverage expected = {8, 1, false, true, true};
    QVERIFY(result->coverage == expected);
    QCOMPARE(result->global->requests, std::uint64_t(2));
    QCOMPARE(result->recording.size(), std::size_t(1));
    QCOMPARE(partial, 0);
}

void EvaluateTest::focusBlockIsClamped()
{
    Scope scope;
    scope.focusBlock = 100;
    const auto result = run(stridedExperiment({2, 2, 1}, {32, 1, 1}), scope);
    QCOMPARE(result->focusBlock, std::uint64_t(3));
    QCOMPARE(result->recording.at(0).block, std::uint64_t(3));
}

Q_DECLARE_METATYPE(Change)

void EvaluateTest::compilesOnlyWhenNeeded_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("compilations");
    const auto row = [](const char *name, int compilations, const Change &change) {
        QTest::newRow(name) << change << compilations;
    };
    row("nothing", 0, [](Experiment &, Scope &) { });
    row("argument", 0, [](Experiment &e, Scope &) { e.launch.arguments["stride"] = "4"; });
    row("launch", 0, [](Experiment &e, Scope &) { e.launch.grid.x = 3; });
    row("scope", 0, [](Experiment &, Scope &s) { s.focusBlock = 1; });
    row("cost rule", 0, [](Experiment &e, Scope &) { e.deviceOverrides["multicast"] = "off"; });
    row("buffer's contents", 0,
        [](Experiment &e, Scope &) { e.launch.buffers["data"] = {"", 4, "zeros", 0}; });
    row("buffer's type", 1,
        [](Experiment &e, Scope &) { e.launch.buffers["data"].type = "double"; });
    row("text", 1, [](Experiment &e, Scope &) { e.source.text += " "; });
    row("dialect", 1, [](Experiment &e, Scope &) { e.source.dialect = Dialect::Hip; });
    row("kernel", 1, [](Experiment &e, Scope &) { e.kernel = "other"; });
    row("template", 1, [](Experiment &e, Scope &) { e.templateArguments["T"] = "int"; });
    row("folders", 1, [](Experiment &e, Scope &) { e.includeFolders = {"/a"}; });
    row("optimised", 1, [](Experiment &e, Scope &) { e.optimised = true; });
    row("architecture", 1, [](Experiment &e, Scope &) { e.device = "sm_20"; });
}

void EvaluateTest::compilesOnlyWhenNeeded()
{
    QFETCH(Change, change);
    QFETCH(int, compilations);
    Experiment experiment = stridedExperiment({4, 1, 1}, {32, 1, 1});
    Scope scope;
    const auto before = run(experiment, scope);
    QCOMPARE(m_compilations, 1);
    change(experiment, scope);
    const auto after = run(experiment, scope, before.get());
    QCOMPARE(m_compilations - 1, compilations);
    QVERIFY(sameOutcome(*after, *run(experiment, scope)));
}

void EvaluateTest::runsOnlyWhenNeeded_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("runs");
    const auto row = [](const char *name, bool runs, const Change &change) {
        QTest::newRow(name) << change << runs;
    };
    row("nothing", false, [](Experiment &, Scope &) { });
    row("same number", false, [](Experiment &e, Scope &) { e.launch.arguments["stride"] = "0x1"; });
    row("unused name", false, [](Experiment &e, Scope &) { e.launch.arguments["x"] = "1"; });
    row("threads", false, [](Experiment &, Scope &s) { s.threads = 3; });

    row("argument", true, [](Experiment &e, Scope &) { e.launch.arguments["stride"] = "4"; });
    row("block", true, [](Experiment &e, Scope &) { e.launch.block.x = 64; });
    row("buffer", true, [](Experiment &e, Scope &) { e.launch.buffers["data"].offset = 4; });
    row("focus", true, [](Experiment &, Scope &s) { s.focusBlock = 1; });
    row("recording", true, [](Experiment &, Scope &s) { s.recordedRequests = 7; });
    row("cost rule", true, [](Experiment &e, Scope &) { e.deviceOverrides["multicast"] = "off"; });
}

void EvaluateTest::runsOnlyWhenNeeded()
{
    QFETCH(Change, change);
    QFETCH(bool, runs);
    Experiment experiment = stridedExperiment({4, 1, 1}, {32, 1, 1});
    Scope scope;
    const auto before = run(experiment, scope);
    change(experiment, scope);
    int partial = 0;
    const auto after = run(experiment, scope, before.get(), [&partial](auto) { ++partial; });
    QCOMPARE(partial > 0, runs);
    QVERIFY(after->experiment == experiment);
    QVERIFY(sameOutcome(*after, *run(experiment, scope)));
}

void EvaluateTest::cancelledCompilationIsNotTakenOver()
{
    const Experiment experiment = stridedExperiment({1, 1, 1}, {32, 1, 1});
    const auto cancelled = evaluate(experiment, {}, nullptr,
                                    [](const CompileRequest &, std::stop_token) {
                                        CompileOutcome outcome;
                                        outcome.diagnostics.emplace_back().kind =
                                            DiagnosticKind::Cancelled;
                                        return outcome;
                                    },
                                    {}, {});
    QVERIFY(cancelled->hasErrors() && !cancelled->kernel());
    const auto result = run(experiment, {}, cancelled.get());
    QCOMPARE(m_compilations, 1);
    QVERIFY(result->kernel() && !result->hasErrors());
}

void EvaluateTest::threadsDoNotMatter_data()
{
    QTest::addColumn<QString>("odd");
    QTest::addColumn<QString>("last");
    QTest::addColumn<bool>("exact");
    QTest::newRow("clean") << "-1" << "2000000" << true;
    QTest::newRow("one block divides by zero") << "1234" << "2000000" << false;
    QTest::newRow("a late block never ends") << "77" << "3100" << false;
    QTest::newRow("the second block never ends") << "-1" << "0" << false;
}

void EvaluateTest::threadsDoNotMatter()
{
    QFETCH(QString, odd);
    QFETCH(QString, last);
    Experiment experiment = stridedExperiment({9000, 1, 1}, {48, 1, 1});
    experiment.launch.arguments["odd"] = odd.toStdString();
    experiment.launch.arguments["last"] = last.toStdString();
    Scope scope;
    scope.limits.stepsPerWarp = 2000;
    scope.threads = 1;
    const auto one = run(experiment, scope);
    QTEST(one->coverage.exact, "exact");
    QVERIFY(one->coverage.complete);
    for (const unsigned threads : {2u, 3u, 8u, 0u}) {
        scope.threads = threads;
        const auto several = run(experiment, scope);
        QVERIFY(sameOutcome(*one, *several));
    }
}

void EvaluateTest::findingsAreCountedOnce()
{
    // The focus block divides by zero, and it is part of the grid too.
    Experiment experiment = stridedExperiment({4, 1, 1}, {32, 1, 1});
    experiment.launch.arguments["odd"] = "0";
    const auto result = run(experiment);
    QCOMPARE(result->diagnostics.size(), std::size_t(1));
    QCOMPARE(result->diagnostics[0].kind, DiagnosticKind::DivisionByZero);
    const auto alone = run(experiment, {.wholeGrid = false});
    QVERIFY(alone->diagnostics == result->diagnostics);
}

void EvaluateTest::stopsAtTheFirstBlockThatFails()
{
    Experiment experiment = stridedExperiment({5000, 1, 1}, {32, 1, 1});
    experiment.launch.arguments["last"] = "41";
    Scope scope;
    scope.limits.stepsPerWarp = 2000;
    const auto result = run(experiment, scope);
    QVERIFY(result->hasErrors());
    QCOMPARE(result->diagnostics.size(), std::size_t(1));
    QCOMPARE(result->diagnostics[0].kind, DiagnosticKind::EndlessLoop);
    QCOMPARE(result->diagnostics[0].count, std::uint64_t(1));
    QCOMPARE(result->coverage.executed, std::uint64_t(42));
    QVERIFY(!result->coverage.exact);
    QCOMPARE(result->global->requests, std::uint64_t(43));
}

void EvaluateTest::stopToken()
{
    const Experiment experiment = stridedExperiment({5000, 1, 1}, {32, 1, 1});
    std::stop_source source;
    const Progress stopAtOnce = [&source](auto) { source.request_stop(); };
    const auto result =
        evaluate(experiment, {}, nullptr, compile(), stopAtOnce, source.get_token());
    QVERIFY(!result->coverage.exact);
    QVERIFY(!result->coverage.complete);
    QVERIFY(result->coverage.executed < 5000);
    QCOMPARE(result->diagnostics.size(), std::size_t(1));
    QCOMPARE(result->diagnostics[0].kind, DiagnosticKind::Cancelled);

    // Half a run is not taken over.
    const auto again = run(experiment, {}, result.get());
    QVERIFY(again->coverage.exact && again->diagnostics.empty());
}

void EvaluateTest::errors_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<DiagnosticKind>("kind");
    const auto row = [](const char *name, DiagnosticKind kind, const Change &change) {
        QTest::newRow(name) << change << kind;
    };
    using enum DiagnosticKind;
    row("device", UnknownDevice, [](Experiment &e, Scope &) { e.device = "sm_1"; });
    row("override", InvalidDevice, [](Experiment &e, Scope &) { e.deviceOverrides["x"] = "1"; });
    row("grid", GridIsZero, [](Experiment &e, Scope &) { e.launch.grid.y = 0; });
    row("block", BlockTooLarge, [](Experiment &e, Scope &) { e.launch.block = {1, 1, 65}; });
    row("argument", BadArgument, [](Experiment &e, Scope &) { e.launch.arguments["odd"] = "?"; });
    row("buffer", BadBuffer, [](Experiment &e, Scope &) { e.launch.buffers["data"].init = "?"; });
    row("shared", SharedTooLarge, [](Experiment &e, Scope &) { e.launch.sharedBytes = 1 << 30; });
}

void EvaluateTest::errors()
{
    QFETCH(Change, change);
    Experiment experiment = stridedExperiment({4, 1, 1}, {32, 1, 1});
    Scope scope;
    change(experiment, scope);
    const auto result = run(experiment, scope);
    QVERIFY(result->hasErrors());
    QCOMPARE(result->diagnostics.size(), std::size_t(1));
    QTEST(result->diagnostics[0].kind, "kind");
    QVERIFY(result->sites.empty() && result->recording.empty());
    QVERIFY(!result->coverage.exact);
}

void EvaluateTest::defaultsAreSaid()
{
    Experiment experiment = stridedExperiment({1, 1, 1}, {32, 1, 1});
    experiment.launch.arguments.erase("stride");
    const auto result = run(experiment);
    QCOMPARE(result->arguments.size(), std::size_t(3));
    QVERIFY((result->arguments[0] == EffectiveArgument{"stride", "1", true}));
    QVERIFY((result->arguments[1] == EffectiveArgument{"odd", "-1", false}));
    QCOMPARE(result->global->sectors, std::uint64_t(4));
}

QTEST_APPLESS_MAIN(EvaluateTest)
#include "evaluate_test.moc"
