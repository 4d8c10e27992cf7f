// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// What the window does in a lecture.
#include "mainwindow.h"

#include "style/toast.h"
#include "views/figurepane.h"
#include "views/laserpointer.h"
#include "views/stepbar.h"
#include "workspace.h"

#include <QMenuBar>

namespace warplens {

void MainWindow::connectLecture()
{
    m_laser = new LaserPointer(this);
    m_toast = new Toast(this);
    connect(&m_lecture, &Lecture::changed, this, &MainWindow::showLecture);
    connect(&m_lecture, &Lecture::stepWanted, this, &MainWindow::stepLecture);
    connect(&m_lecture, &Lecture::revealWanted, this,
            [this] { m_session.setCountsHidden(!m_session.countsHidden()); });
    connect(&m_lecture, &Lecture::pointerWanted, this,
            [this] { m_laser->setOn(!m_laser->isOn()); });
}

void MainWindow::setLecture(bool on) { m_lecture.setOn(on); }

/// The next step of the lesson; where there is none, of what was recorded.
void MainWindow::stepLecture(int direction)
{
    const std::optional<OpenLesson> lesson = m_session.lesson();
    if (!lesson || lesson->file.steps.empty()) {
        m_workspace->stepBar()->step(direction);
        return;
    }
    const int step = lesson->step + direction;
    if (step < 0 || step > int(lesson->file.steps.size()))
        return;
    if (const auto error = m_session.openLesson(lesson->file, step))
        showError(QString::fromStdString(error->message));
    if (direction > 0)
        m_session.setCountsHidden(true); // until the class has guessed
}

void MainWindow::showLecture(bool on)
{
    if (on)
        m_stateBefore = windowState();
    // Its height and not its visibility: a menu bar that is hidden takes the shortcuts along.
    menuBar()->setMaximumHeight(on ? 0 : QWIDGETSIZE_MAX);
    m_look = on ? lectureLook() : lookFor(m_theme);
    useLook(m_look);
    m_workspace->setLook(m_look);
    m_workspace->setLecture(on);
    setWindowState(on ? windowState() | Qt::WindowFullScreen : m_stateBefore);
    if (!on) {
        m_laser->setOn(false);
        m_toast->dismiss();
        const std::optional<OpenLesson> &lesson = m_session.lesson();
        if (!lesson || !lesson->question()) // else it is the question that hides them
            m_session.setCountsHidden(false);
        return;
    }
    m_workspace->addressMapPane()->setFocus();
    m_toast->say(tr("Page Up and Page Down step · full stop shows or hides the counts · "
                    "L is a pointer · Esc ends the lecture"));
}

} // namespace warplens
