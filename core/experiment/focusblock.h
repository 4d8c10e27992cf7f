// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/shareduse.h"
#include "experiment/totals.h"
#include "hazard/hazardwatch.h"
#include "simt/request.h"

#include <vector>

namespace warplens {

/// Watches the block in focus: what the pictures show of it, beside its totals.
class FocusBlock : public RequestSink
{
public:
    /// `hazards` must outlive this.
    FocusBlock(const CostContext &context, HazardWatch &hazards, std::size_t warps,
               std::size_t recordedRequests);

    void request(const Request &request) override;
    bool wantsStores() const override { return m_hazards.isNeeded(); }
    void stored(const Request &, const ChangedBytes &changed) override
    {
        m_hazards.stored(changed);
    }
    void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }
    void barrierArrival(std::uint64_t, std::uint32_t warp, std::uint32_t barrier) override
    {
        m_hazards.barrierArrival(warp, barrier);
    }
    void barrierPassage(std::uint64_t, std::uint32_t barrier,
                        std::span<const std::uint32_t> warps) override
    {
        m_hazards.barrierPassage(barrier, warps);
    }
    void warpBarrier(std::uint64_t, std::uint32_t warp, LaneMask lanes) override
    {
        m_hazards.warpBarrier(warp, lanes);
    }
    bool wantsText() const override { return !m_printedCut; }
    void print(std::uint64_t block, std::uint32_t thread, Position position,
               std::string text) override;

    const Totals &totals() const { return m_totals; }
    /// Moves what was collected into `result`; nothing can be added afterwards.
    void moveInto(Result &result);

private:
    const CostContext *m_context;
    HazardWatch &m_hazards;
    std::size_t m_limit;
    Totals m_totals;
    SharedUse m_sharedUse;
    std::vector<Counts> m_globalByWarp;
    std::vector<Counts> m_sharedByWarp;
    std::vector<std::uint64_t> m_bankPasses;
    std::vector<Request> m_recording;
    bool m_recordingCut = false;
    std::vector<Printed> m_printed;
    std::size_t m_printedBytes = 0;
    bool m_printedCut = false;
};

} // namespace warplens
