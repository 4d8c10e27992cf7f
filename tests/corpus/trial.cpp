// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "trial.h"

#include "compiler/compile.h"
#include "experiment/evaluate.h"
#include "experiment/phrases.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace warplens {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto KernelTime = std::chrono::seconds(12);
constexpr auto LaunchTime = std::chrono::seconds(3);
constexpr std::uint64_t MostBlocks = 8;
/// What a block of sm_80 may have at most.
constexpr std::uint64_t DynamicSharedBytes = 96 * 1024;

std::string firstError(const std::vector<Diagnostic> &diagnostics)
{
    const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
    if (error == diagnostics.end())
        return {};
    const std::string line =
        error->position.isValid() ? " (line " + std::to_string(error->position.line) + ")" : "";
    return describe(*error, untranslated) + line;
}

std::vector<Extent> blocksFor(const Kernel &kernel)
{
    std::vector<Extent> blocks = {{256, 1, 1}, {16, 16, 1}, {32, 1, 1},   {128, 1, 1}, {8, 8, 1},
                                  {32, 8, 1},  {64, 1, 1},  {1024, 1, 1}, {8, 8, 8},   {1, 1, 1}};
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

/// The same number for all whole arguments; empty: each has its default.
void setNumbers(Launch &launch, const Kernel &kernel, const std::string &number)
{
    for (const Parameter &parameter : kernel.parameters) {
        const bool isWhole = !parameter.isBuffer && !parameter.isStruct && !parameter.isConstant
            && !isFloat(parameter.value) && bytesOf(parameter.value) > 1;
        if (isWhole && !number.empty())
            launch.arguments[parameter.name] = number;
    }
}

std::string describeLaunch(const Launch &launch, const std::string &number, const std::string &init)
{
    const auto text = [](const Extent &extent) {
        return std::to_string(extent.x) + "," + std::to_string(extent.y) + ","
            + std::to_string(extent.z);
    };
    return "<<<" + text(launch.grid) + " | " + text(launch.block) + ">>> numbers "
        + (number.empty() ? "by name" : number) + ", buffers " + init;
}

/// Evaluates for LaunchTime at most.
std::shared_ptr<const Result> evaluateInTime(const Experiment &experiment,
                                             const CompileOutcome &compiled)
{
    Scope scope;
    scope.threads = 1;
    scope.recordedRequests = 64;
    scope.limits.stepsPerWarp = 4'000'000;
    std::stop_source stop;
    std::mutex mutex;
    std::condition_variable_any changed;
    bool isDone = false;
    std::jthread watch([&] {
        std::unique_lock lock(mutex);
        if (!changed.wait_for(lock, LaunchTime, [&] { return isDone; }))
            stop.request_stop();
    });
    const Compile again = [&](const CompileRequest &, std::stop_token) { return compiled; };
    auto result = evaluate(experiment, scope, nullptr, again, {}, stop.get_token());
    const std::lock_guard lock(mutex);
    isDone = true;
    changed.notify_all();
    return result;
}

CompileOutcome compileForTrial(const CompileRequest &request, std::stop_token)
{
    CompileOutcome outcome = compileInProcess(request);
    // A machine that is busy with other things says nothing about the kernel.
    for (int again = 0; again < 2 && !outcome.kernel; ++again) {
        if (std::ranges::none_of(outcome.diagnostics, [](const Diagnostic &diagnostic) {
                return diagnostic.kind == DiagnosticKind::CompilerTimeout;
            }))
            break;
        outcome = compileInProcess(request);
    }
    return outcome;
}

} // namespace

Verdict tryKernel(const Experiment &experiment)
{
    Verdict verdict;
    Scope nothing;
    nothing.wholeGrid = false;
    nothing.limits.stepsPerWarp = 1;
    const auto compiled = evaluate(experiment, nothing, nullptr, compileForTrial, {}, {})->compiled;
    verdict.compiles = compiled.kernel != nullptr;
    if (!compiled.kernel) {
        verdict.reason = firstError(compiled.diagnostics);
        return verdict;
    }
    const Kernel &kernel = *compiled.kernel;
    const bool isDynamic = std::ranges::any_of(kernel.variables, &Variable::dynamic);
    const auto deadline = Clock::now() + KernelTime;
    for (const char *number : {"", "64", "16", "1", "256", "0", "1024"}) {
        for (const Extent &block : blocksFor(kernel)) {
            for (const char *init : {"ramp", "zeros"}) {
                if (Clock::now() > deadline)
                    return verdict;
                Experiment attempt = experiment;
                attempt.launch.block = block;
                attempt.launch.grid = gridFor(kernel, block);
                attempt.launch.sharedBytes = isDynamic ? DynamicSharedBytes : 0;
                setNumbers(attempt.launch, kernel, number);
                for (const Parameter &parameter : kernel.parameters)
                    if (parameter.isBuffer)
                        attempt.launch.buffers[parameter.name].init = init;
                const auto result = evaluateInTime(attempt, compiled);
                std::string reason = firstError(result->diagnostics);
                if (reason.empty() && !result->coverage.exact)
                    reason = "it takes too long";
                verdict.runs = reason.empty();
                if (verdict.launch.empty() || verdict.runs) {
                    verdict.launch = describeLaunch(attempt.launch, number, init);
                    verdict.reason = reason;
                }
                if (verdict.runs)
                    return verdict;
            }
        }
    }
    return verdict;
}

} // namespace warplens
