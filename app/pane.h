// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDockWidget>

class QLabel;

namespace warplens {

/// A part of the window that can be moved, closed and floated. What it is called stands on its tab;
/// its title bar is there only while panes are being arranged, or while it floats.
class Pane : public QDockWidget
{
    Q_OBJECT

public:
    /// `id` names it in saved layouts and is never translated.
    Pane(const QString &id, const QString &title, QWidget *widget);

    void setArranging(bool arranging);
    /// Shows these words in place of the widget; empty: the widget again.
    void setCover(const QString &words);
    /// In front of the panes that it shares its place with.
    void bringUp();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateTitleBar();
    void placeCover();

    QLabel *m_cover = nullptr;
    bool m_isArranging = false;
};

/// `widget` on a card of its own.
QWidget *onCard(QWidget *widget);

} // namespace warplens
