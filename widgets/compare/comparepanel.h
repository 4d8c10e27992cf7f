// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compare/comparemodel.h"
#include "panels/edit.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QTableView;

namespace warplens {

/// Keeps up to four states and lays them beside the one in the window: their counts in a table,
/// one of them in the window and back by one button, or its pictures beside the present ones.
class ComparePanel : public QFrame
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    /// Keeps what is shown now.
    void pin();
    /// From what is in the window to the chosen pin, and back again.
    void toggle();
    const CompareModel &model() const { return *m_model; }

signals:
    void edited(const warplens::Edit &edit);
    /// The state whose pictures are wanted beside the present ones; null: none any more.
    void besideWanted(const warplens::PinnedState *state);

private:
    const PinnedState *chosen() const;
    void updateButtons();
    void showBeside(bool on);

    CompareModel *m_model;
    QTableView *m_view;
    QLabel *m_hint;
    QPushButton *m_pin;
    QPushButton *m_toggle;
    QPushButton *m_beside;
    QPushButton *m_remove;
    Experiment m_now;
    std::optional<Experiment> m_back; ///< where `toggle` returns to from a pin
};

} // namespace warplens
