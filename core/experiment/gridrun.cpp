// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/gridrun.h"

#include "experiment/rundiagnostics.h"
#include "hazard/hazardroom.h"
#include "hazard/hazardwatch.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <thread>

namespace warplens {

namespace {

/// Enough chunks to keep any machine busy and progress smooth.
constexpr std::uint64_t MostChunks = 4096;
/// How far ahead of the sum a thread may work: far enough that one slow chunk seldom stops the
/// others, near enough that what waits to be added stays small. An outcome may hold some 300 KB for
/// each site that makes atomics.
constexpr std::uint64_t ChunksAheadOfEachThread = 16;
constexpr auto PublishInterval = std::chrono::milliseconds(200);

class TotalsSink : public RequestSink
{
public:
    TotalsSink(Totals &totals, HazardWatch &hazards)
        : m_totals(totals)
        , m_hazards(hazards)
        , m_watches(hazards.isNeeded())
    {
    }
    void request(const Request &request) override
    {
        m_totals.add(request);
        if (m_watches)
            m_hazards.request(request);
    }
    bool wantsStores() const override { return m_watches; }
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

private:
    Totals &m_totals;
    HazardWatch &m_hazards;
    bool m_watches;
};

} // namespace

BlocksOutcome &BlocksOutcome::operator+=(const BlocksOutcome &next)
{
    totals += next.totals;
    mergeDiagnostics(diagnostics, next.diagnostics);
    mergeHazards(hazards, next.hazards);
    hazardLimits |= next.hazardLimits;
    hazardLimits.listCut |= cutHazards(hazards);
    instructions += next.instructions;
    executed += next.executed;
    finished = finished && next.finished;
    return *this;
}

GridRun::GridRun(const GridInput &input, std::uint64_t focus, BlocksOutcome first,
                 CrossBlockUse use)
    : m_input(input)
    , m_focus(focus)
    , m_blocks(input.launch.grid.count())
    , m_chunkBlocks((m_blocks + MostChunks - 1) / MostChunks)
    , m_chunks((m_blocks + m_chunkBlocks - 1) / m_chunkBlocks)
    , m_sum(std::move(first))
    , m_use(std::move(use))
{
}

BlocksOutcome GridRun::run(unsigned threads, const Publish &publish, std::stop_token stop)
{
    if (threads == 0)
        threads = std::max(1u, std::thread::hardware_concurrency());
    threads = unsigned(std::min<std::uint64_t>(threads, m_chunks));
    m_mostAhead = threads * ChunksAheadOfEachThread;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i)
        workers.emplace_back([this, stop] { work(stop); });

    std::unique_lock lock(m_mutex);
    const auto done = [this, &stop] {
        return m_nextToAdd == m_chunks || !m_sum.finished || stop.stop_requested();
    };
    std::uint64_t published = m_nextToAdd;
    while (!m_changed.wait_for(lock, PublishInterval, done)) {
        if (!publish || m_nextToAdd == published)
            continue;
        published = m_nextToAdd;
        const BlocksOutcome soFar = m_sum;
        lock.unlock();
        publish(soFar);
        lock.lock();
    }
    lock.unlock();
    workers.clear(); // joins
    if (m_nextToAdd == m_chunks && m_sum.finished)
        std::ranges::copy(crossBlockReads(m_input.context.kernel(), m_use),
                          std::back_inserter(m_sum.diagnostics));
    return std::move(m_sum);
}

void GridRun::work(std::stop_token stop)
{
    Simulator simulator(m_input.context.kernel(), m_input.launch, m_input.limits);
    HazardWatch hazards(m_input.context.kernel(), m_input.launch, simulator.arrays(), stop);
    std::uint64_t chunk = 0;
    while (!stop.stop_requested() && takeChunk(chunk))
        file(chunk, runChunk(simulator, hazards, chunk, stop));
    m_changed.notify_all();
    const std::lock_guard lock(m_mutex);
    m_use += simulator.takeCrossBlockUse();
}

bool GridRun::takeChunk(std::uint64_t &chunk)
{
    std::unique_lock lock(m_mutex);
    const auto isOver = [this] { return m_nextToTake == m_chunks || m_failed || !m_sum.finished; };
    // The chunk that is waited for is at work: its end, whatever it is, goes to `file`.
    m_changed.wait(lock, [&] { return isOver() || m_nextToTake - m_nextToAdd < m_mostAhead; });
    if (isOver())
        return false;
    chunk = m_nextToTake++;
    return true;
}

BlocksOutcome GridRun::runChunk(Simulator &simulator, HazardWatch &hazards, std::uint64_t chunk,
                                std::stop_token stop) const
{
    BlocksOutcome outcome(m_input.context);
    TotalsSink sink(outcome.totals, hazards);
    const auto diagnosticsBefore = simulator.diagnostics();
    const std::uint64_t instructionsBefore = simulator.instructionsExecuted();
    const std::uint64_t end = std::min(m_blocks, (chunk + 1) * m_chunkBlocks);
    for (std::uint64_t block = chunk * m_chunkBlocks; block < end && outcome.finished; ++block) {
        if (block == m_focus)
            continue;
        const bool ran = simulator.runBlock(block, sink, stop);
        outcome.finished = hazards.endBlock() && ran;
        outcome.executed += outcome.finished ? 1 : 0;
    }
    outcome.hazards = hazards.take();
    outcome.hazardLimits = hazards.takeLimits();
    outcome.diagnostics = diagnosticsSince(diagnosticsBefore, simulator.diagnostics());
    outcome.instructions = simulator.instructionsExecuted() - instructionsBefore;
    return outcome;
}

void GridRun::file(std::uint64_t chunk, BlocksOutcome outcome)
{
    const std::lock_guard lock(m_mutex);
    m_failed = m_failed || !outcome.finished;
    m_early.emplace(chunk, std::move(outcome));
    while (!m_early.empty() && m_early.begin()->first == m_nextToAdd && m_sum.finished) {
        m_sum += m_early.begin()->second;
        m_early.erase(m_early.begin());
        ++m_nextToAdd;
    }
    m_changed.notify_all();
}

} // namespace warplens
