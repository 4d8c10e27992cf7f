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

} // namespace

Focus focusOf(const Result &result, const Selection &selection, Space space,
              Occurrences occurrences)
{
    Focus focus;
    const auto &recording = result.recording;
    if (selection.request) {
        if (*selection.request < recording.size() && recording[*selection.request].space == space)
            focus.requests.push_back(*selection.request);
        noteWarps(result, focus);
        return focus;
    }
    for (std::uint32_t index = 0; index < recording.size(); ++index) {
        const Request &request = recording[index];
        const bool wanted = occurrences == Occurrences::All || request.occurrence == 0;
        if (request.space != space || !wanted || !leaves(selection, request))
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
