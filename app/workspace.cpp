// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "workspace.h"

#include "editor/codeeditor.h"
#include "editor/messagestrip.h"
#include "editor/sourcebar.h"
#include "lessons/lessonpanel.h"
#include "panels/consolepanel.h"
#include "panels/headline.h"
#include "panels/launchpanel.h"
#include "session.h"
#include "style/shape.h"
#include "views/figurepane.h"
#include "views/figureview.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"

#include <QApplication>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

namespace warplens {

namespace {

constexpr int Gap = 10;
/// Narrower than this, two pictures stand one above the other: 32 banks need some room.
constexpr int SideBySideWidth = 2200;
/// Lower than this there is no room for the threads.
constexpr int ThreadsHeight = 900;
/// A picture that is about to be replaced is not called stale at once: no flicker while typing.
constexpr int RibbonDelay = 350; // milliseconds

QSplitter *makeSplitter(Qt::Orientation orientation)
{
    auto *splitter = new QSplitter(orientation);
    splitter->setHandleWidth(Gap);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

struct Page
{
    QString title;
    QWidget *widget = nullptr;
};

/// A card that shows one of several pages at a time; `tabs` chooses.
QFrame *makeTabbedCard(QTabBar *tabs, std::initializer_list<Page> pages)
{
    auto *stack = new QStackedWidget;
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    for (const Page &page : pages) {
        stack->addWidget(page.widget);
        tabs->addTab(page.title);
    }
    QObject::connect(tabs, &QTabBar::currentChanged, stack, &QStackedWidget::setCurrentIndex);
    QFrame *card = makeCard();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(4, 2, 4, 4);
    column->setSpacing(0);
    column->addWidget(tabs);
    column->addWidget(stack, 1);
    return card;
}

} // namespace

Workspace::Workspace(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_look(lookOf(lightTheme()))
    , m_ribbonDelay(new QTimer(this))
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    m_columns = makeSplitter(Qt::Horizontal);
    m_columns->addWidget(buildLeft());
    m_columns->addWidget(buildRight());
    m_columns->setStretchFactor(0, 3);
    m_columns->setStretchFactor(1, 7);
    m_columns->setSizes({430, 850});
    setFocusProxy(m_editor);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Gap, Gap, Gap, Gap);
    layout->addWidget(m_columns);
    m_ribbonDelay->setSingleShot(true);
    m_ribbonDelay->setInterval(RibbonDelay);
    wire();
    showExperiment();
    showResult();
    showSelection();
    showLesson();
}

QWidget *Workspace::buildLeft()
{
    QFrame *editorCard = makeCard();
    auto *column = new QVBoxLayout(editorCard);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(0);
    column->addWidget(m_editor = new CodeEditor, 1);
    column->addWidget(m_messages = new MessageStrip);
    column->addWidget(m_sourceBar = new SourceBar);
    m_left = makeSplitter(Qt::Vertical);
    m_left->addWidget(editorCard);
    m_left->addWidget(makeTabbedCard(
        m_tabs = new QTabBar,
        {{tr("Lesson"), m_lesson = new LessonPanel}, {tr("Launch"), m_launch = new LaunchPanel}}));
    m_left->addWidget(m_threads = new FigurePane(Space::Unknown, threadStrip));
    m_threads->hide();
    m_left->setStretchFactor(0, 3);
    m_left->setStretchFactor(1, 3);
    m_left->setStretchFactor(2, 1);
    m_left->setSizes({340, 320, 220});
    m_left->setMinimumWidth(340);
    return m_left;
}

QWidget *Workspace::buildRight()
{
    m_pictures = makeSplitter(Qt::Horizontal);
    m_pictures->addWidget(m_map = new FigurePane(Space::Global, addressMap));
    m_pictures->addWidget(m_grid = new FigurePane(Space::Shared, bankGrid));
    m_pictures->setSizes({500, 500});
    m_rows = makeSplitter(Qt::Vertical);
    m_rows->addWidget(m_pictures);
    m_rows->addWidget(makeTabbedCard(m_listTabs = new QTabBar,
                                     {{tr("Accesses"), m_sites = new SitesTable},
                                      {tr("Hazards"), m_hazards = new HazardsTable},
                                      {tr("Printed"), m_console = new ConsolePanel}}));
    m_listTabs->hide();
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    m_rows->setSizes({430, 115});

    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Gap);
    column->addWidget(m_headline = new Headline);
    column->addWidget(m_rows, 1);
    return right;
}

QList<QSplitter *> Workspace::splitters() const { return {m_columns, m_left, m_rows, m_pictures}; }

QList<QByteArray> Workspace::saveSizes() const
{
    QList<QByteArray> sizes;
    for (const QSplitter *splitter : splitters())
        sizes << splitter->saveState();
    return sizes;
}

void Workspace::restoreSizes(const QList<QByteArray> &sizes)
{
    const QList<QSplitter *> all = splitters();
    for (qsizetype i = 0; i < std::min(sizes.size(), all.size()); ++i)
        all[i]->restoreState(sizes[i]);
}

void Workspace::setLook(const Look &look)
{
    m_look = look;
    m_editor->setLook(look);
    m_map->setLook(look);
    m_grid->setLook(look);
    m_threads->setLook(look);
    m_sites->setLook(look);
    m_hazards->setLook(look);
    showResult();
}

void Workspace::focusNextPane(int direction)
{
    QList<QWidget *> panes;
    for (QWidget *pane :
         QList<QWidget *>{m_editor, m_launch, m_map->view(), m_grid->view(), m_threads->view(),
                          m_lesson, m_sites, m_hazards, m_console}) {
        if (pane->isVisible())
            panes << pane;
    }
    qsizetype here = -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i]->hasFocus() || panes[i]->isAncestorOf(QApplication::focusWidget()))
            here = i;
    }
    QWidget *next = panes[(here + direction + panes.size()) % panes.size()];
    next->setFocus(Qt::TabFocusReason);
    // A pane that is only a frame hands the keyboard to the first field in it.
    if (next == m_launch || next == m_lesson) {
        for (QWidget *field = next->nextInFocusChain(); next->isAncestorOf(field);
             field = field->nextInFocusChain()) {
            if (field->isVisible() && (field->focusPolicy() & Qt::TabFocus)) {
                field->setFocus(Qt::TabFocusReason);
                break;
            }
        }
    }
}

void Workspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = event->size().width() >= SideBySideWidth;
    m_pictures->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
    m_threads->setVisible(event->size().height() >= ThreadsHeight);
}

void Workspace::goTo(Position position) { m_editor->goTo(position); }

} // namespace warplens
