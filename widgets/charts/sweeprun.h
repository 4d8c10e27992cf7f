// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sweep.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

class QThread;

namespace warplens {

/// Sweeps on a thread of its own, one sweep at a time. Signals arrive in the thread it lives in.
class SweepRun : public QObject
{
    Q_OBJECT

public:
    /// Called on the sweeping thread, where the Compile is used and destroyed as well.
    using MakeCompile = std::function<Compile()>;

    explicit SweepRun(MakeCompile makeCompile, QObject *parent = nullptr);
    ~SweepRun() override;

    /// Stops the one before, whose points do not arrive any more.
    void start(const Sweep &sweep, const Scope &scope, std::shared_ptr<const Result> previous);
    void stop();
    bool isRunning() const { return m_thread != nullptr; }

signals:
    void arrived(const warplens::SweepPoint &point);
    /// All values have been looked at.
    void finished();

private:
    MakeCompile m_makeCompile;
    std::stop_source m_stop;
    std::unique_ptr<QThread> m_thread;
    int m_run = 0;
};

} // namespace warplens
