// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/question.h"

#include <QFrame>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace warplens {

/// Asks a lesson's question and says how near the guess was. It keeps no answer: `setAnswer` gives
/// the one that holds for the experiment as it stands.
class QuestionBox : public QFrame
{
    Q_OBJECT

public:
    explicit QuestionBox(QWidget *parent = nullptr);

    /// Starts over with another question. `open`: it is still to be answered.
    void setQuestion(const Question &question, bool open);
    /// None: there is nothing counted yet, and no guess can be judged.
    void setAnswer(std::optional<double> answer);
    /// The answer was shown by somebody else.
    void close();
    bool isOpen() const { return m_open; }
    /// Puts the keyboard into the field.
    void startTyping();

signals:
    /// A guess was judged, or the answer asked for: the counts may be shown.
    void settled();

private:
    void check();
    void reveal();
    void settle(const QString &sentence, bool right);
    void showState();

    Question m_question;
    std::optional<double> m_answer;
    bool m_open = false;
    QLabel *m_prompt;
    QLineEdit *m_guess;
    QPushButton *m_check;
    QPushButton *m_reveal;
    QLabel *m_verdict;
};

} // namespace warplens
