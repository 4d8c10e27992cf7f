// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// The panes round the pictures, and how they are arranged.
#include "workspace.h"

#include "advice/advicepanel.h"
#include "advice/whycard.h"
#include "charts/sweeppanel.h"
#include "compare/comparepanel.h"
#include "editor/codeeditor.h"
#include "editor/messagestrip.h"
#include "editor/sourcebar.h"
#include "lessons/lessonpanel.h"
#include "pane.h"
#include "panels/consolepanel.h"
#include "panels/launchpanel.h"
#include "session.h"
#include "style/shape.h"
#include "views/figurepane.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"

#include <QDataStream>
#include <QIODevice>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace warplens {

namespace {

/// Another one than this is not restored: its panes were others.
constexpr int LayoutVersion = 4;
/// Lower than this there is no room for the threads.
constexpr int ThreadsHeight = 900;
constexpr int LeastListHeight = 80;
/// From this on the sentence why stands beside the lists, not among them.
constexpr int WhyBesideWidth = 1600;

} // namespace

QWidget *Workspace::buildSource()
{
    QFrame *card = makeCard();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(0);
    column->addWidget(m_editor = new CodeEditor, 1);
    column->addWidget(m_messages = new MessageStrip);
    column->addWidget(m_sourceBar = new SourceBar);
    card->setMinimumWidth(320);
    return card;
}

void Workspace::buildPanes(const Runner::MakeCompile &makeCompile)
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setDocumentMode(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);

    constexpr auto Left = Qt::LeftDockWidgetArea;
    constexpr auto Bottom = Qt::BottomDockWidgetArea;
    Pane *source = addPane(QStringLiteral("source"), tr("Source"), buildSource(), Left);
    source->setFeatures(source->features() & ~QDockWidget::DockWidgetClosable);
    m_lessonPane =
        addPane(QStringLiteral("lesson"), tr("Lesson"), onCard(m_lesson = new LessonPanel), Left);
    m_launchPane = addPane(QStringLiteral("launch"), tr("Launch"),
                           onCard(m_launch = new LaunchPanel), Left, m_lessonPane);
    m_threadsPane = addPane(QStringLiteral("threads"), tr("Threads"),
                            m_threads = new FigurePane(Space::Unknown, threadStrip), Left);
    m_sitesPane = addPane(QStringLiteral("accesses"), tr("Accesses"),
                          onCard(m_sites = new SitesTable), Bottom);
    m_hazardsPane = addPane(QStringLiteral("hazards"), tr("Hazards"),
                            onCard(m_hazards = new HazardsTable), Bottom, m_sitesPane);
    m_consolePane = addPane(QStringLiteral("printed"), tr("Printed"),
                            onCard(m_console = new ConsolePanel), Bottom, m_hazardsPane);
    m_whyPane = addPane(QStringLiteral("why"), tr("Why"), onCard(m_why = new WhyCard), Bottom,
                        m_consolePane);
    m_advicePane = addPane(QStringLiteral("advice"), tr("Advice"),
                           onCard(m_advice = new AdvicePanel), Bottom, m_whyPane);
    m_comparePane = addPane(QStringLiteral("compare"), tr("Compare"),
                            onCard(m_compare = new ComparePanel), Bottom, m_consolePane);
    addPane(QStringLiteral("sweep"), tr("Sweep"), onCard(m_sweep = new SweepPanel(makeCompile)),
            Bottom, m_comparePane);
    m_sitesPane->bringUp();
    m_threadsPane->hide();
    m_consolePane->hide();
    m_firstLayout = saveState(LayoutVersion);
}

/// A new pane at the end of `area`, or as one more tab beside another.
Pane *Workspace::addPane(const QString &id, const QString &title, QWidget *widget,
                         Qt::DockWidgetArea area, Pane *beside)
{
    if (area == Qt::BottomDockWidgetArea)
        widget->setMinimumHeight(LeastListHeight); // or the tallest would set it for all
    auto *pane = new Pane(id, title, widget);
    addDockWidget(area, pane, Qt::Vertical);
    pane->setArranging(m_isArranging); // only now it is no window of its own
    if (beside)
        tabifyDockWidget(beside, pane);
    m_panes.push_back(pane);
    return pane;
}

/// Sizes mean something only once the window has its own.
void Workspace::arrangeAtFirst()
{
    restoreState(m_firstLayout, LayoutVersion);
    const int height = this->height() - 2 * contentsMargins().top();
    m_threadsPane->setVisible(this->height() >= ThreadsHeight);
    if (width() >= WhyBesideWidth) {
        addDockWidget(Qt::BottomDockWidgetArea, m_whyPane, Qt::Horizontal);
        tabifyDockWidget(m_whyPane, m_advicePane);
        m_sitesPane->bringUp();
    }
    m_whyPane->bringUp();
    resizeDocks({m_panes.front()}, {qBound(420, width() / 3, 640)}, Qt::Horizontal);
    resizeDocks({m_panes.front(), m_lessonPane, m_threadsPane},
                {height * 39 / 100, height * 38 / 100, height * 23 / 100}, Qt::Vertical);
    resizeDocks({m_sitesPane}, {height < 800 ? 120 : height / 4}, Qt::Vertical);
    showLesson();
}

void Workspace::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!std::exchange(m_isArranged, true))
        arrangeAtFirst();
}

void Workspace::fillPaneMenu(QMenu *menu)
{
    menu->clear();
    for (Pane *pane : m_panes) {
        if (pane->features() & QDockWidget::DockWidgetClosable)
            menu->addAction(pane->toggleViewAction());
    }
    menu->addSeparator();
    QAction *arrange = menu->addAction(tr("&Arrange panes"), this, [this](bool on) {
        m_isArranging = on;
        for (Pane *pane : m_panes)
            pane->setArranging(on);
    });
    arrange->setCheckable(true);
    arrange->setChecked(m_isArranging);
    arrange->setToolTip(tr("Shows title bars to drag the panes by"));
    menu->addAction(tr("As they &were at first"), this, &Workspace::arrangeAtFirst);
}

void Workspace::setLecture(bool on)
{
    if (on == m_isLecture)
        return;
    m_isLecture = on;
    m_sourceBar->setHidden(on);
    if (!on) {
        restoreLayout(m_layoutBefore);
        showLesson();
        return;
    }
    m_layoutBefore = saveLayout();
    for (Pane *pane : m_panes) {
        const bool isKept = pane == m_panes.front() || pane == m_lessonPane;
        pane->setVisible(isKept && !pane->isHidden());
    }
    resizeDocks({m_panes.front(), m_lessonPane}, {height() / 2, height() / 2}, Qt::Vertical);
}

QByteArray Workspace::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream << saveState(LayoutVersion) << m_pictures->saveState() << m_map->arrangement()
           << m_grid->arrangement();
    return layout;
}

void Workspace::restoreLayout(const QByteArray &layout)
{
    QByteArray panes;
    QByteArray pictures;
    QDataStream stream(layout);
    QString map;
    QString grid;
    stream >> panes >> pictures >> map >> grid;
    if (stream.status() != QDataStream::Ok)
        return;
    m_isArranged = restoreState(panes, LayoutVersion) || m_isArranged;
    m_pictures->restoreState(pictures);
    m_map->setArrangement(map);
    m_grid->setArrangement(grid);
}

} // namespace warplens
