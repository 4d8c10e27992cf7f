// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "appearance.h"
#include "experiment/lessonfolder.h"
#include "lecture.h"
#include "runner.h"
#include "session.h"

#include <QMainWindow>

#include <functional>
#include <optional>

namespace warplens {

class BlockBox;
class DeviceChooser;
class FigurePane;
class LaserPointer;
class Toast;
class Workspace;

/// The window: menus, files, and the wiring of session, runner and workspace.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `makeCompile` is called on the Runner's thread.
    explicit MainWindow(Runner::MakeCompile makeCompile, QWidget *parent = nullptr);
    ~MainWindow() override;

    Session &session() { return m_session; }
    Workspace *workspace() { return m_workspace; }

    /// Opens a session or a source text; a message box says why not.
    bool openFile(const QString &path);
    /// Opens what was read elsewhere, without a path of its own.
    void openSession(const SessionFile &file);
    /// A built-in lesson by id or title, at a step (0: its introduction). False: there is none.
    bool openLesson(const std::string &name, int step = 0);
    /// Puts the lessons of a folder into the menu, and remembers it; what cannot be read is told.
    void openLessonFolder(const QString &path);
    /// The folder that was opened last; empty: none.
    static QString lessonFolder();
    /// An edit that can be undone. `rules`: the file of a device that is not built in, else empty.
    void chooseDevice(const std::string &id, const std::string &rules);
    void setTheme(ThemeChoice choice);
    /// Larger (+1) or smaller (−1) type, or (0) of the usual size; remembered.
    void changeTypeSize(int direction);
    /// Full screen, large type and the keys of a presenter's remote.
    void setLecture(bool on);
    bool isLecture() const { return m_lecture.isOn(); }
    /// Size, place and panes as they were when the window was last closed.
    void restoreLayout();

    /// Asks whether unsaved changes may be lost; tests put an answer here.
    std::function<bool()> confirmDiscard;
    /// Asks for a folder of headers, empty for none; the same.
    std::function<QString()> chooseFolder;
    /// Asks for a folder of lessons; the same.
    std::function<QString()> chooseLessonFolder;
    /// Tells what went wrong with lessons; the same.
    std::function<void(const QString &)> tell;

signals:
    /// The experiment as it stands has been evaluated.
    void settled();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildLessonMenu(QMenu *menu);
    void fillLessonMenu(QMenu *menu);
    void addLessonsOfFolder(QMenu *menu);
    void showLesson(const Lesson &lesson, int step, const std::string &folder);
    void buildHelpMenu();
    QWidget *buildTools();
    void connectDevice();
    void connectLecture();
    void showLecture(bool on);
    void stepLecture(int direction);
    void showRules();
    QMenu *exportMenu(QWidget *parent);
    QMenu *includeMenu(QWidget *parent);
    QMenu *stepMenu(QWidget *parent);
    void addIncludeFolder();
    void showSession();
    void updateTitle();
    void evaluateSession(bool typing);

    void startNew();
    void chooseFile();
    bool save();
    bool saveAs();
    bool saveTo(const QString &path);
    bool askAboutChanges();
    void exportFigure(const FigurePane *pane, const QString &suffix);
    void showAbout();
    void showError(const QString &sentence);
    std::optional<Launch> suggestedLaunch() const;
    void takeSuggestedLaunch();

    Session m_session;
    Runner::MakeCompile m_makeCompile;
    Runner m_runner;
    Lecture m_lecture;
    LaserPointer *m_laser = nullptr;
    Toast *m_toast = nullptr;
    Qt::WindowStates m_stateBefore; ///< the lecture
    Workspace *m_workspace = nullptr;
    DeviceChooser *m_device = nullptr;
    BlockBox *m_block = nullptr;
    QString m_path;
    std::string m_lessonFolder; ///< where the paths of the lesson's experiment start
    bool m_takeLaunch = false;  ///< a source was opened or pasted: its launch is to be taken over
    ThemeChoice m_theme = ThemeChoice::System;
    Look m_look;
};

} // namespace warplens
