// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/focusblock.h"

#include "cost/sharedcost.h"

namespace warplens {

namespace {

// More than anyone reads, and little enough to draw and to write.
constexpr std::size_t MostPrinted = 1000;
constexpr std::size_t MostPrintedBytes = 64 << 10;

} // namespace

FocusBlock::FocusBlock(const CostContext &context, HazardWatch &hazards, std::size_t warps,
                       std::size_t recordedRequests)
    : m_context(&context)
    , m_hazards(hazards)
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
    // No picture shows the memory of a thread's own.
    if (request.space == Space::Local)
        return;
    m_sharedUse.add(request);
    m_hazards.request(request);
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

void FocusBlock::print(std::uint64_t block, std::uint32_t thread, Position position,
                       std::string text)
{
    m_printedCut =
        m_printed.size() == MostPrinted || m_printedBytes + text.size() > MostPrintedBytes;
    if (m_printedCut)
        return;
    m_printedBytes += text.size();
    m_printed.push_back({block, thread, position, std::move(text)});
}

void FocusBlock::moveInto(Result &result)
{
    result.globalByWarp = std::move(m_globalByWarp);
    result.sharedByWarp = std::move(m_sharedByWarp);
    result.bankPasses = std::move(m_bankPasses);
    result.sharedUse = m_sharedUse.arrays();
    result.recording = std::move(m_recording);
    result.coverage.recordingCut = m_recordingCut;
    result.printed = std::move(m_printed);
    result.printedCut = m_printedCut;
}

} // namespace warplens
