// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/machine.h"

#include <algorithm>
#include <cstring>

namespace warplens::simt {

namespace {

std::vector<std::uint64_t> addressesOf(const Kernel &kernel, const ArrayMap &arrays)
{
    std::vector<std::uint64_t> addresses;
    for (std::uint32_t i = 0; i < kernel.variables.size(); ++i)
        addresses.push_back(arrays.segment(i).begin);
    return addresses;
}

std::vector<std::uint8_t> parametersOf(const Kernel &kernel, const ResolvedLaunch &launch,
                                       const ArrayMap &arrays)
{
    std::vector<std::uint8_t> bytes = launch.parameterBlock;
    bytes.resize(std::max<std::size_t>(bytes.size(), kernel.parameterBytes));
    for (std::uint32_t i = 0; i < kernel.parameters.size(); ++i) {
        const Parameter &parameter = kernel.parameters[i];
        if (!parameter.isBuffer)
            continue;
        const std::uint64_t address =
            arrays.segment(std::uint32_t(kernel.variables.size()) + i).begin;
        bytes.resize(std::max<std::size_t>(bytes.size(), parameter.offset + sizeof address));
        std::memcpy(bytes.data() + parameter.offset, &address, sizeof address);
    }
    return bytes;
}

} // namespace

Machine::Machine(const Kernel &theKernel, const ResolvedLaunch &theLaunch,
                 const SimulationLimits &theLimits)
    : kernel(theKernel)
    , launch(theLaunch)
    , limits(theLimits)
    , arrays(kernel, launch)
    , pages(kernel, launch, arrays, limits.memoryBytes)
    , program(kernel, launch, {addressesOf(kernel, arrays), parametersOf(kernel, launch, arrays)})
    , lastSegment(kernel.sites.size() + 1)
{
}

void Machine::beginBlock(std::uint64_t index, RequestSink &requests, std::stop_token token)
{
    block = index;
    sink = &requests;
    tellsStores = requests.wantsStores();
    stop = std::move(token);
    program.setBlock(positionOf(index, launch.grid));
    pages.beginBlock(index);
    const std::uint64_t bytes = arrays.sharedBytes();
    pages.charge(bytes);
    if (!pages.isExhausted())
        shared.assign(bytes / sizeof(LaneStorage) + 1, LaneStorage());
}

void Machine::endBlock() { pages.endBlock(); }

} // namespace warplens::simt
