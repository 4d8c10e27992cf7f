// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/globaladvice.h"

#include "advice/requestfacts.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>

namespace warplens {

namespace {

/// Linear thread of the block → address, of one execution of a site.
using Addresses = std::map<std::uint64_t, std::uint64_t>;

Addresses addressesOf(const Result &result, std::uint32_t site, std::uint32_t occurrence)
{
    Addresses addresses;
    for (const Request &request : result.recording) {
        if (request.site != site || request.occurrence != occurrence
            || request.space != Space::Global)
            continue;
        for (LaneMask left = request.active; left != 0; left &= left - 1) {
            const auto lane = unsigned(std::countr_zero(left));
            addresses[std::uint64_t(request.warp) * result.launch.warpSize + lane] =
                request.address[lane];
        }
    }
    return addresses;
}

/// The step along one axis; none: it is not the same everywhere. 0 where no two threads show it.
std::optional<std::int64_t> stepAlong(const Addresses &addresses, std::uint64_t threads,
                                      const Extent &block, unsigned axis)
{
    const std::uint32_t extent = axis == 0 ? block.x : axis == 1 ? block.y : block.z;
    std::optional<std::int64_t> step;
    for (const auto &[thread, address] : addresses) {
        if (thread / threads % extent + 1 >= extent)
            continue;
        const auto next = addresses.find(thread + threads);
        if (next == addresses.end())
            continue;
        const auto now = std::int64_t(next->second - address);
        if (step && *step != now)
            return std::nullopt;
        step = now;
    }
    return step.value_or(0);
}

/// Whether another access to global memory has threadIdx.x in its last index.
bool othersWantX(const Result &result, std::uint32_t site)
{
    for (const SiteResult &other : result.sites) {
        if (other.space != Space::Global || other.site == site)
            continue;
        const auto steps = threadStepsOf(result, other.site, 0);
        const std::int64_t bytes = result.kernel()->sites[other.site].bytes;
        if (steps && steps->bytes[0] == bytes)
            return true;
    }
    return false;
}

const Request *firstRequest(const Result &result, std::uint32_t site)
{
    const auto found = std::ranges::find_if(result.recording, [=](const Request &request) {
        return request.site == site && request.space == Space::Global;
    });
    return found == result.recording.end() ? nullptr : &*found;
}

/// threadIdx.x moves the address far: which index would be the better one?
GlobalChange farChange(const Result &result, GlobalAdvice &advice, const ThreadSteps &steps,
                       std::uint32_t bytes)
{
    for (std::uint32_t axis = 1; axis < 3; ++axis) {
        if (steps.bytes[axis] != std::int64_t(bytes))
            continue;
        advice.axis = axis;
        return othersWantX(result, advice.site) ? GlobalChange::ThroughShared
                                                : GlobalChange::SwapIndices;
    }
    return othersWantX(result, advice.site) ? GlobalChange::ThroughShared : GlobalChange::UseInLast;
}

std::optional<GlobalChange> changeOf(const Result &result, GlobalAdvice &advice,
                                     const ThreadSteps &steps, const Request &request)
{
    const std::int64_t step = std::llabs(steps.bytes[0]);
    const std::int64_t bytes = request.bytes;
    advice.step = steps.bytes[0];
    const bool isMember = step == std::int64_t(advice.elementBytes) && step > bytes;
    if (isMember)
        return GlobalChange::SplitStructure;
    // A sector holds a few elements of a short step; past that the rows of a matrix are likelier.
    if (step >= 2 * std::int64_t(result.device.global.lineBytes))
        return farChange(result, advice, steps, request.bytes);
    if (step > bytes)
        return GlobalChange::NeighbouringElements;
    const Extent &block = result.launch.block;
    const bool isShort = block.x < result.launch.warpSize && block.y > 1;
    if (isShort && std::llabs(steps.bytes[1]) != step * block.x)
        return GlobalChange::WidenBlock;
    if (step == bytes && advice.pastSector != 0)
        return GlobalChange::AlignStart;
    return std::nullopt;
}

std::optional<GlobalAdvice> adviceFor(const Result &result, const SiteResult &site)
{
    const Request *request = firstRequest(result, site.site);
    if (!request || site.counts.excessSectors() == 0)
        return std::nullopt;
    GlobalAdvice advice;
    advice.site = site.site;
    advice.array = request->array;
    advice.excess = site.counts.excessSectors();
    advice.blockWidth = result.launch.block.x;
    advice.elementBytes = arrayType(*result.kernel(), request->array).elementBytes;
    const RequestFacts facts = factsOf(*request, result.device, result.launch.warpSize);
    advice.pastSector = facts.pastSector;
    const auto steps = threadStepsOf(result, site.site, request->occurrence);
    if (!steps) {
        if (facts.pattern != AddressPattern::Scattered)
            return std::nullopt;
        advice.change = GlobalChange::SortIndices;
        return advice;
    }
    const auto change = changeOf(result, advice, *steps, *request);
    if (!change)
        return std::nullopt;
    advice.change = *change;
    return advice;
}

} // namespace

std::optional<ThreadSteps> threadStepsOf(const Result &result, std::uint32_t site,
                                         std::uint32_t occurrence)
{
    const Addresses addresses = addressesOf(result, site, occurrence);
    if (addresses.empty())
        return std::nullopt;
    const Extent &block = result.launch.block;
    ThreadSteps steps;
    std::uint64_t threads = 1;
    for (unsigned axis = 0; axis < 3; ++axis) {
        const auto step = stepAlong(addresses, threads, block, axis);
        if (!step)
            return std::nullopt;
        steps.bytes[axis] = *step;
        threads *= axis == 0 ? block.x : block.y;
    }
    return steps;
}

std::vector<GlobalAdvice> globalAdvice(const Result &result)
{
    std::vector<GlobalAdvice> list;
    if (!result.kernel())
        return list;
    for (const SiteResult &site : result.sites) {
        if (site.space != Space::Global || !site.counts.modelled)
            continue;
        if (auto advice = adviceFor(result, site))
            list.push_back(*advice);
    }
    std::ranges::stable_sort(list, std::greater(), &GlobalAdvice::excess);
    return list;
}

} // namespace warplens
