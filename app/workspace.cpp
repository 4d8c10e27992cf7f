// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "workspace.h"

#include "advice/advicepanel.h"
#include "advice/whycard.h"
#include "charts/sweeppanel.h"
#include "compare/comparepanel.h"
#include "editor/codeeditor.h"
#include "lessons/lessonpanel.h"
#include "pane.h"
#include "panels/consolepanel.h"
#include "panels/countscard.h"
#include "panels/launchpanel.h"
#include "session.h"
#include "style/shape.h"
#include "views/breadcrumb.h"
#include "views/figurepane.h"
#include "views/figureview.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"
#include "views/stepbar.h"

#include <QApplication>
#include <QLabel>
#include <QResizeEvent>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warplens {

namespace {

constexpr int Gap = 10;
/// Narrower than this, two pictures stand one above the other: 32 banks need some room.
constexpr int SideBySideWidth = 2200;
/// A picture that is about to be replaced is not called stale at once: no flicker while typing.
constexpr int RibbonDelay = 350; // milliseconds

} // namespace

Workspace::Workspace(Session &session, const Runner::MakeCompile &makeCompile, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_session(session)
    , m_look(lookOf(lightTheme()))
    , m_ribbonDelay(new QTimer(this))
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    setContentsMargins(Gap, Gap, Gap, Gap);
    setCentralWidget(buildCentre());
    buildPanes(makeCompile);
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
    auto *pictures = new QSplitter;
    pictures->setHandleWidth(Gap);
    pictures->setChildrenCollapsible(false);
    pictures->addWidget(m_beside = buildBeside());
    pictures->addWidget(m_pictures);
    column->addWidget(pictures, 1);
    return centre;
}

/// The pictures of a pinned state, left of those of now.
QWidget *Workspace::buildBeside()
{
    auto *beside = new QWidget;
    auto *column = new QVBoxLayout(beside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_besideName = makeLabel({}, "heading"));
    auto *pictures = new QSplitter(Qt::Vertical);
    pictures->setHandleWidth(Gap);
    pictures->setChildrenCollapsible(false);
    pictures->addWidget(m_besideMap = new FigurePane(Space::Global, addressMap));
    pictures->addWidget(m_besideGrid = new FigurePane(Space::Shared, bankGrid));
    column->addWidget(pictures, 1);
    beside->hide();
    return beside;
}

void Workspace::showBeside(const PinnedState *state)
{
    m_beside->setVisible(state != nullptr);
    if (!state) {
        m_map->view()->setZoom(1);
        m_grid->view()->setZoom(1);
        return;
    }
    m_besideName->setText(state->name);
    m_besideMap->setVisible(state->result->global || !state->result->shared);
    m_besideGrid->setVisible(state->result->shared.has_value());
    m_besideMap->setResult(state->result, state->selection);
    m_besideGrid->setResult(state->result, state->selection);
    // Halves, so that both are drawn at one scale.
    auto *halves = static_cast<QSplitter *>(m_beside->parentWidget());
    halves->setSizes({halves->width() / 2, halves->width() / 2});
    matchScales();
}

/// What is compared by eye has to be drawn at one scale: the smaller of the two that fit.
void Workspace::matchScales()
{
    if (m_beside->isHidden())
        return;
    QTimer::singleShot(0, this, [this] { // when both are laid out
        for (const auto &[a, b] : {std::pair(m_besideMap->view(), m_map->view()),
                                   std::pair(m_besideGrid->view(), m_grid->view())}) {
            const double fitA = a->scale() / a->zoom();
            const double fitB = b->scale() / b->zoom();
            const double both = std::min(fitA, fitB);
            a->setZoom(both / fitA);
            b->setZoom(both / fitB);
        }
    });
}

void Workspace::pinState()
{
    m_compare->pin();
    m_comparePane->bringUp();
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
    m_besideMap->setLook(look);
    m_besideGrid->setLook(look);
    m_sweep->setLook(look);
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
    matchScales();
    const bool wide = event->size().width() >= SideBySideWidth;
    m_pictures->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
}

void Workspace::goTo(Position position) { m_editor->goTo(position); }

} // namespace warplens
