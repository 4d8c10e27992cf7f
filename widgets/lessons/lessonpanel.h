// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <QFrame>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace warplens {

/// The text of a lesson: its introduction, then step by step.
class LessonPanel : public QFrame
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget *parent = nullptr);

    /// `step` counts from 0, which is the introduction; step n shows `steps[n − 1]`.
    void setLesson(const SessionFile &lesson, int step);

signals:
    void stepWanted(int step);
    void closeWanted();

private:
    SessionFile m_lesson;
    int m_step = 0;
    QLabel *m_title;
    QLabel *m_count;
    QTextBrowser *m_text;
    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_close;
};

} // namespace warplens
