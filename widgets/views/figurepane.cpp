// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figurepane.h"

#include "figure/focus.h"
#include "phrases.h"
#include "views/figurefont.h"
#include "views/figureview.h"
#include "views/focus.h"
#include "views/markwords.h"

#include <QScrollBar>
#include <QVBoxLayout>

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

} // namespace

FigurePane::FigurePane(Space space, MakeFigure makeFigure, QWidget *parent)
    : QFrame(parent)
    , m_space(space)
    , m_makeFigure(makeFigure)
    , m_view(new FigureView)
    , m_look(lookOf(lightTheme()))
{
    setProperty("card", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2); // figures have margins of their own
    layout->addWidget(m_view);
    connect(m_view, &FigureView::hovered, this, &FigurePane::hovered);
    connect(m_view, &FigureView::activated, this, &FigurePane::activated);
    m_view->setDescribe(
        [this](const Mark &mark) { return m_result ? wordsFor(mark, *m_result) : QString(); });
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
    Figure figure = m_makeFigure(*m_result, m_selection, style);
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
