// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <vector>

#include "hazard/hazardwatch.h"

#include <random>

namespace warplens {

/// What warps of a block do to one shared array, written down event by event: what a simulator
/// would hand on, without one.
struct SharedProgram
{
    struct Event
    {
        Request request; ///< of a warp; `active` 0: lanes of the warp meet
        ChangedBytes changed = {};
        LaneMask meeting = 0;
        /// Of a barrier of part of the block: who passes it; empty and `arrives`: the warp comes.
        std::vector<std::uint32_t> passing;
        std::uint32_t barrier = 0;
        bool arrives = false;
    };

    SharedProgram(std::uint32_t warpSize, std::uint32_t threads, std::uint64_t arrayBytes);

    /// Returns the site's number.
    std::uint32_t site(AccessKind kind, std::uint32_t bytes);
    /// `offsets` of the lanes in the array; -1: inactive. `values` are what each byte becomes; what
    /// they change follows from what the array holds.
    void access(std::uint32_t warp, std::uint32_t site, const std::vector<int> &offsets,
                const std::vector<int> &values = {});
    void meet(std::uint32_t warp, LaneMask lanes);
    void arrive(std::uint32_t warp, std::uint32_t barrier);
    void pass(std::uint32_t barrier, const std::vector<std::uint32_t> &warps);
    void nextInterval() { ++m_interval; }
    void nextBlock();

    std::vector<Hazard> watched() const;
    HazardLimits limits() const;

    Kernel kernel;
    ResolvedLaunch launch;
    std::vector<PlacedArray> arrays;
    std::vector<Event> events;

private:
    void watch(HazardWatch &watch) const;

    std::vector<int> m_contents;
    std::vector<std::vector<std::uint32_t>> m_occurrences; ///< by warp and site
    std::uint64_t m_block = 0;
    std::uint32_t m_interval = 0;
};

SharedProgram randomProgram(std::mt19937 &random);

} // namespace warplens
