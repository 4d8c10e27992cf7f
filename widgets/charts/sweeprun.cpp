// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "charts/sweeprun.h"

#include <QThread>

namespace warplens {

SweepRun::SweepRun(MakeCompile makeCompile, QObject *parent)
    : QObject(parent)
    , m_makeCompile(std::move(makeCompile))
{
}

SweepRun::~SweepRun() { stop(); }

void SweepRun::stop()
{
    ++m_run; // what is on its way belongs to nobody
    m_stop.request_stop();
    if (m_thread)
        m_thread->wait();
    m_thread.reset();
}

void SweepRun::start(const Sweep &sweep, const Scope &scope, std::shared_ptr<const Result> previous)
{
    stop();
    m_stop = std::stop_source();
    const int run = m_run;
    // Queued calls die with this object, so a point that comes too late reaches nobody.
    const auto tell = [this, run](auto what) {
        QMetaObject::invokeMethod(
            this,
            [this, run, what] {
                if (run == m_run)
                    what();
            },
            Qt::QueuedConnection);
    };
    m_thread.reset(QThread::create([this, sweep, scope, previous, tell,
                                    token = m_stop.get_token()] {
        const Compile compile = m_makeCompile();
        runSweep(
            sweep, scope, previous, compile,
            [this, tell](const SweepPoint &point) { tell([this, point] { emit arrived(point); }); },
            token);
        tell([this] {
            m_thread->wait();
            m_thread.reset();
            emit finished();
        });
    }));
    m_thread->start();
}

} // namespace warplens
