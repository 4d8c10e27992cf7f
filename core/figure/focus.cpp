// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/focus.h"

#include <algorithm>
#include <map>

namespace warplens {

namespace {

bool leaves(const Selection &selection, const Request &request)
{
    return (!selection.site || *selection.site == request.site)
        && (!selection.warp || *selection.warp == request.warp);
}

void noteWarps(const Result &result, Focus &focus)
{
    for (const std::uint32_t index : focus.requests)
        focus.warps.push_back(result.recording[index].warp);
    std::ranges::sort(focus.warps);
    const auto repeated = std::ranges::unique(focus.warps);
    focus.warps.erase(repeated.begin(), repeated.end());
}

/// Whether an access that was not recorded would belong into a picture of `space`.
bool wouldGoTo(Space space, const Result &result, std::uint32_t site)
{
    const Kernel *kernel = result.kernel();
    if (!kernel || site >= kernel->sites.size())
        return false;
    const Space declared = kernel->sites[site].space;
    return declared == space || (declared == Space::Unknown && space == Space::Shared);
}

/// The requests in which the two threads met.
Focus meetingOf(const Result &result, const AccessPair &pair, Space space)
{
    Focus focus;
    for (const ChosenAccess &access : accessesOf(pair)) {
        const std::optional<std::uint32_t> index = requestOf(result, access);
        if (!index) {
            focus.lost += wouldGoTo(space, result, access.site);
            continue;
        }
        if (result.recording[*index].space != space)
            continue;
        if (std::ranges::find(focus.requests, *index) == focus.requests.end())
            focus.requests.push_back(*index);
        focus.lit.push_back({access.warp, access.lane, *index});
    }
    focus.meets = focus.lost > 0 || !focus.requests.empty();
    noteWarps(result, focus);
    return focus;
}

/// All requests to `space` that `wanted` wants, up to what a picture can tell apart.
template <typename Wanted>
Focus allOf(const Result &result, Space space, Occurrences occurrences, Wanted wanted)
{
    Focus focus;
    for (std::uint32_t index = 0; index < result.recording.size(); ++index) {
        const Request &request = result.recording[index];
        const bool inTurn = occurrences == Occurrences::All || request.occurrence == 0;
        if (request.space != space || !inTurn || !wanted(request))
            continue;
        if (focus.requests.size() == MostRequestsShown) {
            focus.cut = true;
            break;
        }
        focus.requests.push_back(index);
    }
    noteWarps(result, focus);
    return focus;
}

/// What the two threads and their warps did in a space where they did not meet.
Focus threadsOf(const Result &result, const AccessPair &pair, Space space, Occurrences occurrences)
{
    std::vector<LitLane> lit;
    for (const ChosenAccess &access : accessesOf(pair))
        lit.push_back({access.warp, access.lane, NoRequest});
    Focus focus = allOf(result, space, occurrences, [&lit](const Request &request) {
        return std::ranges::find(lit, request.warp, &LitLane::warp) != lit.end();
    });
    focus.lit = std::move(lit);
    return focus;
}

} // namespace

const AccessPair *pairInFocus(const Result &result, const Selection &selection)
{
    return selection.pair && selection.pair->block == result.focusBlock ? &*selection.pair
                                                                        : nullptr;
}

Focus focusOf(const Result &result, const Selection &selection, Space space,
              Occurrences occurrences)
{
    const auto &recording = result.recording;
    if (selection.request) {
        Focus focus;
        if (*selection.request < recording.size() && recording[*selection.request].space == space)
            focus.requests.push_back(*selection.request);
        noteWarps(result, focus);
        return focus;
    }
    if (const AccessPair *pair = pairInFocus(result, selection)) {
        Focus met = meetingOf(result, *pair, space);
        return met.meets ? met : threadsOf(result, *pair, space, occurrences);
    }
    return allOf(result, space, occurrences,
                 [&selection](const Request &request) { return leaves(selection, request); });
}

Focus firstOfEachSite(const Result &result, const Focus &focus)
{
    std::map<std::uint32_t, std::uint32_t> chosen; // site → index
    for (const std::uint32_t index : focus.requests) {
        const Request &request = result.recording[index];
        const auto [entry, added] = chosen.try_emplace(request.site, index);
        if (!added && request.warp < result.recording[entry->second].warp)
            entry->second = index;
    }
    Focus first;
    for (const auto &[site, index] : chosen)
        first.requests.push_back(index);
    std::ranges::sort(first.requests);
    noteWarps(result, first);
    return first;
}

} // namespace warplens
