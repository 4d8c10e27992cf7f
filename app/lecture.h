// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>

class QKeyEvent;

namespace warplens {

/// The keys of a lecture, wherever the keyboard is: those that presenters' remotes send. While it
/// is not on, all keys go their usual ways.
class Lecture : public QObject
{
    Q_OBJECT

public:
    explicit Lecture(QObject *parent = nullptr);
    ~Lecture() override;

    bool isOn() const { return m_isOn; }
    void setOn(bool on);

signals:
    void changed(bool on);
    /// +1 or −1: Page Down or Page Up.
    void stepWanted(int direction);
    /// The full stop, which remotes send to blank a screen: show or hide the counts.
    void revealWanted();
    void pointerWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(const QKeyEvent &key);

    bool m_isOn = false;
};

} // namespace warplens
