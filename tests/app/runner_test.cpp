// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "runner.h"

#include <QElapsedTimer>
#include <QThread>
#include <QtTest>

#include <atomic>
#include <thread>

using namespace warplens;

namespace {

/// Compiles nothing: answers with one error that repeats the text. Can be held up, and notes what
/// it was asked.
struct FakeCompiler
{
    std::atomic<int> calls = 0;
    std::atomic<int> stopped = 0;
    std::atomic<bool> heldUp = false;
    std::atomic<QThread *> thread = nullptr;
    std::atomic<bool> destroyed = false;

    Runner::MakeCompile factory()
    {
        return [this] {
            thread = QThread::currentThread();
            const auto watch = std::shared_ptr<void>(
                nullptr, [this](void *) { destroyed = QThread::currentThread() == thread; });
            return [this, watch](const CompileRequest &request, std::stop_token stop) {
                return compile(request, stop);
            };
        };
    }

    CompileOutcome compile(const CompileRequest &request, const std::stop_token &stop)
    {
        ++calls;
        while (heldUp && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (stop.stop_requested())
            ++stopped;
        CompileOutcome outcome;
        Diagnostic diagnostic;
        diagnostic.arguments = {request.source.text};
        outcome.diagnostics = {diagnostic};
        return outcome;
    }
};

Experiment withText(const std::string &text)
{
    Experiment experiment;
    experiment.source.text = text;
    return experiment;
}

} // namespace

class TestRunner : public QObject
{
    Q_OBJECT

private slots:
    void answers();
    void newestWins();
    void waitingRequestsAreReplaced();
    void typingIsWaitedFor();
    void askingNeverBlocks();
    void compilesOnOneThreadOfItsOwn();
    void closingMidRunStopsIt();
    void lateResultsReachNobody();
    void stoppingByHandEndsIt();
};

void TestRunner::answers()
{
    FakeCompiler compiler;
    Runner runner(compiler.factory());
    std::shared_ptr<const Result> result;
    bool idle = false;
    connect(&runner, &Runner::delivered, this, [&](auto delivered) { result = delivered; });
    connect(&runner, &Runner::idle, this, [&] { idle = true; });
    runner.run(withText("a"));
    QTRY_VERIFY(idle);
    QVERIFY(result);
    QCOMPARE(result->experiment, withText("a"));
    QVERIFY(result->hasErrors());
}

void TestRunner::newestWins()
{
    FakeCompiler compiler;
    compiler.heldUp = true;
    Runner runner(compiler.factory());
    QStringList texts;
    connect(&runner, &Runner::delivered, this, [&](const std::shared_ptr<const Result> &result) {
        texts << QString::fromStdString(result->experiment.source.text);
    });
    runner.run(withText("old"));
    QTRY_COMPARE(compiler.calls.load(), 1);
    runner.run(withText("new"));
    // The old run is stopped although nobody lets it go on.
    QTRY_COMPARE(compiler.calls.load(), 2);
    QCOMPARE(compiler.stopped.load(), 1);
    compiler.heldUp = false;
    QTRY_COMPARE(texts, QStringList{QStringLiteral("new")});
}

void TestRunner::waitingRequestsAreReplaced()
{
    FakeCompiler compiler;
    compiler.heldUp = true;
    Runner runner(compiler.factory());
    std::string last;
    connect(&runner, &Runner::delivered, this, [&](const std::shared_ptr<const Result> &result) {
        last = result->experiment.source.text;
    });
    runner.run(withText("0"));
    QTRY_COMPARE(compiler.calls.load(), 1);
    for (int i = 1; i <= 100; ++i)
        runner.run(withText(std::to_string(i)));
    compiler.heldUp = false;
    QTRY_COMPARE(last, std::string("100"));
    QCOMPARE(compiler.calls.load(), 2);
}

void TestRunner::typingIsWaitedFor()
{
    FakeCompiler compiler;
    Runner runner(compiler.factory());
    std::string last;
    connect(&runner, &Runner::delivered, this, [&](const std::shared_ptr<const Result> &result) {
        last = result->experiment.source.text;
    });
    for (const char *text : {"a", "ab", "abc"})
        runner.runSoon(withText(text));
    QCOMPARE(compiler.calls.load(), 0);
    QTRY_COMPARE(last, std::string("abc"));
    QCOMPARE(compiler.calls.load(), 1);
    // What is not typing does not wait, and what was typed before it is out of date.
    runner.runSoon(withText("abcd"));
    runner.run(withText("button"));
    QTRY_COMPARE(last, std::string("button"));
    QTest::qWait(2 * Runner::TypingPause);
    QCOMPARE(last, std::string("button"));
}

void TestRunner::askingNeverBlocks()
{
    FakeCompiler compiler;
    compiler.heldUp = true;
    Runner runner(compiler.factory());
    runner.run(withText("slow"));
    QTRY_COMPARE(compiler.calls.load(), 1);
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 1000; ++i)
        runner.run(withText("more"));
    // The compiler would hold a blocked caller for ever; a second is generous.
    QVERIFY(timer.elapsed() < 1000);
}

void TestRunner::compilesOnOneThreadOfItsOwn()
{
    FakeCompiler compiler;
    {
        Runner runner(compiler.factory());
        runner.run(withText("a"));
        QTRY_COMPARE(compiler.calls.load(), 1);
        QVERIFY(compiler.thread.load() != QThread::currentThread());
        QVERIFY(!compiler.destroyed);
    }
    QVERIFY(compiler.destroyed); // there too, where its process lives
}

void TestRunner::closingMidRunStopsIt()
{
    FakeCompiler compiler;
    compiler.heldUp = true;
    auto runner = std::make_unique<Runner>(compiler.factory());
    runner->run(withText("endless"));
    QTRY_COMPARE(compiler.calls.load(), 1);
    runner.reset();
    QCOMPARE(compiler.stopped.load(), 1);
}

void TestRunner::lateResultsReachNobody()
{
    FakeCompiler compiler;
    auto runner = std::make_unique<Runner>(compiler.factory());
    int delivered = 0;
    connect(runner.get(), &Runner::delivered, this, [&] { ++delivered; });
    runner->run(withText("a"));
    while (compiler.calls == 0)
        QThread::msleep(1);
    QThread::msleep(20); // the result is queued, not yet delivered
    runner.reset();
    QCoreApplication::processEvents();
    QCOMPARE(delivered, 0);
}

void TestRunner::stoppingByHandEndsIt()
{
    FakeCompiler compiler;
    compiler.heldUp = true;
    Runner runner(compiler.factory());
    int delivered = 0;
    int idle = 0;
    connect(&runner, &Runner::delivered, this, [&] { ++delivered; });
    connect(&runner, &Runner::idle, this, [&] { ++idle; });
    runner.run(withText("long"));
    QTRY_COMPARE(compiler.calls.load(), 1);
    runner.run(withText("waiting"));
    runner.stop();
    QTRY_COMPARE(idle, 1);
    QCOMPARE(delivered, 1);
    QTest::qWait(2 * Runner::Grace);
    QCOMPARE(compiler.calls.load(), 1); // what waited is not run either
    // And it goes on when something is asked again.
    compiler.heldUp = false;
    runner.run(withText("next"));
    QTRY_COMPARE(idle, 2);
    QCOMPARE(delivered, 2);
}

QTEST_GUILESS_MAIN(TestRunner)
#include "runner_test.moc"
