// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/resolve.h"

#include "experiment/arguments.h"
#include "experiment/buffers.h"
#include "experiment/launchcheck.h"

#include <algorithm>
#include <iterator>

namespace warplens {

Resolution resolve(const Launch &launch, const Kernel &kernel, const Device &device,
                   const std::string &folder)
{
    Resolution resolution;
    auto arguments = resolveArguments(launch, kernel);
    auto buffers = resolveBuffers(launch, kernel, folder);
    auto &diagnostics = resolution.diagnostics;
    diagnostics = checkExtents(launch, device.limits);
    std::ranges::move(checkShared(launch, kernel, device.limits), std::back_inserter(diagnostics));
    std::ranges::move(arguments.diagnostics, std::back_inserter(diagnostics));
    std::ranges::move(buffers.diagnostics, std::back_inserter(diagnostics));

    resolution.arguments = std::move(arguments.effective);
    resolution.launch.grid = launch.grid;
    resolution.launch.block = launch.block;
    resolution.launch.warpSize = device.warpSize;
    resolution.launch.independentLanes = device.independentLanes;
    resolution.launch.dynamicSharedBytes = dynamicSharedBytes(launch, kernel, device.limits);
    resolution.launch.staticSharedLimit = device.limits.staticSharedBytes;
    resolution.launch.parameterBlock = std::move(arguments.block);
    resolution.launch.buffers = std::move(buffers.contents);
    return resolution;
}

} // namespace warplens
