// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/arraymap.h"
#include "simt/diagnosticlog.h"
#include "simt/pages.h"
#include "simt/program.h"
#include "simt/simulator.h"

#include <stop_token>

namespace warplens::simt {

/// What the warps of a block share while it runs.
struct Machine
{
    Machine(const Kernel &theKernel, const ResolvedLaunch &theLaunch,
            const SimulationLimits &theLimits);
    Machine(const Machine &) = delete;
    Machine &operator=(const Machine &) = delete;

    /// Makes ready for a block: zeroed shared memory, untouched buffers.
    void beginBlock(std::uint64_t index, RequestSink &requests, std::stop_token token);
    void endBlock();

    const Kernel &kernel;
    const ResolvedLaunch launch;
    const SimulationLimits limits;
    const ArrayMap arrays;
    Pages pages;
    std::vector<LaneStorage> shared; ///< sized and dynamic shared memory
    Program program;
    DiagnosticLog log;
    std::vector<const Segment *> lastSegment; ///< by site: where it went the last time

    std::uint64_t block = 0;
    RequestSink *sink = nullptr;
    bool tellsStores = false; ///< as the sink wants it
    std::stop_token stop;

    std::byte *sharedBytes() { return shared.front().bytes.data(); }
};

} // namespace warplens::simt
