// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/focusblock.h"

#include "cost/sharedcost.h"

namespace warplens {

FocusBlock::FocusBlock(const CostContext &context, std::size_t warps, std::size_t recordedRequests)
    : m_context(&context)
    , m_limit(recordedRequests)
    , m_totals(context)
    , m_sharedUse(context)
    , m_globalByWarp(warps)
    , m_sharedByWarp(warps)
    , m_bankPasses(context.device().shared.banks)
{
}

void FocusBlock::request(const Request &request)
{
    m_totals.add(request);
    m_sharedUse.add(request);
    if (request.space == Space::Global && request.warp < m_globalByWarp.size())
        m_context->addTo(m_globalByWarp[request.warp], request);
    if (request.space == Space::Shared && request.warp < m_sharedByWarp.size()) {
        m_context->addTo(m_sharedByWarp[request.warp], request);
        addBankPasses(request, m_context->device(), m_bankPasses);
    }
    if (m_recording.size() < m_limit)
        m_recording.push_back(request);
    else
        m_recordingCut = true;
}

void FocusBlock::moveInto(Result &result)
{
    result.globalByWarp = std::move(m_globalByWarp);
    result.sharedByWarp = std::move(m_sharedByWarp);
    result.bankPasses = std::move(m_bankPasses);
    result.sharedUse = m_sharedUse.arrays();
    result.recording = std::move(m_recording);
    result.coverage.recordingCut = m_recordingCut;
}

} // namespace warplens
