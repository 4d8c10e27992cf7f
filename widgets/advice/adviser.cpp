// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/adviser.h"

namespace warplens {

namespace {

std::shared_ptr<const Advice> adviceOn(const std::shared_ptr<const Result> &result,
                                       const std::stop_token &stop)
{
    auto advice = std::make_shared<Advice>();
    advice->result = result;
    for (const std::uint32_t array : advisedArrays(*result)) {
        SharedAdvice shared = sharedAdvice(*result, array, stop);
        if (stop.stop_requested())
            return nullptr;
        if (!shared.sites.empty())
            advice->shared.push_back(std::move(shared));
    }
    advice->global = globalAdvice(*result);
    return advice;
}

} // namespace

Adviser::Adviser(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

Adviser::~Adviser()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void Adviser::stop()
{
    m_stop.request_stop();
    m_asked.reset();
}

void Adviser::ask(const std::shared_ptr<const Result> &result)
{
    if (result == m_asked)
        return;
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_asked = result;
    m_pool.start([this, result, stop = m_stop.get_token()] {
        const std::shared_ptr<const Advice> advice = adviceOn(result, stop);
        if (!advice)
            return;
        // The pool is waited for before this goes, and queued calls go with it.
        QMetaObject::invokeMethod(
            this,
            [this, advice] {
                if (advice->result == m_asked)
                    emit ready(advice);
            },
            Qt::QueuedConnection);
    });
}

} // namespace warplens
