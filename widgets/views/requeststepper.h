// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace warplens {

/// Walks through what was recorded: which warp, and ◀ request 3 of 16 ▶.
class RequestStepper : public QWidget
{
    Q_OBJECT

public:
    explicit RequestStepper(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);

    /// One request on (+1) or back (−1). Before the first and past the last stands "all requests".
    void step(int direction);

signals:
    void selected(const warplens::Selection &selection);

private:
    void updateWarps();
    void updateLabel();

    std::shared_ptr<const Result> m_result;
    Selection m_selection;
    std::vector<std::uint32_t> m_requests;
    QComboBox *m_warp;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_label;
};

} // namespace warplens
