// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/costcontext.h"

#include "cost/globalcost.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <bit>

namespace warplens {

CostContext::CostContext(const Kernel &kernel, const Device &device,
                         std::span<const PlacedArray> arrays)
    : m_kernel(kernel)
    , m_device(device)
    , m_elements(kernel.variables.size() + kernel.parameters.size())
{
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
    if (request.space == Space::Global)
        addGlobal(counts, request);
    else if (request.space == Space::Shared)
        addShared(counts, request);
}

void CostContext::addGlobal(Counts &counts, const Request &request) const
{
    const GlobalCost cost = globalCost(request, m_device);
    counts.memoryRequests += cost.memoryRequests;
    counts.lines += cost.lines;
    counts.sectors += cost.sectors;
    counts.idealSectors += cost.idealSectors;
    counts.l2Atomics += cost.l2Atomics;
    if (cost.transactions != 0)
        counts.transactions[cost.transactionBytes] += cost.transactions;
}

void CostContext::addShared(Counts &counts, const Request &request) const
{
    const Elements &elements = elementsOf(request);
    counts.tgsmConflicts += tgsmConflicts(request, m_device, elements.base, elements.bytes);
    const SharedCost cost = sharedCost(request, m_device);
    counts.modelled = counts.modelled && cost.modelled;
    counts.pairMerged = counts.pairMerged || cost.pairMerged;
    counts.wavefronts += cost.wavefronts;
    counts.idealWavefronts += cost.idealWavefronts;
    counts.maxWays = std::max(counts.maxWays, cost.maxWays);
}

} // namespace warplens
