// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lessons/lessonpanel.h"

#include "lessons/questionbox.h"
#include "style/shape.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QToolButton>
#include <QVBoxLayout>

namespace warplens {

namespace {

QToolButton *wordlessButton(const QString &sign, const QString &name)
{
    auto *button = new QToolButton;
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

constexpr int ParagraphGap = 8; // pixels

/// Room between lines and paragraphs, which Qt's Markdown is sparing with.
void airOut(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
        if (!cursor.currentTable() && !isCode)
            format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        if (!cursor.currentTable() && !isCode && !block.textList())
            format.setBottomMargin(ParagraphGap);
        cursor.setBlockFormat(format);
    }
}

} // namespace

LessonPanel::LessonPanel(QWidget *parent)
    : QFrame(parent)
    , m_goBack(addStepAction(tr("&Previous step"), QKeySequence(Qt::ALT | Qt::Key_Left), -1))
    , m_goForward(addStepAction(tr("&Next step"), QKeySequence(Qt::ALT | Qt::Key_Right), 1))
    , m_title(makeLabel({}, "title"))
    , m_count(makeLabel({}, "caption"))
    , m_progress(new QProgressBar)
    , m_question(new QuestionBox)
    , m_text(new QTextBrowser)
    , m_back(wordlessButton(QStringLiteral("◀"), tr("Previous step (Alt+Left)")))
    , m_forward(wordlessButton(QStringLiteral("▶"), tr("Next step (Alt+Right)")))
    , m_close(wordlessButton(QStringLiteral("✕"), tr("Close the lesson")))
{
    setAccessibleName(tr("Lesson"));
    m_title->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress in the lesson"));
    m_text->setOpenExternalLinks(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(0);
    m_text->setAccessibleName(tr("Text of the lesson"));
    buildLayout();
    connect(m_back, &QToolButton::clicked, m_goBack, &QAction::trigger);
    connect(m_forward, &QToolButton::clicked, m_goForward, &QAction::trigger);
    connect(m_close, &QToolButton::clicked, this, &LessonPanel::closeWanted);
    connect(m_question, &QuestionBox::settled, this, [this] {
        showText();
        emit questionSettled();
    });
    m_question->hide();
}

/// The panel has the action, so that its key works wherever in the window the keyboard is.
QAction *LessonPanel::addStepAction(const QString &name, const QKeySequence &key, int by)
{
    auto *action = new QAction(name, this);
    action->setShortcut(key);
    action->setEnabled(false);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, by] { emit stepWanted(m_step + by); });
    return action;
}

void LessonPanel::buildLayout()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QWidget *widget : {static_cast<QWidget *>(m_back), static_cast<QWidget *>(m_count),
                            static_cast<QWidget *>(m_forward), static_cast<QWidget *>(m_close)})
        buttons->addWidget(widget);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addLayout(buttons);
    top->setAlignment(buttons, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 12, 10);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_progress);
    column->addWidget(m_question);
    column->addWidget(m_text, 1);
    column->addStretch(0);
}

void LessonPanel::setLesson(const SessionFile &lesson, int step, bool open)
{
    const int steps = int(lesson.steps.size());
    const bool isStep = step > 0 && step <= steps;
    const LessonStep *shown = isStep ? &lesson.steps[std::size_t(step - 1)] : nullptr;
    const bool asks = shown && shown->question;
    const bool isSame = lesson == m_lesson && step == m_step;
    if (isSame && (asks && open) == m_question->isOpen())
        return;
    if (isSame && !open) {
        m_question->close();
        return showText();
    }
    m_lesson = lesson;
    m_step = step;
    m_title->setText(QString::fromStdString(shown ? shown->title : lesson.title));
    // As the command line's --step counts them.
    m_count->setText(step == 0 ? tr("Introduction") : tr("%1 of %2").arg(step).arg(steps));
    m_progress->setRange(0, std::max(steps, 1));
    m_progress->setValue(step);
    m_question->setQuestion(asks ? *shown->question : Question(), asks && open);
    m_question->setVisible(asks);
    m_goBack->setEnabled(step > 0);
    m_goForward->setEnabled(step < steps);
    for (QWidget *widget : {static_cast<QWidget *>(m_count), static_cast<QWidget *>(m_progress),
                            static_cast<QWidget *>(m_back), static_cast<QWidget *>(m_forward)})
        widget->setVisible(steps > 0);
    m_back->setEnabled(m_goBack->isEnabled());
    m_forward->setEnabled(m_goForward->isEnabled());
    showText();
}

void LessonPanel::setAnswer(std::optional<double> answer) { m_question->setAnswer(answer); }

void LessonPanel::showText()
{
    const bool isStep = m_step > 0 && std::size_t(m_step) <= m_lesson.steps.size();
    const std::string &text = isStep ? m_lesson.steps[std::size_t(m_step - 1)].text : m_lesson.text;
    m_text->setMarkdown(QString::fromStdString(text));
    airOut(*m_text->document());
    m_text->verticalScrollBar()->setValue(0);
    m_text->setVisible(!m_question->isOpen());
}

} // namespace warplens
