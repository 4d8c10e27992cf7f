// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"
#include "kernel/position.h"
#include "panels/edit.h"
#include "style/look.h"

#include <QWidget>

class QSplitter;
class QTabBar;
class QTimer;

namespace warplens {

class CodeEditor;
class ConsolePanel;
class FigurePane;
class HazardsTable;
class Headline;
class LaunchPanel;
class LessonPanel;
class MessageStrip;
class Session;
class SitesTable;
class SourceBar;
struct Result;

/// The panes of the window, wired to the session: its values go down to them, their signals come
/// back as edits and selections.
class Workspace : public QWidget
{
    Q_OBJECT

public:
    explicit Workspace(Session &session, QWidget *parent = nullptr);

    void setLook(const Look &look);
    /// Gives the keyboard to the pane after (or before) the one that has it.
    void focusNextPane(int direction);
    void goTo(Position position);

    /// The pictures that can be exported now.
    FigurePane *addressMapPane() const { return m_map; }
    FigurePane *bankGridPane() const { return m_grid; }

    /// Sizes of the splitters, to be restored in a rebuilt workspace.
    QList<QByteArray> saveSizes() const;
    void restoreSizes(const QList<QByteArray> &sizes);

signals:
    /// Another text was pasted over the one there was; its edit follows.
    void textReplaced();
    void lessonStepWanted(int step);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildLeft();
    QWidget *buildRight();
    void wire();
    void showExperiment();
    void showResult();
    void showLists(const Result &result);
    void showListTab(int tab, bool visible);
    void showSelection();
    void showLesson();
    void showStaleness();
    void selectLine(Position position);
    void selectMark(const Mark &mark);
    void light(const Mark &mark);
    void editSource();
    std::uint32_t lineOf(const Mark &mark) const;
    std::vector<std::uint32_t> selectedLines() const;
    QList<QSplitter *> splitters() const;

    Session &m_session;
    Look m_look;
    QSplitter *m_columns = nullptr;
    QSplitter *m_left = nullptr;
    QSplitter *m_rows = nullptr;
    QSplitter *m_pictures = nullptr;
    CodeEditor *m_editor = nullptr;
    SourceBar *m_sourceBar = nullptr;
    MessageStrip *m_messages = nullptr;
    LaunchPanel *m_launch = nullptr;
    Headline *m_headline = nullptr;
    FigurePane *m_map = nullptr;
    FigurePane *m_grid = nullptr;
    FigurePane *m_threads = nullptr;
    SitesTable *m_sites = nullptr;
    HazardsTable *m_hazards = nullptr;
    ConsolePanel *m_console = nullptr;
    QTabBar *m_tabs = nullptr;     ///< lesson, launch; while a lesson is open
    QTabBar *m_listTabs = nullptr; ///< accesses, hazards, printed; while there is more than one
    LessonPanel *m_lesson = nullptr;
    QTimer *m_ribbonDelay = nullptr;
};

} // namespace warplens
