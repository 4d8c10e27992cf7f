// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/consolepanel.h"

#include "style/shape.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

namespace warplens {

namespace {

QString coordinates(const Extent &position)
{
    return QStringLiteral("(%1, %2, %3)").arg(position.x).arg(position.y).arg(position.z);
}

/// The lines of one entry; the line end that most formats have at their end makes no line.
QStringList linesOf(const Printed &printed)
{
    QString text = QString::fromStdString(printed.text);
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text.split(u'\n');
}

} // namespace

ConsolePanel::ConsolePanel(QWidget *parent)
    : QFrame(parent)
    , m_heading(makeLabel({}, "heading"))
    , m_cut(makeLabel(tr("More was printed than is kept."), "message"))
    , m_text(new QPlainTextEdit)
{
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("Printed by the kernel"));
    m_text->setToolTip(tr("Click a line to see where it was printed"));
    m_text->installEventFilter(this);
    m_text->viewport()->installEventFilter(this);
    setFocusProxy(m_text);
    auto *top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(m_cut);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 4, 4);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_text, 1);
}

void ConsolePanel::setResult(const std::shared_ptr<const Result> &result)
{
    if (!result || result->printed.empty()) {
        m_printed.clear();
        m_text->clear();
        return;
    }
    m_heading->setText(tr("Printed by block %1")
                           .arg(coordinates(positionOf(result->focusBlock, result->launch.grid))));
    m_cut->setVisible(result->printedCut);
    if (result->printed == m_printed)
        return; // leaves what is selected alone
    m_printed = result->printed;
    m_positions.clear();
    QStringList lines;
    for (const Printed &printed : m_printed) {
        const QString thread = coordinates(positionOf(printed.thread, result->launch.block));
        for (const QString &line : linesOf(printed)) {
            lines << thread + QStringLiteral("  ") + line;
            m_positions.push_back(printed.position);
        }
    }
    m_text->setPlainText(lines.join(u'\n'));
}

void ConsolePanel::activateCurrent()
{
    const auto line = std::size_t(m_text->textCursor().blockNumber());
    if (line < m_positions.size() && m_positions[line].isValid())
        emit lineActivated(m_positions[line]);
}

bool ConsolePanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isClick = watched == m_text->viewport()
        && event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    if (isClick && !m_text->textCursor().hasSelection())
        activateCurrent();
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            activateCurrent();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace warplens
