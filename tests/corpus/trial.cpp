// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "trial.h"

#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/phrases.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>

namespace warplens {

namespace {

constexpr double KernelTime = 12; // seconds of the processor
constexpr double LaunchTime = 2;
constexpr std::uint64_t MostBlocks = 8;
/// What a block of sm_80 may have at most.
constexpr std::uint64_t DynamicSharedBytes = 96 * 1024;

/// A machine that is busy with other things says nothing about a kernel.
double processorSeconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

std::string firstError(const std::vector<Diagnostic> &diagnostics)
{
    const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
    if (error == diagnostics.end())
        return {};
    const std::string line =
        error->position.isValid() ? " (line " + std::to_string(error->position.line) + ")" : "";
    return describe(*error, untranslated) + line;
}

bool isEndless(const Result &result)
{
    return std::ranges::count(result.diagnostics, DiagnosticKind::EndlessLoop, &Diagnostic::kind)
        > 0;
}

std::vector<Extent> blocksFor(const Kernel &kernel)
{
    std::vector<Extent> blocks = {{256, 1, 1}, {16, 16, 1}, {32, 1, 1}, {128, 1, 1},
                                  {8, 8, 1},   {32, 8, 1},  {64, 1, 1}, {1024, 1, 1},
                                  {8, 8, 8},   {4, 8, 4},   {1, 1, 1}};
    if (kernel.suggestedBlock)
        blocks.insert(blocks.begin(), *kernel.suggestedBlock);
    return blocks;
}

Extent gridFor(const Kernel &kernel, const Extent &block)
{
    if (kernel.suggestedGrid && kernel.suggestedGrid->count() <= MostBlocks)
        return *kernel.suggestedGrid;
    return block.z > 1 ? Extent{2, 2, 2} : block.y > 1 ? Extent{2, 2, 1} : Extent{4, 1, 1};
}

/// For a loop that hands a fixed amount of work out to however many blocks there are: only the
/// first of them runs.
constexpr Extent ManyBlocks = {4096, 1, 1};

struct Attempt
{
    std::string number; ///< for all whole arguments; empty: each has its default
    Extent grid;
    Extent block;
    std::string init; ///< of the buffers
};

std::vector<Attempt> attemptsFor(const Kernel &kernel)
{
    std::vector<Attempt> attempts;
    const std::vector<Extent> blocks = blocksFor(kernel);
    for (const char *number : {"", "64", "16", "1", "256", "0", "1024"})
        for (const Extent &block : blocks)
            for (const char *init : {"ramp", "zeros"})
                attempts.push_back({number, gridFor(kernel, block), block, init});
    attempts.insert(attempts.begin() + 1, {"", ManyBlocks, blocks.front(), "ramp"});
    return attempts;
}

Experiment prepared(Experiment experiment, const Kernel &kernel, const Attempt &attempt)
{
    Launch &launch = experiment.launch;
    launch.block = attempt.block;
    launch.grid = attempt.grid;
    const bool isDynamic = std::ranges::any_of(kernel.variables, &Variable::dynamic);
    launch.sharedBytes = isDynamic ? DynamicSharedBytes : 0;
    for (const Parameter &parameter : kernel.parameters) {
        const bool isWhole = !parameter.isBuffer && !parameter.isStruct && !parameter.isConstant
            && !isFloat(parameter.value) && bytesOf(parameter.value) > 1;
        if (isWhole && !attempt.number.empty())
            launch.arguments[parameter.name] = attempt.number;
        if (parameter.isBuffer)
            launch.buffers[parameter.name].init = attempt.init;
    }
    return experiment;
}

std::string describe(const Attempt &attempt)
{
    const auto text = [](const Extent &extent) {
        return std::to_string(extent.x) + "," + std::to_string(extent.y) + ","
            + std::to_string(extent.z);
    };
    return "<<<" + text(attempt.grid) + " | " + text(attempt.block) + ">>> numbers "
        + (attempt.number.empty() ? "by name" : attempt.number) + ", buffers " + attempt.init;
}

/// Evaluates for LaunchTime at most.
std::shared_ptr<const Result> evaluateInTime(const Experiment &experiment,
                                             const CompileOutcome &compiled)
{
    Scope scope;
    scope.threads = 1;
    scope.wholeGrid = experiment.launch.grid != ManyBlocks;
    scope.recordedRequests = 64;
    scope.limits.stepsPerWarp = 4'000'000;
    std::stop_source stop;
    std::mutex mutex;
    std::condition_variable_any changed;
    bool isDone = false;
    const double deadline = processorSeconds() + LaunchTime;
    std::jthread watch([&] {
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, std::chrono::milliseconds(50), [&] { return isDone; }))
            if (processorSeconds() > deadline)
                stop.request_stop();
    });
    const Compile again = [&](const CompileRequest &, std::stop_token) { return compiled; };
    auto result = evaluate(experiment, scope, nullptr, again, {}, stop.get_token());
    const std::lock_guard lock(mutex);
    isDone = true;
    changed.notify_all();
    return result;
}

} // namespace

Verdict tryKernel(const Experiment &experiment)
{
    Verdict verdict;
    Scope nothing;
    nothing.wholeGrid = false;
    nothing.limits.stepsPerWarp = 1;
    const Compile compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const auto compiled = evaluate(experiment, nothing, nullptr, compile, {}, {})->compiled;
    verdict.compiles = compiled.kernel != nullptr;
    if (!compiled.kernel) {
        verdict.reason = firstError(compiled.diagnostics);
        return verdict;
    }
    std::set<std::string> tooLong; ///< numbers
    const double deadline = processorSeconds() + KernelTime;
    for (const Attempt &attempt : attemptsFor(*compiled.kernel)) {
        // A larger number only takes longer still.
        if (processorSeconds() > deadline
            || (tooLong.contains(attempt.number) && attempt.grid != ManyBlocks))
            continue;
        const auto result =
            evaluateInTime(prepared(experiment, *compiled.kernel, attempt), compiled);
        std::string reason = firstError(result->diagnostics);
        const bool isDone =
            attempt.grid == ManyBlocks ? result->coverage.executed == 1 : result->coverage.exact;
        if (reason.empty() && !isDone)
            reason = "it takes too long";
        if (reason == "it takes too long" || isEndless(*result))
            tooLong.insert(attempt.number);
        verdict.runs = reason.empty();
        if (verdict.launch.empty() || verdict.runs) {
            verdict.launch = describe(attempt);
            verdict.reason = reason;
        }
        if (verdict.runs)
            break;
    }
    return verdict;
}

} // namespace warplens
