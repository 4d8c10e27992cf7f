// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "pane.h"

#include "style/shape.h"

#include <QFrame>
#include <QVBoxLayout>

namespace warplens {

Pane::Pane(const QString &id, const QString &title, QWidget *widget)
    : QDockWidget(title)
{
    setObjectName(id);
    setWidget(widget);
    connect(this, &QDockWidget::topLevelChanged, this, &Pane::updateTitleBar);
    updateTitleBar();
}

void Pane::setArranging(bool arranging)
{
    m_isArranging = arranging;
    updateTitleBar();
}

void Pane::updateTitleBar()
{
    const bool wanted = m_isArranging || isFloating();
    if (wanted == !titleBarWidget())
        return;
    delete titleBarWidget();
    setTitleBarWidget(wanted ? nullptr : new QWidget);
}

void Pane::bringUp()
{
    show();
    raise();
}

QWidget *onCard(QWidget *widget)
{
    QFrame *card = makeCard();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(widget);
    return card;
}

} // namespace warplens
