// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"
#include "kernel/position.h"
#include "panels/edit.h"
#include "runner.h"
#include "style/look.h"

#include <QMainWindow>

class QLabel;
class QMenu;
class QSplitter;
class QTimer;

namespace warplens {

class AdvicePanel;
class Breadcrumb;
class CodeEditor;
class ComparePanel;
class ConsolePanel;
class FigurePane;
class HazardsTable;
class Headline;
class LaunchPanel;
class LessonPanel;
class MessageStrip;
class Pane;
struct PinnedState;
class Session;
class SitesTable;
class SourceBar;
class StepBar;
class SweepPanel;
class WhyCard;
struct Result;

/// Counts and pictures in the middle, panes around them, all wired to the session: its values go
/// down to them, their signals come back as edits and selections.
class Workspace : public QMainWindow
{
    Q_OBJECT

public:
    /// `makeCompile` is called on threads of the panes' own.
    Workspace(Session &session, const Runner::MakeCompile &makeCompile, QWidget *parent = nullptr);

    void setLook(const Look &look);
    /// Only the text, the lesson and the pictures, until it is over.
    void setLecture(bool on);
    /// Gives the keyboard to the pane after (or before) the one that has it.
    void focusNextPane(int direction);
    void goTo(Position position);
    /// Keeps what is shown now, and shows the pane where it is compared.
    void pinState();
    ComparePanel *comparePanel() const { return m_compare; }
    StepBar *stepBar() const { return m_steps; }
    Breadcrumb *breadcrumb() const { return m_breadcrumb; }
    LessonPanel *lessonPanel() const { return m_lesson; }

    /// The pictures that can be exported now.
    FigurePane *addressMapPane() const { return m_map; }
    FigurePane *bankGridPane() const { return m_grid; }

    /// Which panes there are, and how they are arranged.
    void fillPaneMenu(QMenu *menu);
    QByteArray saveLayout() const;
    /// What cannot be read changes nothing.
    void restoreLayout(const QByteArray &layout);

signals:
    /// Another text was pasted over the one there was; its edit follows.
    void textReplaced();
    void lessonStepWanted(int step);
    /// A picture is wanted in a file; `suffix` is `svg` or `png`.
    void exportWanted(const warplens::FigurePane *pane, const QString &suffix);
    /// What is being counted takes too long.
    void stopWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildCentre();
    QWidget *buildBeside();
    void showBeside(const PinnedState *state);
    void matchScales();
    QWidget *buildSource();
    void buildPanes(const Runner::MakeCompile &makeCompile);
    Pane *addPane(const QString &id, const QString &title, QWidget *widget, Qt::DockWidgetArea area,
                  Pane *beside = nullptr);
    void arrangeAtFirst();
    void wire();
    void wirePanes();
    void showExperiment();
    void showResult();
    void showLists(const Result &result);
    void showSelection();
    void takeEdit(const Edit &edit);
    void showLesson();
    void showAnswer();
    void showLineNotes(const Result &result);
    void showOrHideCounts();
    void showStaleness();
    QString waitingWords() const;
    void selectLine(Position position);
    void selectMark(const Mark &mark);
    void light(const Mark &mark);
    void editSource();
    std::uint32_t lineOf(const Mark &mark) const;
    std::vector<std::uint32_t> selectedLines() const;

    Session &m_session;
    Look m_look;
    QSplitter *m_pictures = nullptr;
    Breadcrumb *m_breadcrumb = nullptr;
    StepBar *m_steps = nullptr;
    Headline *m_headline = nullptr;
    FigurePane *m_map = nullptr;
    FigurePane *m_grid = nullptr;
    QWidget *m_beside = nullptr; ///< the pictures of a pinned state
    QLabel *m_besideName = nullptr;
    FigurePane *m_besideMap = nullptr;
    FigurePane *m_besideGrid = nullptr;

    std::vector<Pane *> m_panes; ///< in the order of the menu
    Pane *m_launchPane = nullptr;
    Pane *m_lessonPane = nullptr;
    Pane *m_threadsPane = nullptr;
    Pane *m_sitesPane = nullptr;
    Pane *m_hazardsPane = nullptr;
    Pane *m_consolePane = nullptr;
    Pane *m_whyPane = nullptr;
    Pane *m_advicePane = nullptr;
    CodeEditor *m_editor = nullptr;
    SourceBar *m_sourceBar = nullptr;
    MessageStrip *m_messages = nullptr;
    LaunchPanel *m_launch = nullptr;
    LessonPanel *m_lesson = nullptr;
    FigurePane *m_threads = nullptr;
    SitesTable *m_sites = nullptr;
    HazardsTable *m_hazards = nullptr;
    ConsolePanel *m_console = nullptr;
    WhyCard *m_why = nullptr;
    AdvicePanel *m_advice = nullptr;
    ComparePanel *m_compare = nullptr;
    SweepPanel *m_sweep = nullptr;
    Pane *m_comparePane = nullptr;
    QTimer *m_ribbonDelay = nullptr;
    bool m_isWaiting = false; ///< longer than the delay
    QByteArray m_firstLayout;
    QByteArray m_layoutBefore; ///< the lecture
    bool m_isLecture = false;
    bool m_isArranged = false;
    bool m_isArranging = false;
};

} // namespace warplens
