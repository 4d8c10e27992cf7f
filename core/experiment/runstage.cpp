// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/runstage.h"

#include "experiment/focusblock.h"
#include "experiment/gridrun.h"
#include "experiment/rundiagnostics.h"
#include "hazard/harmlesstwins.h"
#include "hazard/hazardwatch.h"

#include <algorithm>
#include <iterator>

namespace warplens {

namespace {

std::optional<Counts> totalOf(const std::vector<SiteResult> &sites, Space space)
{
    std::optional<Counts> total;
    for (const SiteResult &site : sites) {
        if (site.space != space)
            continue;
        total = total.value_or(Counts());
        *total += site.counts;
    }
    return total;
}

/// Writes what some blocks came to into `result`, in place of what stood there.
void fillIn(Result &result, const BlocksOutcome &outcome)
{
    result.sites = outcome.totals.sites();
    result.global = totalOf(result.sites, Space::Global);
    result.shared = totalOf(result.sites, Space::Shared);
    result.constant = totalOf(result.sites, Space::Constant);
    result.local = totalOf(result.sites, Space::Local);
    result.hazards = outcome.hazards;
    dropHarmlessTwins(result.hazards);
    sortHazards(result.hazards, *result.kernel());
    result.hazardLimits = outcome.hazardLimits;
    result.instructionsExecuted = outcome.instructions;
    result.coverage.executed = outcome.executed;
    // A thread that did what the hardware does not do is not part of any exact count.
    const bool isSound = std::ranges::none_of(outcome.diagnostics, [](const Diagnostic &found) {
        return found.severity == Severity::Error;
    });
    result.coverage.exact = isSound && outcome.executed == result.coverage.blocks;
    std::erase_if(result.diagnostics, isOfRun);
    std::ranges::copy(outcome.diagnostics, std::back_inserter(result.diagnostics));
    sortDiagnostics(result.diagnostics);
}

/// Runs the focus block into `result`.
BlocksOutcome runFocus(Result &result, const CostContext &context, Simulator &simulator,
                       std::stop_token stop)
{
    const std::uint64_t warps =
        (result.launch.block.count() + result.launch.warpSize - 1) / result.launch.warpSize;
    HazardWatch hazards(context.kernel(), result.launch, result.arrays, stop);
    FocusBlock focus(context, hazards, warps, result.scope.recordedRequests);
    BlocksOutcome outcome(context);
    const bool ran = simulator.runBlock(result.focusBlock, focus, stop);
    outcome.finished = hazards.endBlock() && ran;
    outcome.executed = outcome.finished ? 1 : 0;
    outcome.hazards = hazards.take();
    outcome.hazardLimits = hazards.takeLimits();
    outcome.totals = focus.totals();
    outcome.diagnostics = simulator.diagnostics();
    outcome.instructions = simulator.instructionsExecuted();
    focus.moveInto(result);
    fillIn(result, outcome);
    return outcome;
}

void markStopped(Result &result)
{
    result.coverage.complete = false;
    const auto isCancelled = [](const Diagnostic &diagnostic) {
        return diagnostic.kind == DiagnosticKind::Cancelled;
    };
    if (std::ranges::any_of(result.diagnostics, isCancelled))
        return;
    Diagnostic diagnostic;
    diagnostic.kind = DiagnosticKind::Cancelled;
    diagnostic.severity = Severity::Warning;
    result.diagnostics.push_back(diagnostic);
    sortDiagnostics(result.diagnostics);
}

} // namespace

void sortDiagnostics(std::vector<Diagnostic> &diagnostics)
{
    std::ranges::stable_sort(diagnostics, {}, &Diagnostic::position);
}

void runInto(Result &result, const Progress &progress, std::stop_token stop)
{
    const Kernel &kernel = *result.compiled.kernel;
    Simulator simulator(kernel, result.launch, result.scope.limits);
    result.arrays = simulator.arrays();
    result.coverage = {};
    result.coverage.blocks = result.launch.grid.count();
    const CostContext context(kernel, result.device, result.arrays);

    BlocksOutcome outcome = runFocus(result, context, simulator, stop);
    const bool goOn = outcome.finished && result.scope.wholeGrid && result.coverage.blocks > 1;
    if (goOn) {
        // Copies of the Result, each with what is known by then; the arrays move with none.
        const auto publish = [&result, &progress](const BlocksOutcome &soFar) {
            fillIn(result, soFar);
            progress(std::make_shared<const Result>(result));
        };
        if (progress)
            publish(outcome);
        const GridInput input{context, result.launch, result.scope.limits};
        GridRun grid(input, result.focusBlock, std::move(outcome), simulator.takeCrossBlockUse());
        const BlocksOutcome all =
            grid.run(result.scope.threads, progress ? GridRun::Publish(publish) : nullptr, stop);
        fillIn(result, all);
    }
    result.coverage.complete = true;
    if (stop.stop_requested() && !result.coverage.exact)
        markStopped(result);
}

bool takeRunOver(Result &result, const Result &previous)
{
    const auto sameKernel = [](const Kernel *a, const Kernel *b) {
        return a && b && (a == b || *a == *b);
    };
    Scope scope = previous.scope;
    scope.focusBlock = result.scope.focusBlock; // what counts is the effective one
    scope.threads = result.scope.threads;
    if (!previous.coverage.complete || scope != result.scope
        || previous.focusBlock != result.focusBlock || previous.launch != result.launch
        || previous.device != result.device || !sameKernel(previous.kernel(), result.kernel()))
        return false;
    static_cast<RunOutcome &>(result) = previous;
    std::ranges::copy_if(previous.diagnostics, std::back_inserter(result.diagnostics), isOfRun);
    sortDiagnostics(result.diagnostics);
    return true;
}

} // namespace warplens
