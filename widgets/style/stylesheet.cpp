// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "style/look.h"

#include <QRegularExpression>
#include <QtMath>

namespace warplens {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString sheet = uR"(
QMainWindow, QDialog, #workspace { background: @ground; }
QMainWindow::separator { background: transparent; width: 10px; height: 10px; }
QDockWidget { color: @quiet; font-weight: 600; }
QDockWidget::title { background: @field; padding: 4px 8px; border-radius: 6px; }
QWidget { font-size: 13px; }
QMenuBar { background: @card; border-bottom: 1px solid @border; padding: 4px 4px; }
QMenuBar::item { padding: 6px 12px; border-radius: 6px; background: transparent; color: @text; }
QMenuBar::item:selected { background: @selected; }
QMenu { background: @card; border: 1px solid @border; padding: 4px; color: @text; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @selected; color: @text; }
QMenu::item:disabled { color: @quiet; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QToolTip { background: @card; color: @text; border: 1px solid @border; padding: 6px; }
QSplitter::handle { background: transparent; }

QFrame[card="true"] { background: @card; border: 1px solid @border; border-radius: 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: @card; border: none; }
QLabel { background: transparent; color: @text; }
QLabel[role="heading"] { font-weight: 600; color: @quiet; }
QLabel[role="title"] { font-weight: 600; font-size: 15px; }
QLabel[role="figure"] { font-weight: 700; font-size: 27px; }
QLabel[role="figure"][long="true"] { font-size: 20px; }
QLabel[role="caption"] { font-size: 12px; color: @quiet; }
QLabel[role="message"] { font-size: 12px; color: @excess; }
QLabel[role="sentence"] { color: @text; background: @field; padding: 4px 8px; }
QLabel[role="question"] { font-size: 15px; font-weight: 600; color: @text; }
QLabel[role="verdict"] { font-size: 14px; font-weight: 600; color: @accent; }
QLabel[role="verdict"][excess="true"] { color: @excess; }
QProgressBar { background: @border; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QLabel[role="cover"] { background: @card; color: @quiet; font-size: 14px; }
QLabel[role="row"] { font-family: monospace; }
QLabel[role="why"] { font-size: 17px; }
QFrame[role="advice"] { background: @selected; border: none; border-radius: 8px; }
QLabel[excess="true"] { color: @excess; }
QFrame[role="rule"] { background: @border; border: none; max-width: 1px; min-width: 1px; }
QLabel[role="ribbon"] { background: @excessfill; color: @excess; border: 1px solid @excess;
    border-radius: 6px; padding: 1px 10px; font-weight: 600; }

QLineEdit, QSpinBox, QComboBox { background: @card; color: @text; border: 1px solid @border;
    border-radius: 6px; padding: 3px 6px; min-height: 20px; selection-background-color: @accent; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 1px solid @accent; }
QLineEdit[excess="true"], QSpinBox[excess="true"], QComboBox[excess="true"] {
    border: 1px solid @excess; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QComboBox::drop-down { border: none; width: 16px; }
QComboBox::down-arrow { image: url(:/icons/chevron-@mode.png); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: @card; color: @text; border: 1px solid @border;
    selection-background-color: @selected; selection-color: @text; }
QCheckBox { color: @text; spacing: 6px; }

QPushButton, QToolButton { background: @card; color: @text; border: 1px solid @border;
    border-radius: 6px; padding: 4px 12px; min-height: 20px; }
QToolButton { padding: 4px 8px; }
QPushButton:hover, QToolButton:hover { border-color: @accent; }
QPushButton:focus, QToolButton:focus { border-color: @accent; }
QPushButton:pressed, QToolButton:pressed { background: @selected; }
QPushButton:disabled, QToolButton:disabled { color: @border; }
QPushButton[primary="true"] { background: @accent; color: @onaccent; border-color: @accent; }
QPushButton[primary="true"]:disabled { background: @border; border-color: @border; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="1"] { padding-right: 20px; }
QToolButton::menu-button { border: none; width: 16px; }
QToolButton::menu-arrow { image: url(:/icons/chevron-@mode.png); width: 10px; height: 10px; }
QToolButton[crumb="true"] { border: none; background: transparent; color: @quiet; font-weight: 600;
    padding: 2px 4px; }
QToolButton[crumb="true"]:hover, QToolButton[crumb="true"]:focus { color: @accent; }
QToolButton[here="true"] { color: @text; }

QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @border; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px;
    background: @card; border: 2px solid @accent; }
QSlider::handle:horizontal:focus { background: @accent; }

QTableView { background: @card; color: @text; border: none; gridline-color: transparent;
    selection-background-color: @selected; font-size: 12px; }
QTableView::item { padding: 2px 4px; border: none; }
QHeaderView { background: @card; border: none; }
QHeaderView::section { background: @card; color: @quiet; border: none; font-size: 12px;
    border-bottom: 1px solid @border; padding: 4px 4px; }
QTextBrowser { background: @card; color: @text; border: none; font-size: 14px; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @quiet; border: none; padding: 6px 4px;
    margin: 2px 10px 0 10px; font-weight: 600; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:focus { color: @accent; }
QListWidget { background: @card; color: @text; border: none; }
QListWidget::item { padding: 2px 4px; }
QListWidget::item:selected { background: @selected; color: @text; }

#toast { background: @text; color: @card; border-radius: 8px; padding: 8px 16px; font-size: 14px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @border; border-radius: 4px; min-height: 24px; min-width: 24px;
    margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)"_s;

/// With type, and the fields that hold it, `scale` times as large.
QString scaled(const QString &styles, double scale)
{
    if (scale == 1)
        return styles;
    static const QRegularExpression size(u"(font-size|min-height): (\\d+)px"_s);
    QString result;
    qsizetype done = 0;
    for (auto matches = size.globalMatch(styles); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += styles.mid(done, match.capturedStart() - done);
        const int pixels = qCeil(match.captured(2).toInt() * scale);
        result += u"%1: %2px"_s.arg(match.captured(1)).arg(pixels);
        done = match.capturedEnd();
    }
    return result + styles.mid(done);
}

} // namespace

QString styleSheetOf(const Look &look)
{
    const std::pair<QString, Color> colors[] = {
        {u"@ground"_s, look.ground},       {u"@border"_s, look.border},
        {u"@field"_s, look.field},         {u"@selected"_s, look.selected},
        {u"@excessfill"_s, look.excess},   {u"@card"_s, look.theme.background},
        {u"@text"_s, look.theme.text},     {u"@quiet"_s, look.theme.quietText},
        {u"@excess"_s, look.theme.excess}, {u"@onaccent"_s, textOn(look.theme.accent)},
        {u"@accent"_s, look.theme.accent},
    };
    QString result = sheet;
    result.replace(u"@mode"_s, look.theme.dark ? u"dark"_s : u"light"_s);
    for (const auto &[name, color] : colors)
        result.replace(name, toQColor(color).name());
    return scaled(result, look.scale);
}

} // namespace warplens
