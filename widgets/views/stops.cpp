// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/stops.h"

#include "cost/sharedcost.h"
#include "views/focus.h"

#include <algorithm>
#include <utility>

namespace warplens {

namespace {

using Requests = std::vector<std::uint32_t>;

Requests firstOfEachLine(const Result &result, const Requests &requests)
{
    const auto placeOf = [&](std::uint32_t index) {
        const Request &request = result.recording[index];
        return std::pair(request.warp, result.kernel()->sites[request.site].position.line);
    };
    Requests firsts = requests;
    const auto [begin, end] = std::ranges::unique(firsts, {}, placeOf);
    firsts.erase(begin, end);
    return firsts;
}

/// The turns of the access that is in focus, or else of the first there is.
Requests turnsOfOne(const Result &result, const Selection &selection, const Requests &requests)
{
    if (requests.empty())
        return {};
    const bool hasFocus = selection.request && *selection.request < result.recording.size();
    const Request &one = result.recording[hasFocus ? *selection.request : requests.front()];
    Requests turns;
    for (std::uint32_t i = 0; i < result.recording.size(); ++i) {
        const Request &each = result.recording[i];
        if (each.site == one.site && each.warp == one.warp && each.space == one.space)
            turns.push_back(i);
    }
    return turns;
}

std::vector<Stop> phasesOfEach(const Result &result, const Requests &requests)
{
    std::vector<Stop> stops;
    for (const std::uint32_t index : requests) {
        const Request &request = result.recording[index];
        const std::size_t phases =
            request.space == Space::Shared ? phasesOf(request, result.device).size() : 0;
        if (phases < 2)
            stops.push_back({index, {}});
        else
            for (std::uint32_t phase = 0; phase < phases; ++phase)
                stops.push_back({index, phase});
    }
    return stops;
}

} // namespace

std::vector<Stop> stopsOf(const Result &result, const Selection &selection, StepUnit unit)
{
    if (!result.kernel())
        return {};
    Selection within = selection;
    if (unit == StepUnit::Line)
        within.site.reset(); // its lines are what one steps through
    Requests requests = requestsOf(result, within);
    if (unit == StepUnit::Phase)
        return phasesOfEach(result, requests);
    if (unit == StepUnit::Line)
        requests = firstOfEachLine(result, requests);
    if (unit == StepUnit::Iteration)
        requests = turnsOfOne(result, selection, requests);
    std::vector<Stop> stops;
    for (const std::uint32_t index : requests)
        stops.push_back({index, {}});
    return stops;
}

std::optional<std::size_t> stopAt(const std::vector<Stop> &stops, const Selection &selection)
{
    if (!selection.request)
        return std::nullopt;
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const Stop &stop = stops[i];
        // A request as a whole stands at its first phase.
        if (stop.request == *selection.request
            && (stop.phase == selection.phase || !selection.phase))
            return i;
        if (stop.request <= *selection.request)
            last = i;
    }
    return last;
}

Selection selectionAt(const Result &result, const Selection &selection, const Stop &stop)
{
    Selection wanted = selection;
    wanted.request = stop.request;
    wanted.phase = stop.phase;
    if (stop.request < result.recording.size()) {
        const Request &request = result.recording[stop.request];
        if (wanted.site && *wanted.site != request.site)
            wanted.site.reset();
        if (wanted.warp && *wanted.warp != request.warp)
            wanted.warp.reset();
    }
    return wanted;
}

} // namespace warplens
