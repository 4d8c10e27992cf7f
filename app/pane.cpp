// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "pane.h"

#include "style/shape.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
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

void Pane::setCover(const QString &words)
{
    if (!m_cover) {
        m_cover = makeLabel({}, "cover", widget());
        m_cover->setAlignment(Qt::AlignCenter);
        m_cover->setWordWrap(true);
        widget()->installEventFilter(this);
    }
    m_cover->setText(words);
    m_cover->setHidden(words.isEmpty());
    placeCover();
}

void Pane::placeCover()
{
    constexpr int Border = 2; // the card stays seen
    m_cover->setGeometry(widget()->rect().adjusted(Border, Border, -Border, -Border));
    m_cover->raise();
}

bool Pane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::Resize)
        placeCover();
    return QDockWidget::eventFilter(watched, event);
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
