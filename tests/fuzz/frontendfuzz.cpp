// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

/// From any text to a Result, in one process: what comes out must keep its promises, whatever went
/// in. Crashes inside Clang are caught as the compile worker catches them.

#include "compiler/compile.h"
#include "experiment/evaluate.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace warplens;

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "Broken promise: %s\n", what);
    std::abort();
}

/// Small enough that a text takes its time in the compiler and not in the run.
Scope smallScope()
{
    Scope scope;
    scope.threads = 1;
    scope.recordedRequests = 1000;
    scope.limits = {.stepsPerWarp = 20'000, .memoryBytes = 16u << 20};
    return scope;
}

void checkPositions(const Result &result)
{
    const std::string &text = result.experiment.source.text;
    const auto lines = std::uint32_t(std::ranges::count(text, '\n') + 2);
    const auto isInside = [&](Position position) { return position.line <= lines; };
    for (const Diagnostic &diagnostic : result.diagnostics)
        require(isInside(diagnostic.position), "a message stands in the text");
    if (!result.kernel())
        return;
    for (const Site &site : result.kernel()->sites)
        require(isInside(site.position), "a site stands in the text");
}

void checkCounts(const Result &result)
{
    for (const SiteResult &site : result.sites) {
        const Counts &counts = site.counts;
        require(counts.requests <= counts.lanes, "a request has a lane");
        require(counts.idealSectors <= counts.sectors, "nothing beats the ideal sectors");
        require(counts.idealWavefronts <= counts.wavefronts, "nothing beats the ideal wavefronts");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Experiment experiment;
    experiment.source.text.assign(reinterpret_cast<const char *>(data), size);
    experiment.launch.grid = {2, 1, 1};
    experiment.launch.block = {40, 1, 1};
    const auto compile = [](const CompileRequest &request, std::stop_token) {
        return compileInProcess(request);
    };
    const auto result = evaluate(experiment, smallScope(), nullptr, compile, {}, {});
    require(result->kernel() || result->hasErrors(), "without a kernel there is an error");
    checkPositions(*result);
    checkCounts(*result);
    return 0;
}
