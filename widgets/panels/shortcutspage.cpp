// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/shortcutspage.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace warplens {

namespace {

/// What stands in a menu, without the marks of its access keys and what else is for menus only.
QString plainText(QString text) { return text.remove(u'&').remove(u'…'); }

void collect(const QMenu &menu, std::vector<ShortcutGroup::Line> &lines)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu())
            collect(*action->menu(), lines);
        QStringList keys;
        for (const QKeySequence &shortcut : action->shortcuts())
            keys << shortcut.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            lines.push_back({keys.join(QStringLiteral(", ")), plainText(action->text())});
    }
}

std::vector<ShortcutGroup> otherShortcuts()
{
    return {
        {ShortcutsPage::tr("Pictures"),
         {{ShortcutsPage::tr("Arrow keys"), ShortcutsPage::tr("From cell to cell")},
          {ShortcutsPage::tr("Return"), ShortcutsPage::tr("Choose what the cell shows")},
          {ShortcutsPage::tr("+, −, 0, Ctrl and the wheel"),
           ShortcutsPage::tr("Zoom in, out, and back")}}},
        {ShortcutsPage::tr("In a lecture"),
         {{ShortcutsPage::tr("Page Down, Page Up"),
           ShortcutsPage::tr("Next and previous step of the lesson, or request")},
          {ShortcutsPage::tr(". (full stop)"), ShortcutsPage::tr("Show or hide the counts")},
          {QStringLiteral("L"), ShortcutsPage::tr("Pointer")},
          {ShortcutsPage::tr("Esc"), ShortcutsPage::tr("End the lecture")}}},
    };
}

QString htmlOf(const ShortcutGroup &group)
{
    QString html = QStringLiteral("<h3>%1</h3><table cellpadding='3'>").arg(group.title);
    for (const ShortcutGroup::Line &line : group.lines)
        html += QStringLiteral("<tr><td width='230'><b>%1</b></td><td>%2</td></tr>")
                    .arg(line.keys.toHtmlEscaped(), line.words.toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

} // namespace

std::vector<ShortcutGroup> shortcutsOf(const QMenuBar &menus)
{
    std::vector<ShortcutGroup> groups;
    for (const QAction *action : menus.actions()) {
        ShortcutGroup group{plainText(action->text()), {}};
        if (action->menu())
            collect(*action->menu(), group.lines);
        if (!group.lines.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

ShortcutsPage::ShortcutsPage(const std::vector<ShortcutGroup> &menus, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(620, 640);
    QString html;
    for (const ShortcutGroup &group : menus)
        html += htmlOf(group);
    for (const ShortcutGroup &group : otherShortcuts())
        html += htmlOf(group);
    auto *text = new QTextBrowser;
    text->setHtml(html);
    text->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text, 1);
    column->addWidget(buttons);
}

} // namespace warplens
