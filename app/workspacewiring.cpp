// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// How the session's values reach the panes of the workspace, and what the panes' signals become.
#include "workspace.h"

#include "advice/advicepanel.h"
#include "advice/whycard.h"
#include "charts/sweeppanel.h"
#include "compare/comparepanel.h"
#include "editor/codeeditor.h"
#include "editor/messagestrip.h"
#include "editor/sourcebar.h"
#include "findingmarks.h"
#include "lessons/lessonpanel.h"
#include "pane.h"
#include "panels/consolepanel.h"
#include "panels/headline.h"
#include "panels/launchpanel.h"
#include "session.h"
#include "views/breadcrumb.h"
#include "views/figurepane.h"
#include "views/focus.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"
#include "views/stepbar.h"

#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <iterator>

namespace warplens {

void Workspace::wire()
{
    connect(&m_session, &Session::experimentChanged, this, &Workspace::showExperiment);
    connect(&m_session, &Session::resultChanged, this, &Workspace::showResult);
    connect(&m_session, &Session::selectionChanged, this, &Workspace::showSelection);
    connect(&m_session, &Session::lessonChanged, this, &Workspace::showLesson);
    connect(&m_session, &Session::countsHiddenChanged, this, &Workspace::showOrHideCounts);
    connect(m_ribbonDelay, &QTimer::timeout, this, [this] {
        m_isWaiting = true;
        m_headline->setRibbon(waitingWords(), true);
    });
    connect(m_headline, &Headline::stopWanted, this, &Workspace::stopWanted);

    connect(m_editor, &CodeEditor::sourceEdited, this, &Workspace::editSource);
    connect(m_editor, &CodeEditor::clicked, this, &Workspace::selectLine);
    connect(m_messages, &MessageStrip::messageActivated, m_editor, &CodeEditor::goTo);
    connect(m_launch, &LaunchPanel::edited, &m_session, &Session::edit);
    connect(m_sourceBar, &SourceBar::edited, &m_session, &Session::edit);
    connect(m_console, &ConsolePanel::lineActivated, this, &Workspace::goTo);
    for (FigurePane *pane : {m_map, m_grid, m_threads, m_besideMap, m_besideGrid}) {
        connect(pane, &FigurePane::exportWanted, this,
                [this, pane](const QString &suffix) { emit exportWanted(pane, suffix); });
    }
    for (FigurePane *pane : {m_map, m_grid, m_threads}) {
        connect(pane, &FigurePane::hovered, this, &Workspace::light);
        connect(pane, &FigurePane::activated, this, &Workspace::selectMark);
    }
    connect(m_breadcrumb, &Breadcrumb::selected, &m_session, &Session::select);
    connect(m_steps, &StepBar::selected, &m_session, &Session::select);
}

void Workspace::wirePanes()
{
    connect(m_sites, &SitesTable::siteChosen, this, [this](quint32 site) {
        Selection wanted;
        wanted.site = site;
        wanted.warp = m_session.selection().warp;
        m_session.select(wanted);
    });
    connect(m_hazards, &HazardsTable::chosen, &m_session, &Session::select);
    connect(m_why, &WhyCard::selected, &m_session, &Session::select);
    connect(m_why, &WhyCard::edited, this, &Workspace::takeEdit);
    connect(m_advice, &AdvicePanel::selected, &m_session, &Session::select);
    connect(m_advice, &AdvicePanel::edited, this, &Workspace::takeEdit);
    connect(m_advice, &AdvicePanel::adviceReady, m_why, &WhyCard::setAdvice);
    connect(m_sweep, &SweepPanel::edited, &m_session, &Session::edit);
    connect(m_compare, &ComparePanel::edited, &m_session, &Session::edit);
    connect(m_compare, &ComparePanel::besideWanted, this, &Workspace::showBeside);
    connect(m_lesson, &LessonPanel::stepWanted, this, &Workspace::lessonStepWanted);
    connect(m_lesson, &LessonPanel::questionSettled, &m_session,
            [this] { m_session.setCountsHidden(false); });
    connect(m_lesson, &LessonPanel::closeWanted, &m_session, &Session::closeLesson);
}

/// Whether `text` came in at once and took the place of all or nearly all of `before`.
static bool isOtherText(std::string_view before, std::string_view text)
{
    constexpr std::size_t Typed = 20; // characters that nobody types between two signals
    const auto start = std::size_t(std::ranges::mismatch(before, text).in1 - before.begin());
    const std::size_t rest = std::min(before.size(), text.size()) - start;
    std::size_t end = 0;
    while (end < rest && before[before.size() - 1 - end] == text[text.size() - 1 - end])
        ++end;
    return text.size() > start + end + Typed && 4 * (start + end) < text.size();
}

void Workspace::editSource()
{
    Edit edit{m_session.experiment(), tr("typing"), QStringLiteral("typing"), true};
    edit.experiment.source.text = m_editor->source();
    const bool isOther =
        isOtherText(m_session.experiment().source.text, edit.experiment.source.text);
    if (isOther)
        emit textReplaced();
    m_session.edit(edit);
    if (isOther) // what was chosen is no access of this text
        m_session.select({});
}

/// An edit that was made of a Result counts only while the text is still that Result's.
void Workspace::takeEdit(const Edit &edit)
{
    if (m_session.isCurrent())
        m_session.edit(edit);
}

void Workspace::showExperiment()
{
    m_editor->setSource(m_session.experiment().source.text);
    m_launch->setExperiment(m_session.experiment());
    m_sourceBar->setExperiment(m_session.experiment());
}

void Workspace::showResult()
{
    if (const std::shared_ptr<const Result> result = m_session.result();
        result && m_session.isAnswered()) {
        const auto marks = [&](bool both) {
            std::vector<Squiggle> all = diagnosticSquiggles(*result);
            std::ranges::copy(hazardSquiggles(*result, both), std::back_inserter(all));
            return all;
        };
        m_editor->setSquiggles(marks(true));
        m_messages->setMessages(marks(false), toQColor(m_look.theme.excess));
        m_launch->setResult(result);
        if (result->coverage.blocks > 0) { // it ran; else what an earlier one printed stays
            m_console->setResult(result);
            showLists(*result);
        }
    }
    const std::shared_ptr<const Result> picture = m_session.picture();
    if (picture && m_session.isCurrent()) {
        showLineNotes(*picture);
        showAnswer();
        m_map->setVisible(picture->global || !picture->shared);
        m_grid->setVisible(picture->shared.has_value());
    }
    showSelection();
    showStaleness();
}

/// What the tabs of the lists say of what is in them.
void Workspace::showLists(const Result &result)
{
    // A part of the grid may be without hazards that the rest has.
    if (!result.hazards.empty() || result.hazardLimits.any() || result.coverage.complete)
        m_hazardsPane->setWindowTitle(hazardsTitle(result));
    m_consolePane->setWindowTitle(tr("Printed (%1)").arg(result.printed.size()));
    const bool hasPrinted = !result.printed.empty();
    if (hasPrinted == m_consolePane->isHidden())
        m_consolePane->setVisible(hasPrinted);
}

void Workspace::showSelection()
{
    const std::shared_ptr<const Result> picture = m_session.picture();
    if (!picture)
        return;
    const Selection &selection = m_session.selection();
    m_map->setResult(picture, selection);
    m_grid->setResult(picture, selection);
    m_threads->setResult(picture, selection);
    m_sites->setResult(picture, selection);
    m_hazards->setResult(picture, selection);
    m_why->setResult(picture, selection);
    m_advice->setResult(picture, selection);
    m_compare->setResult(picture, selection);
    m_sweep->setResult(picture, selection);
    matchScales();
    m_breadcrumb->setResult(picture, selection);
    m_steps->setResult(picture, selection);
    m_headline->setCounts(focusOf(*picture, selection));
    m_headline->setLaunch(*picture);
    m_editor->setSelectedLines(selectedLines());
}

std::vector<std::uint32_t> Workspace::selectedLines() const
{
    const Selection &selection = m_session.selection();
    std::vector<std::uint32_t> lines;
    Mark mark;
    mark.site = selection.site;
    mark.request = selection.request;
    if (!selection.pair || selection.request)
        return {lineOf(mark)};
    for (const ChosenAccess &access : accessesOf(*selection.pair)) {
        mark.site = access.site;
        lines.push_back(lineOf(mark));
    }
    return lines;
}

void Workspace::showLesson()
{
    const std::optional<OpenLesson> &lesson = m_session.lesson();
    const bool wasOpen = !m_lessonPane->isHidden();
    m_lessonPane->setVisible(lesson.has_value());
    if (lesson)
        m_lesson->setLesson(lesson->file, lesson->step, lesson->openQuestion() != nullptr);
    showAnswer();
    if (lesson && !wasOpen)
        m_lessonPane->bringUp();
}

/// What the ribbon says once the wait for a count is long enough to be noticed.
QString Workspace::waitingWords() const
{
    if (!m_session.isCurrent())
        return tr("Not current: counting…");
    const Coverage &coverage = m_session.picture()->coverage;
    const QLocale locale;
    return tr("Counting: %1 of %2 blocks")
        .arg(locale.toString(qulonglong(coverage.executed)),
             locale.toString(qulonglong(coverage.blocks)));
}

/// The answer of the lesson's question, of what is counted now.
void Workspace::showAnswer()
{
    const std::optional<OpenLesson> &lesson = m_session.lesson();
    const Question *question = lesson ? lesson->question() : nullptr;
    const std::shared_ptr<const Result> picture = m_session.picture();
    const bool isCounted = question && picture && m_session.isCurrent();
    m_lesson->setAnswer(isCounted ? answerOf(*picture, *question) : std::nullopt);
}

void Workspace::showLineNotes(const Result &result)
{
    std::vector<LineNote> notes = lineNotesOf(result);
    m_editor->setLineNotes(m_session.countsHidden() ? withoutCounts(std::move(notes)) : notes);
}

void Workspace::showOrHideCounts()
{
    const bool hidden = m_session.countsHidden();
    m_headline->setCountsHidden(hidden);
    m_sites->setCountsHidden(hidden);
    m_map->setCountsHidden(hidden);
    m_grid->setCountsHidden(hidden);
    for (Pane *pane : {m_whyPane, m_advicePane})
        pane->setCover(hidden ? tr("Hidden, as the counts are.") : QString());
    const std::shared_ptr<const Result> picture = m_session.picture();
    if (picture && m_session.isCurrent())
        showLineNotes(*picture);
    showLesson();
}

void Workspace::showStaleness()
{
    const std::shared_ptr<const Result> result = m_session.result();
    m_why->setCurrent(m_session.isCurrent());
    m_advice->setCurrent(m_session.isCurrent());
    const bool isAnswered = m_session.isAnswered();
    const bool isStopped = isAnswered && wasStopped(*result);
    const bool isStale = m_session.picture() && !m_session.isCurrent();
    const bool hasFailed = isStale && isAnswered && result->hasErrors();
    const bool isWaiting =
        !isStopped && !hasFailed && (isStale || (isAnswered && !result->coverage.complete));
    if (isWaiting && m_ribbonDelay->isActive())
        return;
    if (isWaiting && m_isWaiting)
        m_headline->setRibbon(waitingWords(), true);
    else if (isWaiting)
        m_ribbonDelay->start();
    if (isWaiting)
        return;
    m_ribbonDelay->stop();
    m_isWaiting = false;
    if (isStopped)
        m_headline->setRibbon(tr("Stopped: change anything to count again"));
    else
        m_headline->setRibbon(hasFailed ? tr("Not current: the picture before the error")
                                        : QString());
}

std::uint32_t Workspace::lineOf(const Mark &mark) const
{
    const std::shared_ptr<const Result> picture = m_session.picture();
    if (!picture || !picture->kernel())
        return 0;
    std::optional<std::uint32_t> site = mark.site;
    if (mark.request && *mark.request < picture->recording.size())
        site = picture->recording[*mark.request].site;
    const std::vector<Site> &sites = picture->kernel()->sites;
    return site && *site < sites.size() ? sites[*site].position.line : 0;
}

void Workspace::selectLine(Position position)
{
    const std::shared_ptr<const Result> picture = m_session.picture();
    if (!picture || !m_session.isCurrent())
        return;
    // The site the caret stands in or after; else the first of the line.
    const std::vector<std::uint32_t> sites = sitesOfLine(*picture, position.line);
    Selection wanted;
    for (const std::uint32_t site : sites) {
        if (!wanted.site || picture->kernel()->sites[site].position.column <= position.column)
            wanted.site = site;
    }
    if (wanted.site)
        wanted.warp = m_session.selection().warp;
    m_session.select(wanted);
}

void Workspace::selectMark(const Mark &mark)
{
    Selection wanted = m_session.selection();
    if (mark.request && wanted.request != mark.request) {
        wanted.request = mark.request;
        wanted.phase.reset();
    } else if (mark.warp && !mark.request) {
        wanted.warp = mark.warp;
        wanted.pair.reset();
        wanted.request.reset();
        wanted.phase.reset();
    }
    m_session.select(wanted);
}

void Workspace::light(const Mark &mark)
{
    m_map->setLit(mark);
    m_grid->setLit(mark);
    m_threads->setLit(mark);
    m_editor->setLitLine(lineOf(mark));
}

} // namespace warplens
