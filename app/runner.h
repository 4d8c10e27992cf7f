// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/evaluate.h"

#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

class QThread;

namespace warplens {

/// Evaluates experiments on one thread of its own, so that the window never waits. Only the newest
/// request counts: it replaces one that waits, and stops one that runs as soon as that has shown
/// something, or after `Grace`; so a slider that is dragged keeps the picture moving. Results,
/// partial ones too, arrive as signals in the thread the Runner lives in.
class Runner : public QObject
{
    Q_OBJECT

public:
    /// Called once, on the Runner's thread, where the Compile is used and destroyed as well.
    using MakeCompile = std::function<Compile()>;

    explicit Runner(MakeCompile makeCompile, QObject *parent = nullptr);
    /// Stops what runs and waits for the thread to end.
    ~Runner() override;

    /// Evaluates at once.
    void run(const Experiment &experiment, const Scope &scope = {});
    /// Evaluates when nothing newer came for `TypingPause`.
    void runSoon(const Experiment &experiment, const Scope &scope = {});

    /// Nothing more is evaluated until something is asked for again. What was counted by then is
    /// delivered, marked as stopped.
    void stop();

    static constexpr int TypingPause = 60; ///< milliseconds
    static constexpr int Grace = 80;       ///< milliseconds

signals:
    void delivered(std::shared_ptr<const warplens::Result> result);
    /// Nothing is running or waiting any more.
    void idle();

private:
    struct Request
    {
        Experiment experiment;
        Scope scope;
    };

    void work(const MakeCompile &makeCompile);
    std::optional<Request> nextRequest(std::stop_token &stop);
    void stopRun(std::uint64_t run);
    bool isStoppedByHand();
    void deliver(std::shared_ptr<const Result> result, bool isLast);

    QTimer m_pause;
    Request m_delayed;

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_wake;
    std::optional<Request> m_waiting;
    std::stop_source m_running;
    std::uint64_t m_run = 0;      ///< counts runs
    bool m_stoppedByHand = false; ///< the run that is running
    bool m_ending = false;

    std::unique_ptr<QThread> m_thread;
};

} // namespace warplens
