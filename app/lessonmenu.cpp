// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// The menu of lessons: those of the program, and those of a folder.
#include "language.h"
#include "lessons/lessonpanel.h"
#include "mainwindow.h"
#include "workspace.h"

#include <QMenu>
#include <QSettings>

namespace warplens {

namespace {

const QString FolderKey = QStringLiteral("lessons/folder");
/// More than fit into a message.
constexpr std::size_t MostTold = 12;

QString titleOf(const Lesson &lesson)
{
    QString title =
        QString::fromStdString(inLanguage(lesson, currentLanguage().toStdString()).title);
    return title.replace(u'&', QStringLiteral("&&"));
}

QString problemsOf(const LessonFolder &folder)
{
    QStringList lines;
    for (const LessonProblem &problem : folder.problems) {
        if (lines.size() < qsizetype(MostTold))
            lines << QString::fromStdString(problemText(problem));
    }
    if (folder.problems.size() > MostTold)
        lines << MainWindow::tr("and %1 more").arg(folder.problems.size() - MostTold);
    return lines.join(u'\n');
}

} // namespace

QString MainWindow::lessonFolder() { return QSettings().value(FolderKey).toString(); }

void MainWindow::buildLessonMenu(QMenu *menu)
{
    fillLessonMenu(menu);
    // A lesson that was just written is there, too.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillLessonMenu(menu); });
}

void MainWindow::fillLessonMenu(QMenu *menu)
{
    menu->clear();
    menu->addAction(m_workspace->lessonPanel()->forwardAction());
    menu->addAction(m_workspace->lessonPanel()->backAction());
    menu->addSeparator();
    for (const Lesson &lesson : builtInLessons())
        menu->addAction(titleOf(lesson), this, [this, id = lesson.id] { openLesson(id); });
    menu->addSeparator();
    if (!lessonFolder().isEmpty())
        addLessonsOfFolder(menu);
    menu->addAction(tr("&Open folder of lessons…"), this, [this] {
        if (const QString path = chooseLessonFolder(); !path.isEmpty())
            openLessonFolder(path);
    });
}

void MainWindow::addLessonsOfFolder(QMenu *menu)
{
    const LessonFolder folder = readLessonFolder(lessonFolder().toStdString());
    QMenu *submenu = menu->addMenu(QString::fromStdString(folder.name));
    submenu->menuAction()->setToolTip(lessonFolder());
    for (const Lesson &lesson : folder.lessons)
        submenu->addAction(titleOf(lesson), this,
                           [this, lesson, path = folder.path] { showLesson(lesson, 0, path); });
    submenu->addSeparator();
    if (!folder.problems.empty())
        submenu->addAction(tr("What cannot be read (%1)…").arg(folder.problems.size()), this,
                           [this, text = problemsOf(folder)] { tell(text); });
    submenu->addAction(tr("&Forget this folder"), this, [] { QSettings().remove(FolderKey); });
}

void MainWindow::openLessonFolder(const QString &path)
{
    const LessonFolder folder = readLessonFolder(path.toStdString());
    if (folder.lessons.empty() && folder.problems.empty()) {
        tell(tr("There is no lesson in %1. A lesson is a session and its text: name.json and "
                "name.md.")
                 .arg(path));
        return;
    }
    QSettings().setValue(FolderKey, path);
    if (!folder.lessons.empty())
        showLesson(folder.lessons.front(), 0, folder.path);
    if (!folder.problems.empty())
        tell(tr("Some files of this folder are left out:") + QStringLiteral("\n\n")
             + problemsOf(folder));
}

bool MainWindow::openLesson(const std::string &name, int step)
{
    const Lesson *lesson = findLesson(builtInLessons(), name);
    if (lesson)
        showLesson(*lesson, step, {});
    return lesson;
}

void MainWindow::showLesson(const Lesson &lesson, int step, const std::string &folder)
{
    // The file that was open is not to be overwritten with the lesson by the next Save.
    m_path.clear();
    m_takeLaunch = false;
    m_lessonFolder = folder;
    const SessionFile &text = inLanguage(lesson, currentLanguage().toStdString());
    if (const auto error = m_session.openLesson(text, step))
        showError(QString::fromStdString(error->message));
    updateTitle();
}

} // namespace warplens
