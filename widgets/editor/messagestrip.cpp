// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/messagestrip.h"

#include <QResizeEvent>

#include <algorithm>

namespace warplens {

namespace {

constexpr int Padding = 4; // pixels
constexpr int MostHeight = 110;

} // namespace

MessageStrip::MessageStrip(QWidget *parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Messages"));
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
    const auto activate = [this](QListWidgetItem *item) {
        const Squiggle &message = m_messages[std::size_t(row(item))];
        if (message.position.isValid())
            emit messageActivated(message.position);
    };
    connect(this, &QListWidget::itemClicked, this, activate);
    connect(this, &QListWidget::itemActivated, this, activate);
}

void MessageStrip::setMessages(const std::vector<Squiggle> &messages, const QColor &errorInk)
{
    std::vector<Squiggle> sorted = messages;
    std::ranges::stable_sort(sorted, std::greater(), &Squiggle::severity);
    if (sorted != m_messages) {
        m_messages = std::move(sorted);
        clear();
        for (const Squiggle &message : m_messages) {
            const QString text = message.position.isValid()
                ? tr("line %1: %2").arg(message.position.line).arg(message.sentence)
                : message.sentence;
            addItem(text);
        }
    }
    for (int i = 0; i < count(); ++i) {
        if (m_messages[std::size_t(i)].severity == Severity::Error)
            item(i)->setForeground(errorInk);
    }
    fitHeight();
    setVisible(count() > 0);
}

/// As high as its messages, wrapped, need; beyond `MostHeight` it scrolls.
void MessageStrip::fitHeight()
{
    int height = 2 * Padding;
    for (int i = 0; i < count(); ++i) {
        const QRect room(0, 0, viewport()->width() - 2 * Padding, MostHeight);
        const int rows =
            fontMetrics().boundingRect(room, Qt::TextWordWrap, item(i)->text()).height();
        item(i)->setSizeHint({0, rows + Padding});
        height += rows + Padding;
    }
    setFixedHeight(std::min(height, MostHeight));
}

void MessageStrip::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

} // namespace warplens
