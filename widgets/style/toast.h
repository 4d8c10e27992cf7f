// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLabel>
#include <QTimer>

namespace warplens {

/// A line at the foot of a window that goes away by itself.
class Toast : public QLabel
{
    Q_OBJECT

public:
    explicit Toast(QWidget *window);

    void say(const QString &text);
    void dismiss();

private:
    QTimer m_end;
};

} // namespace warplens
