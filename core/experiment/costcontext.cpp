// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/costcontext.h"

#include "cost/atomiccost.h"
#include "cost/constantcost.h"
#include "cost/globalcost.h"
#include "cost/localcost.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

void addGlobalCost(Counts &counts, const GlobalCost &cost)
{
    counts.memoryRequests += cost.memoryRequests;
    counts.lines += cost.lines;
    counts.sectors += cost.sectors;
    counts.idealSectors += cost.idealSectors;
    cost.transactions.each([&counts](std::uint32_t bytes, std::uint32_t count) {
        counts.transactions[bytes] += count;
    });
}

} // namespace

CostContext::CostContext(const Kernel &kernel, const Device &device,
                         std::span<const PlacedArray> arrays)
    : m_kernel(kernel)
    , m_device(device)
    , m_unmerged(device)
    , m_elements(kernel.variables.size() + kernel.parameters.size())
{
    m_unmerged.shared.pairMerge = false;
    for (const PlacedArray &array : arrays) {
        if (array.array >= m_elements.size())
            continue;
        const std::uint32_t bytes = arrayType(kernel, array.array).elementBytes;
        m_elements[array.array] = {array.base, std::max<std::uint32_t>(bytes, 1)};
    }
}

const CostContext::Elements &CostContext::elementsOf(const Request &request) const
{
    return request.array < m_elements.size() ? m_elements[request.array] : m_unknown;
}

void CostContext::addTo(Counts &counts, const Request &request) const
{
    const auto lanes = std::uint64_t(std::popcount(request.active));
    ++counts.requests;
    counts.lanes += lanes;
    counts.requestedBytes += lanes * request.bytes;
    switch (request.space) {
    case Space::Global: addGlobal(counts, request); break;
    case Space::Shared: addShared(counts, request); break;
    case Space::Constant: addConstant(counts, request); break;
    case Space::Local: addLocal(counts, request); break;
    case Space::Unknown: break;
    }
    if (request.kind == AccessKind::Atomic)
        addAtomic(counts, request);
}

void CostContext::addGlobal(Counts &counts, const Request &request) const
{
    addGlobalCost(counts, globalCost(request, m_device));
}

void CostContext::addLocal(Counts &counts, const Request &request) const
{
    counts.modelled = counts.modelled && m_device.localWordBytes != 0;
    addGlobalCost(counts, localCost(request, m_device));
}

void CostContext::addConstant(Counts &counts, const Request &request) const
{
    const ConstantCost cost = constantCost(request, m_device);
    counts.modelled = counts.modelled && cost.modelled;
    counts.words += cost.words;
    counts.idealWords += cost.idealWords;
}

void CostContext::addAtomic(Counts &counts, const Request &request) const
{
    const AtomicCost cost = atomicCost(request, m_device);
    counts.distinctAddresses += cost.distinctAddresses;
    counts.maxSameAddress = std::max(counts.maxSameAddress, cost.mostOnOneAddress);
    counts.l2Atomics += cost.l2Operations;
}

void CostContext::addShared(Counts &counts, const Request &request) const
{
    const Elements &elements = elementsOf(request);
    counts.tgsmConflicts += tgsmConflicts(request, m_device, elements.base, elements.bytes);
    const SharedCost cost = sharedCost(request, m_device);
    counts.modelled = counts.modelled && cost.modelled;
    counts.pairMerged = counts.pairMerged || cost.pairMerged;
    counts.wavefronts += cost.wavefronts;
    counts.unmergedWavefronts +=
        cost.pairMerged ? sharedCost(request, m_unmerged).wavefronts : cost.wavefronts;
    counts.idealWavefronts += cost.idealWavefronts;
    counts.maxWays = std::max(counts.maxWays, cost.maxWays);
}

} // namespace warplens
