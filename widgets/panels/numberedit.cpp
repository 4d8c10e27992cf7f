// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/numberedit.h"

namespace warplens {

NumberEdit::NumberEdit(QWidget *parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_value = text;
        emit typed(text);
    });
}

void NumberEdit::setValueText(const QString &text)
{
    if (text == m_value)
        return;
    m_value = text;
    setText(text);
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (this->text() != m_value)
        setText(m_value);
}

} // namespace warplens
