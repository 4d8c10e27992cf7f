// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lessons/questionbox.h"

#include "phrases.h"
#include "style/shape.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace warplens {

QuestionBox::QuestionBox(QWidget *parent)
    : QFrame(parent)
    , m_prompt(makeLabel({}, "question"))
    , m_guess(new QLineEdit)
    , m_check(new QPushButton(tr("Check")))
    , m_reveal(new QPushButton(tr("Reveal")))
    , m_verdict(makeLabel({}, "verdict"))
{
    setAccessibleName(tr("Question"));
    m_prompt->setTextFormat(Qt::MarkdownText);
    m_prompt->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_verdict->setAccessibleName(tr("How near the guess was"));
    m_guess->setPlaceholderText(tr("Your guess"));
    m_guess->setAccessibleName(tr("Your guess"));
    m_guess->setMaxLength(40);
    setShape(m_check, "primary", true);
    m_check->setToolTip(tr("Compare the guess with what is counted (Enter)"));
    m_reveal->setToolTip(tr("Show the counts without a guess"));

    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_guess, 1);
    row->addWidget(m_check);
    row->addWidget(m_reveal);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_prompt);
    column->addLayout(row);
    column->addWidget(m_verdict);
    connect(m_guess, &QLineEdit::returnPressed, this, &QuestionBox::check);
    connect(m_guess, &QLineEdit::textEdited, this, [this] { m_verdict->clear(), showState(); });
    connect(m_check, &QPushButton::clicked, this, &QuestionBox::check);
    connect(m_reveal, &QPushButton::clicked, this, &QuestionBox::reveal);
    showState();
}

void QuestionBox::setQuestion(const Question &question, bool open)
{
    m_question = question;
    m_open = open;
    m_answer.reset();
    m_prompt->setText(QString::fromStdString(question.prompt));
    m_guess->clear();
    m_verdict->clear();
    showState();
}

void QuestionBox::setAnswer(std::optional<double> answer)
{
    if (answer == m_answer)
        return;
    m_answer = answer;
    showState();
}

void QuestionBox::close()
{
    m_open = false;
    setShape(m_verdict, "excess", false);
    m_verdict->clear();
    showState();
}

void QuestionBox::startTyping() { m_guess->setFocus(Qt::OtherFocusReason); }

void QuestionBox::check()
{
    if (!m_open)
        return;
    const auto guess = parseGuess(m_guess->text().toStdString());
    if (!guess || !m_answer) {
        m_verdict->setText(!guess ? tr("Type a number, such as 32.")
                                  : tr("Nothing is counted yet. Mend the code or the launch."));
        setShape(m_verdict, "excess", true);
        return showState();
    }
    const Verdict verdict = judge(*guess, *m_answer, m_question, windowTranslate());
    settle(QString::fromStdString(verdict.sentence), verdict.nearness != Nearness::Off);
}

void QuestionBox::reveal()
{
    if (!m_open)
        return;
    settle(m_answer ? QString::fromStdString(revealed(*m_answer, m_question, windowTranslate()))
                    : QString(),
           true);
}

void QuestionBox::settle(const QString &sentence, bool right)
{
    m_open = false;
    m_verdict->setText(sentence);
    setShape(m_verdict, "excess", !right);
    showState();
    emit settled();
}

/// Of a question that was answered for one, or before, there is only the answer to tell.
void QuestionBox::showState()
{
    if (!m_open && m_answer && m_verdict->text().isEmpty())
        m_verdict->setText(
            QString::fromStdString(revealed(*m_answer, m_question, windowTranslate())));
    // Once it is answered, the text below needs the room.
    m_prompt->setProperty("role", m_open ? QStringLiteral("question") : QStringLiteral("caption"));
    m_prompt->style()->unpolish(m_prompt);
    m_prompt->style()->polish(m_prompt);
    m_guess->setVisible(m_open);
    m_check->setVisible(m_open);
    m_reveal->setVisible(m_open);
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

} // namespace warplens
