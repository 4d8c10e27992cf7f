// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"
#include "hazard/hazardlimits.h"
#include "simt/request.h"
#include "simt/simulator.h"

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace warplens {

/// Finds the hazards of shared memory in a run: whoever is the run's RequestSink hands on what it
/// hears. Cheap where there are none: the accesses of a barrier interval are kept and compared only
/// if two threads met at one place. One object belongs to one thread; the kernel must outlive it.
///
/// Source: hardware rules, hazards; compute-sanitizer's racecheck names the classes.
class HazardWatch
{
public:
    HazardWatch(const Kernel &kernel, const ResolvedLaunch &launch,
                std::span<const PlacedArray> arrays, std::stop_token stop = {});
    ~HazardWatch();
    HazardWatch(const HazardWatch &) = delete;
    HazardWatch &operator=(const HazardWatch &) = delete;

    /// Whether the kernel can have any: else nothing needs to be handed on.
    bool isNeeded() const;

    void request(const Request &request);
    /// Follows `request` of each store and atomic to shared memory.
    void stored(const ChangedBytes &changed);
    void warpBarrier(std::uint32_t warp, LaneMask lanes);
    /// As in RequestSink.
    void barrierArrival(std::uint32_t warp, std::uint32_t barrier);
    void barrierPassage(std::uint32_t barrier, std::span<const std::uint32_t> warps);
    /// To be called once a block has run to its end, or as far as it got. False: the token stopped
    /// the search in it.
    bool endBlock();

    /// What was found since the last call, merged over the blocks.
    std::vector<Hazard> take();
    /// What was not looked for since the last call.
    HazardLimits takeLimits();

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warplens
