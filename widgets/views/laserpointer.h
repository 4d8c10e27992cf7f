// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTimer>
#include <QWidget>

namespace warplens {

/// A glowing dot over a whole window, where the mouse is: small cursors are lost on projectors.
/// What lies below gets all clicks.
class LaserPointer : public QWidget
{
    Q_OBJECT

public:
    explicit LaserPointer(QWidget *window);

    void setOn(bool on);
    bool isOn() const { return m_follow.isActive(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    QTimer m_follow;
    QPoint m_place;
};

} // namespace warplens
