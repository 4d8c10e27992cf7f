// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <QFrame>

#include <optional>

class QAction;
class QLabel;
class QProgressBar;
class QTextBrowser;
class QToolButton;

namespace warplens {

class QuestionBox;

/// The text of a lesson: its introduction, then step by step. A step with a question shows that
/// first, and its text once the question is answered: the text tells the answer.
class LessonPanel : public QFrame
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget *parent = nullptr);

    /// `step` counts from 0, which is the introduction; step n shows `steps[n − 1]`. `open`: its
    /// question, if it has one, is still to be answered.
    void setLesson(const SessionFile &lesson, int step, bool open);
    /// What the question's answer is by now; none: nothing is counted.
    void setAnswer(std::optional<double> answer);

    /// To the step before and after, with their keys; for a menu.
    QAction *backAction() const { return m_goBack; }
    QAction *forwardAction() const { return m_goForward; }

signals:
    void stepWanted(int step);
    /// The question was answered, or its answer asked for.
    void questionSettled();
    void closeWanted();

private:
    QAction *addStepAction(const QString &name, const QKeySequence &key, int by);
    void buildLayout();
    void showText();

    SessionFile m_lesson;
    int m_step = 0;
    QAction *m_goBack;
    QAction *m_goForward;
    QLabel *m_title;
    QLabel *m_count;
    QProgressBar *m_progress;
    QuestionBox *m_question;
    QTextBrowser *m_text;
    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_close;
};

} // namespace warplens
