// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compileworker/workercompiler.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace warplens;
using namespace std::chrono_literals;

class WorkerCompilerTest : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void survives_data();
    void survives();
    void preparationHasItsOwnTime();
    void startIsBounded();
    void programMissing();
    void stopsAtOnce();
    void abandonedAnswerIsSkipped();
    void overrunningWorkIsGivenUp();
    void restartsAfterTheWorkerLeft();
    void retiringIsNoCrash();
    void worksFromAnyThread();
};

namespace {

constexpr WorkerLimits ShortLimits{.compile = 400ms, .start = 5000ms, .abandoned = 150ms};
/// What a busy machine may add to a bound.
constexpr int SlackMilliseconds = 1500;

CompileRequest textRequest(const std::string &text)
{
    CompileRequest request;
    request.source.text = text;
    return request;
}

/// The echoed text, or the number of the diagnostic's kind.
QString answerOf(const CompileOutcome &outcome)
{
    if (!outcome.kernels.empty())
        return QString::fromStdString(outcome.kernels.front().name);
    return QStringLiteral("diagnostic %1").arg(int(outcome.diagnostics.at(0).kind));
}

QString answerFor(DiagnosticKind kind) { return QStringLiteral("diagnostic %1").arg(int(kind)); }

} // namespace

void WorkerCompilerTest::answers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("short") << std::string("threadIdx.x");
    QTest::newRow("empty") << std::string();
    QTest::newRow("with zeros") << std::string("a\0b", 3);
    QTest::newRow("10 MB") << std::string(10'000'000, 'x');
}

void WorkerCompilerTest::answers()
{
    QFETCH(std::string, text);
    WorkerCompiler compiler(BROKEN_WORKER);
    for (int i = 0; i < 3; ++i) {
        const CompileOutcome outcome = compiler(textRequest(text), {});
        QCOMPARE(outcome.kernels.size(), std::size_t(1));
        QVERIFY(outcome.kernels.front().name == text);
    }
}

void WorkerCompilerTest::survives_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<DiagnosticKind>("kind");
    QTest::newRow("hang") << std::string("hang") << DiagnosticKind::CompilerTimeout;
    QTest::newRow("halfway") << std::string("halfway") << DiagnosticKind::CompilerTimeout;
    QTest::newRow("crash") << std::string("crash") << DiagnosticKind::CompilerCrashed;
    QTest::newRow("babble") << std::string("babble") << DiagnosticKind::CompilerCrashed;
    QTest::newRow("corrupt") << std::string("corrupt") << DiagnosticKind::CompilerCrashed;
}

void WorkerCompilerTest::survives()
{
    QFETCH(std::string, text);
    QFETCH(DiagnosticKind, kind);
    WorkerCompiler compiler(BROKEN_WORKER, ShortLimits);
    QCOMPARE(answerOf(compiler(textRequest("before"), {})), "before");
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(answerOf(compiler(textRequest(text), {})), answerFor(kind));
    QVERIFY(timer.elapsed() < ShortLimits.compile.count() + SlackMilliseconds);
    QCOMPARE(answerOf(compiler(textRequest("after"), {})), "after");
}

void WorkerCompilerTest::preparationHasItsOwnTime()
{
    WorkerCompiler compiler(BROKEN_WORKER, ShortLimits);
    CompileRequest request = textRequest("groupshared float a;");
    for (int i = 0; i < 3; ++i)
        QCOMPARE(answerOf(compiler(request, {})), QString("groupshared float a;"));
    QCOMPARE(answerOf(compiler(textRequest("hang"), {})),
             answerFor(DiagnosticKind::CompilerTimeout));
    QCOMPARE(answerOf(compiler(request, {})), QString("groupshared float a;"));
}

void WorkerCompilerTest::startIsBounded()
{
    QTemporaryDir folder;
    const QString mute = folder.filePath("mute");
    QVERIFY(QFile::link(BROKEN_WORKER, mute));
    WorkerCompiler compiler(mute.toStdString(), {.start = 200ms});
    QElapsedTimer timer;
    timer.start();
    const CompileOutcome outcome = compiler(textRequest("x"), {});
    QCOMPARE(answerOf(outcome), answerFor(DiagnosticKind::CompilerUnavailable));
    QCOMPARE(outcome.diagnostics.front().arguments,
             std::vector<std::string>{"it does not get ready"});
    QVERIFY(timer.elapsed() < 400 + SlackMilliseconds);
}

void WorkerCompilerTest::programMissing()
{
    WorkerCompiler compiler("/nowhere/warplens");
    const CompileOutcome outcome = compiler(textRequest("x"), {});
    QCOMPARE(answerOf(outcome), answerFor(DiagnosticKind::CompilerUnavailable));
    QCOMPARE(outcome.diagnostics.front().arguments,
             std::vector<std::string>{"No such file or directory"});
}

void WorkerCompilerTest::stopsAtOnce()
{
    WorkerCompiler compiler(BROKEN_WORKER);
    std::stop_source source;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(100ms);
        source.request_stop();
    });
    QElapsedTimer timer;
    timer.start();
    const auto outcome = compiler(textRequest("hang"), source.get_token());
    QCOMPARE(answerOf(outcome), answerFor(DiagnosticKind::Cancelled));
    QVERIFY(timer.elapsed() < 2000); // the time limit is not what ended it
    QCOMPARE(answerOf(compiler(textRequest("after"), {})), "after");
    QCOMPARE(answerOf(compiler(textRequest("x"), source.get_token())),
             answerFor(DiagnosticKind::Cancelled));
}

void WorkerCompilerTest::abandonedAnswerIsSkipped()
{
    WorkerCompiler compiler(BROKEN_WORKER, {.abandoned = 5000ms});
    QCOMPARE(answerOf(compiler(textRequest("warm"), {})), "warm");
    std::stop_source source;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(50ms);
        source.request_stop();
    });
    QCOMPARE(answerOf(compiler(textRequest("slow 400"), source.get_token())),
             answerFor(DiagnosticKind::Cancelled));
    QCOMPARE(answerOf(compiler(textRequest("next"), {})), "next");
}

void WorkerCompilerTest::overrunningWorkIsGivenUp()
{
    WorkerCompiler compiler(BROKEN_WORKER, {.abandoned = 100ms});
    QCOMPARE(answerOf(compiler(textRequest("warm"), {})), "warm");
    std::stop_source source;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(20ms);
        source.request_stop();
    });
    compiler(textRequest("slow 60000"), source.get_token());
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(answerOf(compiler(textRequest("next"), {})), "next");
    QVERIFY(timer.elapsed() < 100 + SlackMilliseconds);
}

void WorkerCompilerTest::restartsAfterTheWorkerLeft()
{
    WorkerCompiler compiler(BROKEN_WORKER);
    QCOMPARE(answerOf(compiler(textRequest("leave"), {})), "leave");
    std::this_thread::sleep_for(200ms);
    QCOMPARE(answerOf(compiler(textRequest("next"), {})), "next");
}

void WorkerCompilerTest::retiringIsNoCrash()
{
    WorkerCompiler compiler(BROKEN_WORKER);
    QCOMPARE(answerOf(compiler(textRequest("retire"), {})), "retire");
    QCOMPARE(answerOf(compiler(textRequest("next"), {})), "next");
}

void WorkerCompilerTest::worksFromAnyThread()
{
    WorkerCompiler compiler(BROKEN_WORKER);
    compiler.start();
    for (int i = 0; i < 4; ++i) {
        QString answer;
        std::jthread([&] { answer = answerOf(compiler(textRequest("hello"), {})); }).join();
        QCOMPARE(answer, "hello");
    }
}

QTEST_GUILESS_MAIN(WorkerCompilerTest)
#include "workercompiler_test.moc"
