// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "workspace.h"

#include "advice/advicepanel.h"
#include "advice/whycard.h"
#include "editor/codeeditor.h"
#include "lessons/lessonpanel.h"
#include "pane.h"
#include "panels/consolepanel.h"
#include "panels/countscard.h"
#include "panels/launchpanel.h"
#include "session.h"
#include "views/breadcrumb.h"
#include "views/figurepane.h"
#include "views/figureview.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"
#include "views/stepbar.h"

#include <QApplication>
#include <QResizeEvent>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

namespace warplens {

namespace {

constexpr int Gap = 10;
/// Narrower than this, two pictures stand one above the other: 32 banks need some room.
constexpr int SideBySideWidth = 2200;
/// A picture that is about to be replaced is not called stale at once: no flicker while typing.
constexpr int RibbonDelay = 350; // milliseconds

} // namespace

Workspace::Workspace(Session &session, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_session(session)
    , m_look(lookOf(lightTheme()))
    , m_ribbonDelay(new QTimer(this))
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    setContentsMargins(Gap, Gap, Gap, Gap);
    setCentralWidget(buildCentre());
    buildPanes();
    setFocusProxy(m_editor);
    m_ribbonDelay->setSingleShot(true);
    m_ribbonDelay->setInterval(RibbonDelay);
    wire();
    wirePanes();
    showExperiment();
    showResult();
    showSelection();
    showLesson();
    showOrHideCounts();
}

QWidget *Workspace::buildCentre()
{
    m_pictures = new QSplitter(Qt::Vertical);
    m_pictures->setHandleWidth(Gap);
    m_pictures->setChildrenCollapsible(false);
    m_pictures->addWidget(m_map = new FigurePane(Space::Global, addressMap));
    m_pictures->addWidget(m_grid = new FigurePane(Space::Shared, bankGrid));
    m_pictures->setSizes({500, 500});

    auto *card = new CountsCard;
    m_breadcrumb = card->breadcrumb();
    m_steps = card->steps();
    m_headline = card->headline();

    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Gap);
    column->addWidget(card);
    column->addWidget(m_pictures, 1);
    return centre;
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
    m_why->setLook(look);
    m_advice->setLook(look);
    showResult();
}

void Workspace::focusNextPane(int direction)
{
    QList<QWidget *> places;
    for (QWidget *place : QList<QWidget *>{m_editor, m_breadcrumb, m_map->view(), m_grid->view()}) {
        if (place->isVisible())
            places << place;
    }
    for (const Pane *pane : m_panes) {
        if (pane->widget()->isVisible() && !pane->isAncestorOf(m_editor)
            && !pane->visibleRegion().isEmpty())
            places << pane->widget();
    }
    qsizetype here = -1;
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (places[i]->hasFocus() || places[i]->isAncestorOf(QApplication::focusWidget()))
            here = i;
    }
    QWidget *next = places[(here + direction + places.size()) % places.size()];
    if (next->focusPolicy() & Qt::TabFocus) {
        next->setFocus(Qt::TabFocusReason);
        return;
    }
    // A pane that is only a frame hands the keyboard to the first field in it.
    for (QWidget *field = next->nextInFocusChain(); next->isAncestorOf(field);
         field = field->nextInFocusChain()) {
        if (field->isVisible() && field->isEnabled() && (field->focusPolicy() & Qt::TabFocus)) {
            field->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void Workspace::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool wide = event->size().width() >= SideBySideWidth;
    m_pictures->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
}

void Workspace::goTo(Position position) { m_editor->goTo(position); }

} // namespace warplens
