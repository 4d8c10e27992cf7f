// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QPlainTextEdit;

namespace warplens {

/// What the threads of the block in focus printed, as text to select and copy: a line each, with
/// the thread that says it. A click goes to the line of the source that printed it.
class ConsolePanel : public QFrame
{
    Q_OBJECT

public:
    explicit ConsolePanel(QWidget *parent = nullptr);

    void setResult(const std::shared_ptr<const Result> &result);

signals:
    void lineActivated(warplens::Position position);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void activateCurrent();

    QLabel *m_heading;
    QLabel *m_cut;
    QPlainTextEdit *m_text;
    std::vector<Printed> m_printed;    ///< what is shown
    std::vector<Position> m_positions; ///< by line of the text
};

} // namespace warplens
