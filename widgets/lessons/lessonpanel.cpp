// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lessons/lessonpanel.h"

#include "style/shape.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
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

} // namespace

LessonPanel::LessonPanel(QWidget *parent)
    : QFrame(parent)
    , m_title(makeLabel({}, "title"))
    , m_count(makeLabel({}, "caption"))
    , m_text(new QTextBrowser)
    , m_back(wordlessButton(QStringLiteral("◀"), tr("Previous step")))
    , m_forward(wordlessButton(QStringLiteral("▶"), tr("Next step")))
    , m_close(wordlessButton(QStringLiteral("✕"), tr("Close the lesson")))
{
    setAccessibleName(tr("Lesson"));
    m_title->setWordWrap(true);
    m_text->setOpenExternalLinks(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("Text of the lesson"));
    auto *top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(m_title, 1);
    top->addWidget(m_back, 0, Qt::AlignTop);
    top->addWidget(m_count);
    top->addWidget(m_forward, 0, Qt::AlignTop);
    top->addWidget(m_close, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 12, 10);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_text, 1);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepWanted(m_step - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { emit stepWanted(m_step + 1); });
    connect(m_close, &QToolButton::clicked, this, &LessonPanel::closeWanted);
}

void LessonPanel::setLesson(const SessionFile &lesson, int step)
{
    if (lesson == m_lesson && step == m_step)
        return;
    m_lesson = lesson;
    m_step = step;
    const int steps = int(lesson.steps.size());
    const bool isStep = step > 0 && step <= steps;
    const LessonStep *shown = isStep ? &lesson.steps[std::size_t(step - 1)] : nullptr;
    m_title->setText(QString::fromStdString(shown ? shown->title : lesson.title));
    m_text->setMarkdown(QString::fromStdString(shown ? shown->text : lesson.text));
    m_text->verticalScrollBar()->setValue(0);
    // As the command line's --step counts them.
    m_count->setText(step == 0 ? tr("Introduction") : tr("%1 of %2").arg(step).arg(steps));
    m_count->setVisible(steps > 0);
    m_back->setVisible(steps > 0);
    m_forward->setVisible(steps > 0);
    m_back->setEnabled(step > 0);
    m_forward->setEnabled(step < steps);
}

} // namespace warplens
