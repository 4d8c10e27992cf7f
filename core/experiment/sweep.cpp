// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweep.h"

#include "experiment/evaluate.h"
#include "experiment/sweepvalues.h"

#include <algorithm>

namespace warplens {

namespace {

/// Nobody looks at pictures of the values on the way.
Scope withoutRecording(Scope scope)
{
    scope.recordedRequests = 0;
    return scope;
}

bool isError(const Diagnostic &diagnostic) { return diagnostic.severity == Severity::Error; }

void readInto(SweepPoint &point, const Result &result)
{
    point.diagnostics = result.diagnostics;
    if (result.hasErrors() || !result.kernel())
        return;
    point.launch = metricsOf(result);
    for (std::uint32_t site = 0; site < result.kernel()->sites.size(); ++site)
        point.sites.push_back(metricsOf(result, site));
}

} // namespace

bool SweepPoint::hasFailed() const
{
    return !refusals.empty() || std::ranges::any_of(diagnostics, isError);
}

std::string errorText(const SweepPoint &point, const Translate &translate)
{
    if (!point.refusals.empty())
        return describe(point.refusals.front(), translate);
    const auto error = std::ranges::find_if(point.diagnostics, isError);
    return error == point.diagnostics.end() ? std::string() : describe(*error, translate);
}

void runSweep(const Sweep &sweep, const Scope &scope, std::shared_ptr<const Result> previous,
              const Compile &compile, const SweepProgress &progress, std::stop_token stop)
{
    const Scope plain = withoutRecording(scope);
    const std::size_t count = std::min(sweep.values.size(), MostSweepValues);
    for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
        SweepPoint point = {.index = i, .value = sweep.values[i]};
        auto experiment = applied(sweep.experiment, sweep.axis, point.value);
        if (const auto *error = std::get_if<SweepError>(&experiment)) {
            point.refusals.push_back(*error);
            progress(point);
            continue;
        }
        std::shared_ptr<const Result> result =
            evaluate(std::get<Experiment>(experiment), plain, previous.get(), compile, {}, stop);
        if (stop.stop_requested())
            return;
        readInto(point, *result);
        progress(point);
        // A text that does not compile has nothing the next value could use.
        if (result->kernel())
            previous = std::move(result);
    }
}

} // namespace warplens
