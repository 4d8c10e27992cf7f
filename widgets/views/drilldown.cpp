// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/drilldown.h"

#include "cost/sharedcost.h"
#include "figure/focus.h"
#include "views/accesswords.h"
#include "views/focus.h"

#include <QCoreApplication>

#include <algorithm>

namespace warplens {

namespace {

struct DrillDown
{
    Q_DECLARE_TR_FUNCTIONS(DrillDown)
};

bool hasRequest(const Result &result, const Selection &selection)
{
    return selection.request && *selection.request < result.recording.size();
}

std::size_t phasesIn(const Result &result, const Selection &selection)
{
    if (!hasRequest(result, selection))
        return 0;
    const Request &request = result.recording[*selection.request];
    return request.space == Space::Shared ? phasesOf(request, result.device).size() : 0;
}

QString requestWords(const Result &result, const Selection &within, std::uint32_t request)
{
    const std::vector<std::uint32_t> all = requestsOf(result, within);
    const auto here = std::ranges::find(all, request);
    if (here == all.end())
        return DrillDown::tr("one request");
    return DrillDown::tr("request %1 of %2").arg(here - all.begin() + 1).arg(all.size());
}

std::vector<Level> warpsBelow(const Result &result, const Selection &selection)
{
    std::vector<std::uint32_t> warps;
    for (const std::uint32_t index : requestsOf(result, selection))
        warps.push_back(result.recording[index].warp);
    std::ranges::sort(warps);
    warps.erase(std::ranges::unique(warps).begin(), warps.end());
    warps.resize(std::min(warps.size(), MostChoices));
    std::vector<Level> levels;
    for (const std::uint32_t warp : warps) {
        Selection wanted = selection;
        wanted.warp = warp;
        levels.push_back({DrillDown::tr("warp %1").arg(warp), wanted});
    }
    return levels;
}

/// `3: line 4, load of data`
std::vector<Level> requestsBelow(const Result &result, const Selection &selection)
{
    std::vector<Level> levels;
    for (const std::uint32_t index : requestsOf(result, selection)) {
        if (levels.size() == MostChoices)
            break;
        Selection wanted = selection;
        wanted.request = index;
        levels.push_back({DrillDown::tr("%1: %2")
                              .arg(levels.size() + 1)
                              .arg(siteWords(*result.kernel(), result.recording[index].site)),
                          wanted});
    }
    return levels;
}

std::vector<Level> phasesBelow(const Result &result, const Selection &selection)
{
    std::vector<Level> levels;
    const std::size_t phases = phasesIn(result, selection);
    for (std::uint32_t phase = 0; phases > 1 && phase < phases; ++phase) {
        Selection wanted = selection;
        wanted.phase = phase;
        levels.push_back({DrillDown::tr("phase %1 of %2").arg(phase + 1).arg(phases), wanted});
    }
    return levels;
}

} // namespace

std::vector<Level> levelsOf(const Result &result, const Selection &selection)
{
    QString launch = DrillDown::tr("whole launch, %1").arg(coverageWords(result));
    if (result.kernel() && result.kernel()->optimised)
        launch += QStringLiteral(", ") + DrillDown::tr("optimised");
    std::vector<Level> levels{{launch, {}}};
    Selection upTo;
    const auto add = [&](const QString &words) { levels.push_back({words, upTo}); };
    if (!result.kernel())
        return levels;
    if (pairInFocus(result, selection)) {
        upTo.pair = selection.pair;
        add(selection.pair->second ? DrillDown::tr("two accesses") : DrillDown::tr("one access"));
    } else {
        if (selection.site && *selection.site < result.kernel()->sites.size()) {
            upTo.site = selection.site;
            add(siteWords(*result.kernel(), *selection.site));
        }
        if (selection.warp) {
            upTo.warp = selection.warp;
            add(DrillDown::tr("warp %1 of block %2").arg(*selection.warp).arg(result.focusBlock));
        }
    }
    if (hasRequest(result, selection)) {
        const Selection within = upTo;
        upTo.request = selection.request;
        QString words = requestWords(result, within, *selection.request);
        // What the levels above do not say.
        const Request &request = result.recording[*selection.request];
        if (!upTo.site)
            words += u' ' + DrillDown::tr("(%1)").arg(siteWords(*result.kernel(), request.site));
        if (!upTo.warp)
            words += u' ' + DrillDown::tr("of warp %1").arg(request.warp);
        add(words);
    }
    const std::size_t phases = phasesIn(result, selection);
    if (selection.phase && *selection.phase < phases) {
        upTo.phase = selection.phase;
        add(DrillDown::tr("phase %1 of %2").arg(*selection.phase + 1).arg(phases));
    }
    return levels;
}

std::vector<Level> choicesBelow(const Result &result, const Selection &selection)
{
    if (!result.kernel())
        return {};
    if (hasRequest(result, selection))
        return phasesBelow(result, selection);
    if (selection.warp || pairInFocus(result, selection))
        return requestsBelow(result, selection);
    return warpsBelow(result, selection);
}

std::vector<Level> accessChoices(const Result &result)
{
    std::vector<Level> levels;
    if (!result.kernel())
        return levels;
    for (const SiteResult &each : result.sites) {
        if (levels.size() == MostChoices)
            break;
        Selection wanted;
        wanted.site = each.site;
        if (levels.empty() || levels.back().selection != wanted)
            levels.push_back({siteWords(*result.kernel(), each.site), wanted});
    }
    return levels;
}

Selection widened(const Selection &selection)
{
    Selection wanted = selection;
    if (wanted.phase)
        wanted.phase.reset();
    else if (wanted.request)
        wanted.request.reset();
    else if (wanted.pair)
        wanted.pair.reset();
    else if (wanted.warp)
        wanted.warp.reset();
    else
        wanted.site.reset();
    return wanted;
}

} // namespace warplens
