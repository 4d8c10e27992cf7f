// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "style/shape.h"

#include <QFrame>
#include <QLabel>
#include <QStyle>

namespace warplens {

QFrame *makeCard(QWidget *parent)
{
    auto *card = new QFrame(parent);
    card->setProperty("card", true);
    return card;
}

QLabel *makeLabel(const QString &text, const char *role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", QLatin1StringView(role));
    return label;
}

void setShape(QWidget *widget, const char *property, bool on)
{
    if (widget->property(property).toBool() == on)
        return;
    widget->setProperty(property, on);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

void setMessage(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace warplens
