// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/messagestrip.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr int MostRowsVisible = 4;

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
    int height = 8;
    for (int i = 0; i < std::min(count(), MostRowsVisible); ++i)
        height += sizeHintForRow(i);
    setFixedHeight(height);
    setVisible(count() > 0);
}

} // namespace warplens
