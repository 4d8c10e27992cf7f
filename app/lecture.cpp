// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lecture.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace warplens {

namespace {

/// Whether what has the keyboard takes letters.
bool isTyping()
{
    const QWidget *widget = QApplication::focusWidget();
    return widget && widget->testAttribute(Qt::WA_InputMethodEnabled);
}

} // namespace

Lecture::Lecture(QObject *parent)
    : QObject(parent)
{
}

Lecture::~Lecture() { setOn(false); }

void Lecture::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
    emit changed(on);
}

bool Lecture::eventFilter(QObject *watched, QEvent *event)
{
    // A shortcut comes first, and would keep the key from its press.
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || QApplication::activePopupWidget() || QApplication::activeModalWidget()
        || !watched->isWidgetType())
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<const QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isOurs = key.modifiers() == Qt::NoModifier && key.key() == Qt::Key_Escape;
        event->setAccepted(isOurs);
        return isOurs;
    }
    return take(key) || QObject::eventFilter(watched, event);
}

bool Lecture::take(const QKeyEvent &key)
{
    if (key.modifiers() != Qt::NoModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_PageDown: emit stepWanted(1); return true;
    case Qt::Key_PageUp: emit stepWanted(-1); return true;
    case Qt::Key_Escape: setOn(false); return true;
    default: break;
    }
    if (isTyping())
        return false;
    if (key.key() == Qt::Key_Period) {
        emit revealWanted();
        return true;
    }
    if (key.key() == Qt::Key_L) {
        emit pointerWanted();
        return true;
    }
    return false;
}

} // namespace warplens
