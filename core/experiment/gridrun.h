// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/totals.h"
#include "hazard/hazard.h"
#include "hazard/hazardlimits.h"
#include "simt/crossblockuse.h"
#include "simt/simulator.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <vector>

namespace warplens {

class HazardWatch;

/// What some blocks of a launch came to.
struct BlocksOutcome
{
    explicit BlocksOutcome(const CostContext &context)
        : totals(context)
    {
    }

    Totals totals;
    std::vector<Diagnostic> diagnostics;
    std::vector<Hazard> hazards;
    HazardLimits hazardLimits;
    std::uint64_t instructions = 0;
    std::uint64_t executed = 0; ///< blocks that ran to their end
    bool finished = true;       ///< false: one block did not, and none after it ran

    BlocksOutcome &operator+=(const BlocksOutcome &next);
};

/// What is run: one launch of one kernel. All of it must outlive the run.
struct GridInput
{
    const CostContext &context;
    const ResolvedLaunch &launch;
    const SimulationLimits &limits;
};

/// Runs the blocks of a launch on several threads. They are cut into chunks that do not depend on
/// the number of threads, and chunks are added up in their order up to the first that fails, so the
/// outcome does not either.
class GridRun
{
public:
    using Publish = std::function<void(const BlocksOutcome &)>;

    /// `focus` has run already: `first` is its outcome, `use` what it read and wrote.
    GridRun(const GridInput &input, std::uint64_t focus, BlocksOutcome first, CrossBlockUse use);

    /// `publish` (may be empty) is called from this thread now and then, with what is known so far.
    /// What blocks read of others is known only when all of them ran to their end.
    BlocksOutcome run(unsigned threads, const Publish &publish, std::stop_token stop);

private:
    void work(std::stop_token stop);
    bool takeChunk(std::uint64_t &chunk);
    BlocksOutcome runChunk(Simulator &simulator, HazardWatch &hazards, std::uint64_t chunk,
                           std::stop_token stop) const;
    void file(std::uint64_t chunk, BlocksOutcome outcome);

    const GridInput m_input;
    const std::uint64_t m_focus;
    const std::uint64_t m_blocks;
    const std::uint64_t m_chunkBlocks;
    const std::uint64_t m_chunks;

    std::mutex m_mutex; ///< guards all below
    std::condition_variable m_changed;
    std::uint64_t m_nextToTake = 0;
    std::uint64_t m_nextToAdd = 0;
    std::uint64_t m_mostAhead = 0; ///< chunks taken and not added yet
    bool m_failed = false;         ///< a chunk failed: those ahead of it are at work already
    std::map<std::uint64_t, BlocksOutcome> m_early; ///< done before a chunk ahead of them
    BlocksOutcome m_sum;
    CrossBlockUse m_use; ///< of the focus block and of all workers that are done
};

} // namespace warplens
