// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/evaluate.h"

#include "experiment/compilestage.h"
#include "experiment/effectivedevice.h"
#include "experiment/launchcheck.h"
#include "experiment/resolve.h"
#include "experiment/runstage.h"

#include <algorithm>
#include <iterator>

namespace warplens {

namespace {

void append(std::vector<Diagnostic> &to, const std::vector<Diagnostic> &more)
{
    std::ranges::copy(more, std::back_inserter(to));
}

/// The same file read twice counts as the same contents.
void shareFileBytes(ResolvedLaunch &launch, const ResolvedLaunch &previous)
{
    for (std::size_t i = 0; i < std::min(launch.buffers.size(), previous.buffers.size()); ++i) {
        auto &bytes = launch.buffers[i].fileBytes;
        const auto &before = previous.buffers[i].fileBytes;
        if (bytes && before && *bytes == *before)
            bytes = before;
    }
}

/// Says whether the launch can run.
bool resolveInto(Result &result, const Result *previous)
{
    Resolution resolution = resolve(result.experiment.launch, *result.compiled.kernel,
                                    result.device, result.scope.folder);
    append(result.diagnostics, resolution.diagnostics);
    result.arguments = std::move(resolution.arguments);
    result.launch = std::move(resolution.launch);
    if (previous)
        shareFileBytes(result.launch, previous->launch);
    const bool refused = std::ranges::any_of(resolution.diagnostics, [](const Diagnostic &found) {
        return found.severity == Severity::Error;
    });
    if (refused)
        return false;
    const Kernel &kernel = *result.compiled.kernel;
    const std::uint64_t sharedBytes = result.experiment.launch.sharedBytes;
    result.occupancy =
        occupancyOf(result.launch.block, staticSharedBytes(kernel) + sharedBytes, result.device);
    if (result.occupancy)
        result.occupancy->sharedIsOpen =
            sharedBytes == 0 && std::ranges::any_of(kernel.variables, &Variable::dynamic);
    result.focusBlock = std::min(result.scope.focusBlock, result.launch.grid.count() - 1);
    return true;
}

void evaluateInto(Result &result, const Result *previous, const Compile &compile,
                  const Progress &progress, std::stop_token stop)
{
    auto device = effectiveDevice(result.experiment);
    if (const auto *unusable = std::get_if<Diagnostic>(&device)) {
        result.diagnostics.push_back(*unusable);
        return;
    }
    result.device = std::get<Device>(std::move(device));
    if (!compileInto(result, previous, compile, stop)) {
        append(result.diagnostics, checkExtents(result.experiment.launch, result.device.limits));
        return;
    }
    if (!resolveInto(result, previous))
        return;
    if (!previous || !takeRunOver(result, *previous))
        runInto(result, progress, stop);
}

} // namespace

CompileRequest compileRequestOf(const Experiment &experiment, const Device &device)
{
    CompileRequest request;
    request.source = experiment.source;
    request.kernel = experiment.kernel;
    request.templateArguments = experiment.templateArguments;
    for (const auto &[name, buffer] : experiment.launch.buffers) {
        if (!buffer.type.empty())
            request.bufferTypes[name] = buffer.type;
    }
    request.includeFolders = experiment.includeFolders;
    request.cudaArch = device.cudaArch;
    request.warpSize = device.warpSize;
    request.optimised = experiment.optimised;
    return request;
}

std::shared_ptr<const Result> evaluate(const Experiment &experiment, const Scope &scope,
                                       const Result *previous, const Compile &compile,
                                       const Progress &progress, std::stop_token stop)
{
    auto result = std::make_shared<Result>();
    result->experiment = experiment;
    result->scope = scope;
    evaluateInto(*result, previous, compile, progress, stop);
    sortDiagnostics(result->diagnostics);
    return result;
}

} // namespace warplens
