// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "editor/squiggle.h"

#include <QListWidget>

#include <vector>

namespace warplens {

/// The list under the editor: one row a diagnostic, worst first; a click goes to its place. Hidden
/// while there is nothing to say.
class MessageStrip : public QListWidget
{
    Q_OBJECT

public:
    explicit MessageStrip(QWidget *parent = nullptr);

    void setMessages(const std::vector<Squiggle> &messages, const QColor &errorInk);

signals:
    void messageActivated(warplens::Position position);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();

    std::vector<Squiggle> m_messages;
};

} // namespace warplens
