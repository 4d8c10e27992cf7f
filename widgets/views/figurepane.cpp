// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figurepane.h"

#include "figure/focus.h"
#include "figure/svg.h"
#include "phrases.h"
#include "views/figurefont.h"
#include "views/figureview.h"
#include "views/focus.h"
#include "views/markwords.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace warplens {

namespace {

constexpr double DeskFontSize = 12; // pixels

/// A phrase that counts: the one that stands for it while counts are hidden, and which of its
/// arguments are counts.
struct CountingPhrase
{
    std::string_view english;
    const char *shown;
    std::string_view counts;
};
constexpr CountingPhrase CountingPhrases[] = {
    {"%1 of %2 B", "%1 of %2 B", "12"},
    {"1 request", "%1 requests", "1"},
    {"%1 requests", "%1 requests", "1"},
    {"1 wavefront", "%1 wavefronts", "1"},
    {"%1 wavefronts", "%1 wavefronts", "1"},
    {"phase %1 of %2: lanes %3", "phase %1 of %2: lanes %3", "2"},
};

/// The same words, with question marks for counts.
Translate withoutCounts(const Translate &translate)
{
    return [translate](const char *english) {
        const auto *at =
            std::ranges::find(CountingPhrases, std::string_view(english), &CountingPhrase::english);
        if (at == std::end(CountingPhrases))
            return translate(english);
        std::string phrase = translate(at->shown);
        for (const char argument : at->counts) {
            const std::size_t place = phrase.find(std::string("%") + argument);
            if (place != std::string::npos)
                phrase.replace(place, 2, "?");
        }
        return phrase;
    };
}

/// `×4` over a bank, which stands for itself in every language.
void hideBadges(Figure &figure)
{
    for (FigureItem &item : figure.items) {
        auto *text = std::get_if<TextItem>(&item);
        if (text && text->text.starts_with("×"))
            text->text = "×?";
    }
}

/// Slides show a copied picture larger than the window does.
constexpr double CopiedScale = 2;

/// Words, and a line of the accent below the chosen one.
QString buttonSheet(const Look &look)
{
    return QStringLiteral("QToolButton { border: none; border-bottom: 2px solid transparent; "
                          "background: transparent; padding: 2px 7px; color: %1; }"
                          "QToolButton:hover, QToolButton:focus { color: %2; "
                          "border-bottom-color: %3; }"
                          "QToolButton:checked { color: %2; font-weight: bold; "
                          "border-bottom-color: %4; }")
        .arg(toQColor(look.theme.quietText).name(), toQColor(look.theme.text).name(),
             toQColor(look.border).name(), toQColor(look.theme.accent).name());
}

} // namespace

FigurePane::FigurePane(Space space, MakeFigure makeFigure, QWidget *parent)
    : QFrame(parent)
    , m_space(space)
    , m_layout(new QGridLayout(this))
    , m_view(new FigureView)
    , m_look(lookOf(lightTheme()))
{
    setProperty("card", true);
    m_layout->setContentsMargins(2, 2, 2, 2); // figures have margins of their own
    m_layout->setSpacing(0);
    addArrangements(makeFigure);
    if (m_arrangements.size() > 1)
        m_layout->addWidget(m_bar = makeButtons(), 0, 0, Qt::AlignTop | Qt::AlignRight);
    placeView();
    connect(m_view, &FigureView::hovered, this, &FigurePane::hovered);
    connect(m_view, &FigureView::activated, this, &FigurePane::activate);
    m_view->setDescribe(
        [this](const Mark &mark) { return m_result ? wordsFor(mark, *m_result) : QString(); });
}

/// Below the buttons, or, where the title leaves them room, behind them.
void FigurePane::placeView()
{
    constexpr int RoomForTitle = 540; // pixels
    const bool isBehind = !m_bar || width() > m_bar->sizeHint().width() + RoomForTitle;
    m_layout->removeWidget(m_view);
    if (isBehind)
        m_layout->addWidget(m_view, 0, 0, 2, 1);
    else
        m_layout->addWidget(m_view, 1, 0);
    m_layout->setRowStretch(1, 1);
    if (m_bar)
        m_bar->raise();
}

void FigurePane::addArrangements(MakeFigure first)
{
    if (m_space == Space::Global) {
        m_arrangements = {
            {QStringLiteral("lines"), tr("Lines"), first},
            {QStringLiteral("overview"), tr("Overview"), mapOverview},
            {QStringLiteral("arrows"), tr("Arrows"),
             [](const Result &result, const Selection &selection, const FigureStyle &style) {
                 return laneArrows(result, selection, style, Space::Global);
             }}};
    } else if (m_space == Space::Shared) {
        m_arrangements = {
            {QStringLiteral("banks"), tr("Banks"), first},
            {QStringLiteral("array"), tr("Array"), arrayGrid},
            {QStringLiteral("arrows"), tr("Arrows"),
             [](const Result &result, const Selection &selection, const FigureStyle &style) {
                 return laneArrows(result, selection, style, Space::Shared);
             }}};
    } else {
        m_arrangements = {{QString(), QString(), first}};
    }
}

QWidget *FigurePane::makeButtons()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(4, 3, 18, 0); // beside the scroll bar
    layout->setSpacing(2);
    m_buttons = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_arrangements.size(); ++i) {
        auto *button = new QToolButton;
        button->setText(m_arrangements[i].words);
        button->setAccessibleName(tr("Arrangement: %1").arg(m_arrangements[i].words));
        button->setCheckable(true);
        button->setChecked(i == 0);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_buttons->addButton(button, int(i));
        layout->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            setArrangement(m_arrangements[std::size_t(id)].id);
    });
    return row;
}

QString FigurePane::arrangement() const { return m_arrangements[m_arrangement].id; }

void FigurePane::setArrangement(const QString &id)
{
    const auto wanted = std::ranges::find(m_arrangements, id, &Arrangement::id);
    const auto index = std::size_t(wanted - m_arrangements.begin());
    if (wanted == m_arrangements.end() || index == m_arrangement)
        return;
    m_arrangement = index;
    m_buttons->button(int(index))->setChecked(true);
    m_revealed.reset();
    m_outdated = true;
    updateFigure();
    emit arrangementChanged(id);
}

/// From far away a click goes closer: to the line that it meant.
void FigurePane::activate(const Mark &mark)
{
    const bool closer = mark.address && arrangement() == QStringLiteral("overview");
    emit activated(mark);
    if (!closer || !m_result)
        return;
    setArrangement(QStringLiteral("lines"));
    const std::uint64_t lineBytes = m_result->device.global.lineBytes;
    m_view->reveal([&](const Mark &each) {
        return each.address && *each.address / lineBytes == *mark.address / lineBytes;
    });
}

void FigurePane::copyPicture() const
{
    const Figure figure = figureForExport();
    auto *picture = new QMimeData;
    picture->setImageData(imageOf(figure, CopiedScale));
    picture->setData(QStringLiteral("image/svg+xml"),
                     QByteArray::fromStdString(writeSvg(figure, {})));
    QGuiApplication::clipboard()->setMimeData(picture);
}

QMenu *FigurePane::makeMenu()
{
    auto *menu = new QMenu;
    menu->addAction(tr("Copy picture"), this, &FigurePane::copyPicture);
    menu->addAction(tr("Save as SVG…"), this, [this] { emit exportWanted(QStringLiteral("svg")); });
    menu->addAction(tr("Save as PNG…"), this, [this] { emit exportWanted(QStringLiteral("png")); });
    for (QAction *action : menu->actions())
        action->setEnabled(m_result != nullptr);
    menu->addSeparator();
    menu->addAction(tr("Fit width"), m_view, [view = m_view] { view->setZoom(1); });
    menu->addAction(tr("Zoom in"), m_view, [view = m_view] { view->zoomBy(1); });
    menu->addAction(tr("Zoom out"), m_view, [view = m_view] { view->zoomBy(-1); });
    if (m_arrangements.size() < 2)
        return menu;
    menu->addSeparator();
    auto *group = new QActionGroup(menu);
    for (const Arrangement &each : m_arrangements) {
        QAction *action =
            menu->addAction(each.words, this, [this, id = each.id] { setArrangement(id); });
        action->setCheckable(true);
        action->setChecked(each.id == arrangement());
        group->addAction(action);
    }
    return menu;
}

void FigurePane::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = makeMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
    event->accept();
}

void FigurePane::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    Selection mine = result ? selectionIn(m_space, *result, selection) : selection;
    mine.lane.reset(); // lit by the view, without drawing anew
    if (result == m_result && mine == m_selection)
        return;
    m_result = std::move(result);
    m_selection = mine;
    m_outdated = true;
    updateFigure();
}

void FigurePane::setLook(const Look &look)
{
    m_look = look;
    if (m_buttons)
        setStyleSheet(buttonSheet(look));
    m_outdated = true;
    updateFigure();
}

void FigurePane::setCountsHidden(bool hidden)
{
    if (hidden == m_countsHidden)
        return;
    m_countsHidden = hidden;
    m_outdated = true;
    updateFigure();
}

Figure FigurePane::draw(const FigureStyle &style) const
{
    Figure figure = m_arrangements[m_arrangement].make(*m_result, m_selection, style);
    if (m_countsHidden)
        hideBadges(figure);
    return figure;
}

void FigurePane::setLit(const Mark &lit) { m_view->setLit(lit); }

FigureStyle FigurePane::style() const
{
    FigureStyle style;
    style.theme = m_look.theme;
    style.fontSize = DeskFontSize * m_look.scale;
    style.textWidth = windowTextMetrics();
    style.translate = m_countsHidden ? withoutCounts(windowTranslate()) : windowTranslate();
    return style;
}

Figure FigurePane::figureForExport() const { return m_result ? draw(style()) : Figure(); }

/// Leaves room for the scroll bar whether it is there or not, so that it cannot flicker.
double FigurePane::widthToFill() const
{
    return m_view->width() - m_view->verticalScrollBar()->sizeHint().width();
}

void FigurePane::updateFigure()
{
    if (!m_outdated || !isVisible() || !m_result)
        return;
    m_outdated = false;
    m_drawnWidth = widthToFill();
    FigureStyle wanted = style();
    wanted.maxWidth = m_drawnWidth;
    m_view->setFigure(draw(wanted));
    revealPair();
}

/// Once for each pair: whoever scrolls away from it is not brought back by each new count.
void FigurePane::revealPair()
{
    const AccessPair *pair = pairInFocus(*m_result, m_selection);
    if (!pair) {
        m_revealed.reset();
        return;
    }
    if (m_revealed == *pair)
        return;
    m_revealed = *pair;
    m_view->reveal([pair](const Mark &mark) {
        return mark.lane == pair->first.lane && mark.warp == pair->first.warp
            && (!mark.site || mark.site == pair->first.site);
    });
}

void FigurePane::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    updateFigure();
}

void FigurePane::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeView();
    layout()->activate();
    m_outdated = m_outdated || widthToFill() != m_drawnWidth;
    updateFigure();
}

Selection selectionIn(Space space, const Result &result, const Selection &selection)
{
    const auto isHere = [&](std::uint32_t site) {
        return std::ranges::any_of(result.sites, [&](const SiteResult &each) {
            return each.site == site && each.space == space;
        });
    };
    Selection mine = selection;
    if (space == Space::Unknown)
        return mine;
    if (mine.request
        && (*mine.request >= result.recording.size()
            || result.recording[*mine.request].space != space)) {
        if (*mine.request < result.recording.size())
            mine.warp = result.recording[*mine.request].warp;
        mine.request.reset();
        mine.phase.reset();
    }
    if (!mine.site || isHere(*mine.site) || !result.kernel()
        || *mine.site >= result.kernel()->sites.size())
        return mine;
    const std::uint32_t line = result.kernel()->sites[*mine.site].position.line;
    mine.site.reset();
    for (const std::uint32_t site : sitesOfLine(result, line)) {
        if (isHere(site)) {
            mine.site = site;
            break;
        }
    }
    return mine;
}

} // namespace warplens
