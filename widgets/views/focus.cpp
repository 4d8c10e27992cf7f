// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/focus.h"

#include "experiment/costcontext.h"
#include "figure/focus.h"
#include "views/accesswords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <span>
#include <tuple>

namespace warplens {

namespace {

struct FocusText
{
    Q_DECLARE_TR_FUNCTIONS(FocusText)
};

/// The requests of a pair, as far as they were recorded; one of both twice.
std::vector<std::uint32_t> recordedOf(const Result &result, const AccessPair &pair)
{
    std::vector<std::uint32_t> requests;
    for (const ChosenAccess &access : accessesOf(pair)) {
        if (const auto index = requestOf(result, access))
            requests.push_back(*index);
    }
    return requests;
}

/// The recorded requests themselves, costed anew.
void addRecorded(SelectedCounts &focus, const Result &result,
                 std::span<const std::uint32_t> requests)
{
    if (!result.kernel())
        return;
    const CostContext context(*result.kernel(), result.device, result.arrays);
    for (const std::uint32_t index : requests) {
        const Request &request = result.recording[index];
        if (request.space != Space::Global && request.space != Space::Shared)
            continue;
        std::optional<Counts> &sum = request.space == Space::Global ? focus.global : focus.shared;
        if (!sum)
            sum.emplace();
        context.addTo(*sum, request);
    }
}

/// The exact counts of one site over the whole launch.
void addSite(SelectedCounts &focus, const Result &result, std::uint32_t site)
{
    for (const SiteResult &each : result.sites) {
        if (each.site != site)
            continue;
        if (each.space == Space::Global)
            focus.global = each.counts;
        if (each.space == Space::Shared)
            focus.shared = each.counts;
    }
}

/// `two accesses`, and where each stands.
QStringList pairWords(const Result &result, const AccessPair &pair)
{
    QStringList words{pair.second ? FocusText::tr("two accesses") : FocusText::tr("one access")};
    for (const ChosenAccess &access : accessesOf(pair)) {
        if (result.kernel() && access.site < result.kernel()->sites.size())
            words << siteWords(*result.kernel(), access.site);
    }
    if (recordedOf(result, pair).size() < accessesOf(pair).size())
        words << FocusText::tr("not recorded");
    return words;
}

QString wordsFor(const Result &result, const Selection &selection)
{
    QStringList words;
    if (const AccessPair *pair = pairInFocus(result, selection); pair && !selection.request)
        return pairWords(result, *pair).join(QStringLiteral(" · "));
    std::optional<std::uint32_t> site = selection.site;
    std::optional<std::uint32_t> warp = selection.warp;
    if (selection.request && *selection.request < result.recording.size()) {
        const Request &request = result.recording[*selection.request];
        words << FocusText::tr("one request");
        site = request.site;
        warp = request.warp;
    }
    if (site && result.kernel() && *site < result.kernel()->sites.size())
        words << siteWords(*result.kernel(), *site);
    if (warp)
        words << FocusText::tr("warp %1 of block %2").arg(*warp).arg(result.focusBlock);
    else
        words << coverageWords(result);
    if (result.kernel() && result.kernel()->optimised)
        words << FocusText::tr("optimised");
    return words.join(QStringLiteral(" · "));
}

/// The example that `after` gives of the hazard that `pair` is the example of in `before`.
std::optional<AccessPair> samePair(const AccessPair &pair, const Result &before,
                                   const Result &after)
{
    const auto key = [](const Hazard &hazard) {
        return std::tuple(hazard.kind, hazard.raceClass, hazard.withinWarp, hazard.sameValue,
                          hazard.array, hazard.first.site, hazard.second.site);
    };
    const auto known = std::ranges::find_if(
        before.hazards, [&](const Hazard &each) { return pairOf(each, before) == pair; });
    if (known == before.hazards.end())
        return std::nullopt;
    const auto same = std::ranges::find(after.hazards, key(*known), key);
    return same == after.hazards.end() ? std::nullopt : std::optional(pairOf(*same, after));
}

} // namespace

bool wasStopped(const Result &result)
{
    return std::ranges::any_of(result.diagnostics, [](const Diagnostic &diagnostic) {
        return diagnostic.kind == DiagnosticKind::Cancelled;
    });
}

QString coverageWords(const Result &result)
{
    const bool isStopped = wasStopped(result);
    if (!result.coverage.complete && !isStopped)
        return FocusText::tr("counting…");
    if (!result.coverage.exact && !isStopped && result.coverage.executed == result.coverage.blocks)
        return FocusText::tr("counted with errors");
    if (!result.coverage.exact)
        return FocusText::tr("%1 of %2 blocks counted")
            .arg(QLocale().toString(qulonglong(result.coverage.executed)),
                 QLocale().toString(qulonglong(result.coverage.blocks)));
    if (result.coverage.blocks == 1)
        return FocusText::tr("1 block");
    return FocusText::tr("%1 blocks").arg(QLocale().toString(qulonglong(result.coverage.blocks)));
}

SelectedCounts focusOf(const Result &result, const Selection &selection)
{
    SelectedCounts focus;
    focus.words = wordsFor(result, selection);
    const bool isPair = pairInFocus(result, selection);
    focus.isWholeLaunch = !selection.site && !selection.warp && !selection.request && !isPair;
    if (selection.request && *selection.request < result.recording.size()) {
        addRecorded(focus, result, {&*selection.request, 1});
    } else if (isPair || selection.warp) {
        addRecorded(focus, result, requestsOf(result, selection));
    } else if (selection.site) {
        addSite(focus, result, *selection.site);
    } else {
        focus.global = result.global;
        focus.shared = result.shared;
        focus.words = FocusText::tr("whole launch") + QStringLiteral(" · ") + focus.words;
    }
    return focus;
}

std::vector<std::uint32_t> requestsOf(const Result &result, const Selection &selection)
{
    std::vector<std::uint32_t> requests;
    if (const AccessPair *pair = pairInFocus(result, selection)) {
        requests = recordedOf(result, *pair);
        requests.erase(std::ranges::unique(requests).begin(), requests.end());
        return requests;
    }
    for (std::size_t i = 0; i < result.recording.size(); ++i) {
        const Request &request = result.recording[i];
        if ((!selection.site || request.site == *selection.site)
            && (!selection.warp || request.warp == *selection.warp))
            requests.push_back(std::uint32_t(i));
    }
    return requests;
}

Selection carriedOver(const Selection &selection, const Result &before, const Result &after)
{
    Selection carried = selection;
    const Kernel *kernel = after.kernel();
    if (selection.pair)
        carried.pair = samePair(*selection.pair, before, after);
    if (carried.site && (!kernel || *carried.site >= kernel->sites.size()))
        return {};
    const std::uint64_t warps =
        (after.launch.block.count() + after.launch.warpSize - 1) / after.launch.warpSize;
    if (carried.warp && *carried.warp >= warps)
        carried.warp.reset();
    if (!selection.request)
        return carried;

    carried.request.reset();
    carried.phase.reset();
    if (*selection.request >= before.recording.size())
        return carried;
    const Request &old = before.recording[*selection.request];
    const auto same = std::ranges::find_if(after.recording, [&old](const Request &each) {
        return each.site == old.site && each.warp == old.warp && each.space == old.space
            && each.occurrence == old.occurrence;
    });
    if (same != after.recording.end()) {
        carried.request = std::uint32_t(same - after.recording.begin());
        carried.phase = selection.phase;
    }
    return carried;
}

std::vector<std::uint32_t> sitesOfLine(const Result &result, std::uint32_t line)
{
    std::vector<std::uint32_t> sites;
    if (const Kernel *kernel = result.kernel()) {
        for (std::size_t i = 0; i < kernel->sites.size(); ++i) {
            // No picture shows the memory of a thread's own.
            const Site &site = kernel->sites[i];
            if (site.position.line == line && site.space != Space::Local)
                sites.push_back(std::uint32_t(i));
        }
        std::ranges::stable_sort(sites, {}, [kernel](std::uint32_t site) {
            return kernel->sites[site].position.column;
        });
    }
    return sites;
}

} // namespace warplens
