// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/countscard.h"

#include "panels/headline.h"
#include "views/breadcrumb.h"
#include "views/stepbar.h"

#include <QBoxLayout>

namespace warplens {

CountsCard::CountsCard(QWidget *parent)
    : QFrame(parent)
    , m_top(new QHBoxLayout)
    , m_breadcrumb(new Breadcrumb)
    , m_steps(new StepBar)
    , m_headline(new Headline)
{
    setProperty("card", true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(4);
    m_top->setSpacing(6);
    m_top->addWidget(m_breadcrumb, 3);
    m_top->addWidget(m_steps, 2);
    column->addLayout(m_top);
    column->addWidget(m_headline);
}

void CountsCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // One above the other where the words between the arrows would be cut.
    const int needed = m_steps->sizeHint().width() + 2 * m_breadcrumb->minimumSizeHint().width();
    m_top->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace warplens
