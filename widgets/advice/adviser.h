// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/advice.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace warplens {

/// Works out advice beside the GUI thread; what is asked for last is what comes.
class Adviser : public QObject
{
    Q_OBJECT

public:
    explicit Adviser(QObject *parent = nullptr);
    ~Adviser() override;

    /// A Result that is asked for again is not worked out again. It has a kernel.
    void ask(const std::shared_ptr<const Result> &result);
    /// Forgets what was asked for.
    void stop();

signals:
    void ready(std::shared_ptr<const warplens::Advice> advice);

private:
    std::shared_ptr<const Result> m_asked;
    std::stop_source m_stop;
    QThreadPool m_pool; ///< of one thread
};

} // namespace warplens
