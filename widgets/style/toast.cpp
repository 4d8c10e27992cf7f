// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "style/toast.h"

namespace warplens {

namespace {

constexpr int Stay = 6000; // milliseconds: long enough to be read twice
constexpr int Margin = 24;

} // namespace

Toast::Toast(QWidget *window)
    : QLabel(window)
{
    setObjectName(QStringLiteral("toast"));
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    hide();
    m_end.setSingleShot(true);
    m_end.setInterval(Stay);
    connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
}

void Toast::say(const QString &text)
{
    setText(text);
    const QSize room = parentWidget()->size();
    const int widest = room.width() - 2 * Margin;
    setFixedWidth(QWIDGETSIZE_MAX);
    setMinimumWidth(0);
    const int wanted = fontMetrics().horizontalAdvance(text) + 4 * Margin;
    setFixedWidth(qMin(wanted, widest));
    setFixedHeight(heightForWidth(width()));
    move((room.width() - width()) / 2, room.height() - height() - Margin);
    show();
    raise();
    m_end.start();
}

void Toast::dismiss()
{
    m_end.stop();
    hide();
}

} // namespace warplens
