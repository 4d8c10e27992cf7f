// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "runner.h"

#include <QThread>

namespace warplens {

Runner::Runner(MakeCompile makeCompile, QObject *parent)
    : QObject(parent)
    // A QThread and not a std::thread: a Compile may own a QProcess, which needs its dispatcher.
    , m_thread(QThread::create([this, makeCompile] { work(makeCompile); }))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(TypingPause);
    connect(&m_pause, &QTimer::timeout, this,
            [this] { run(m_delayed.experiment, m_delayed.scope); });
    m_thread->start();
}

Runner::~Runner()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
        m_waiting.reset();
        m_running.request_stop();
    }
    m_wake.notify_one();
    m_thread->wait();
}

void Runner::run(const Experiment &experiment, const Scope &scope)
{
    m_pause.stop();
    std::uint64_t running = 0;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = Request{experiment, scope};
        running = m_run;
    }
    m_wake.notify_one();
    QTimer::singleShot(Grace, this, [this, running] { stopRun(running); });
}

/// Stops a run that something newer waits for.
void Runner::stopRun(std::uint64_t run)
{
    const std::lock_guard lock(m_mutex);
    if (m_run == run && m_waiting)
        m_running.request_stop();
}

void Runner::stop()
{
    m_pause.stop();
    const std::lock_guard lock(m_mutex);
    m_waiting.reset();
    m_stoppedByHand = true;
    m_running.request_stop();
}

void Runner::runSoon(const Experiment &experiment, const Scope &scope)
{
    m_delayed = {experiment, scope};
    m_pause.start();
}

std::optional<Runner::Request> Runner::nextRequest(std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, [this] { return m_ending || m_waiting; });
    if (m_ending)
        return std::nullopt;
    m_running = std::stop_source();
    ++m_run;
    m_stoppedByHand = false;
    stop = m_running.get_token();
    return std::exchange(m_waiting, std::nullopt);
}

bool Runner::isStoppedByHand()
{
    const std::lock_guard lock(m_mutex);
    return m_stoppedByHand && !m_waiting;
}

void Runner::work(const MakeCompile &makeCompile)
{
    const Compile compile = makeCompile();
    std::shared_ptr<const Result> previous;
    std::stop_token stop;
    while (const std::optional<Request> request = nextRequest(stop)) {
        const Progress progress = [this](std::shared_ptr<const Result> partial) {
            deliver(std::move(partial), false);
            stopRun(m_run); // only this thread writes m_run
        };
        std::shared_ptr<const Result> result =
            evaluate(request->experiment, request->scope, previous.get(), compile, progress, stop);
        // A run that was stopped has still compiled, and a slider's next tick can build on that.
        const bool wasStopped = stop.stop_requested();
        if (!wasStopped || result->kernel())
            previous = result;
        const bool isLast = !wasStopped || isStoppedByHand();
        if (isLast || result->coverage.complete)
            deliver(std::move(result), isLast);
    }
}

void Runner::deliver(std::shared_ptr<const Result> result, bool isLast)
{
    // Queued calls die with the Runner, so a result that comes too late reaches nobody.
    QMetaObject::invokeMethod(
        this,
        [this, result = std::move(result), isLast] {
            emit delivered(result);
            if (isLast)
                emit idle();
        },
        Qt::QueuedConnection);
}

} // namespace warplens
