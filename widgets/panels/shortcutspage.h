// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDialog>

#include <vector>

class QMenuBar;

namespace warplens {

/// Keys that belong together, each with what it does.
struct ShortcutGroup
{
    struct Line
    {
        QString keys;
        QString words;
    };
    QString title;
    std::vector<Line> lines;
};

/// The shortcuts in the menus, a group for each menu; those of submenus with them.
std::vector<ShortcutGroup> shortcutsOf(const QMenuBar &menus);

/// Lists all keys: those in the menus, and those that pictures, lists and lectures have besides.
class ShortcutsPage : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsPage(const std::vector<ShortcutGroup> &menus, QWidget *parent = nullptr);
};

} // namespace warplens
