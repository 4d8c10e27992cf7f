// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/simulator.h"

#include "simt/warp.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace warplens {

namespace {

std::vector<simt::WarpThreads> warpsOf(const ResolvedLaunch &launch)
{
    const std::uint64_t threads = launch.block.count();
    std::vector<simt::WarpThreads> warps((threads + launch.warpSize - 1) / launch.warpSize);
    for (std::uint64_t thread = 0; thread < threads; ++thread) {
        simt::WarpThreads &warp = warps[thread / launch.warpSize];
        const std::size_t lane = thread % launch.warpSize;
        const Extent position = positionOf(thread, launch.block);
        warp.x[lane] = position.x;
        warp.y[lane] = position.y;
        warp.z[lane] = position.z;
        warp.lanes |= LaneMask(1) << lane;
    }
    return warps;
}

} // namespace

class Simulator::Impl
{
public:
    Impl(const Kernel &kernel, const ResolvedLaunch &launch, const SimulationLimits &limits)
        : machine(kernel, launch, limits)
        , threads(warpsOf(launch))
        , waitsForCopies(std::ranges::any_of(kernel.sites, &Site::isAsync))
    {
    }

    bool run(std::uint64_t block, RequestSink &sink, std::stop_token stop);

    simt::Machine machine;
    std::vector<simt::WarpThreads> threads;
    const bool waitsForCopies;
    std::vector<std::unique_ptr<simt::Warp>> warps;
    std::uint64_t steps = 0;

private:
    bool runInTurn();
    bool runTogether();
    void passBarrier();
    void reportMismatch();
    std::uint64_t bytesOfWarp() const;
    simt::Warp &warp(std::size_t index);
};

simt::Warp &Simulator::Impl::warp(std::size_t index)
{
    while (warps.size() <= index)
        warps.push_back(std::make_unique<simt::Warp>(machine));
    return *warps[index];
}

/// Registers and local memory.
std::uint64_t Simulator::Impl::bytesOfWarp() const
{
    return machine.program.registerStorage() * sizeof(simt::LaneStorage)
        + std::uint64_t(machine.kernel.localBytes) * machine.program.laneSlots();
}

bool Simulator::Impl::run(std::uint64_t block, RequestSink &sink, std::stop_token stop)
{
    if (stop.stop_requested())
        return false;
    machine.beginBlock(block, sink, std::move(stop));
    const std::size_t together = machine.program.hasBarrier() ? threads.size() : 1;
    machine.pages.charge(bytesOfWarp() * together);
    bool finished = false;
    if (machine.pages.isExhausted())
        machine.log.add(DiagnosticKind::MemoryBudget, Severity::Error, {}, [this] {
            return std::vector<std::string>{std::to_string(machine.limits.memoryBytes)};
        });
    else
        finished = machine.program.hasBarrier() ? runTogether() : runInTurn();
    machine.endBlock();
    return finished;
}

/// Without a barrier each warp runs to its end before the next, all in the same registers.
bool Simulator::Impl::runInTurn()
{
    simt::Warp &only = warp(0);
    for (std::size_t i = 0; i < threads.size(); ++i) {
        only.start(std::uint32_t(i), threads[i]);
        only.run();
        steps += only.steps();
        if (only.state() == simt::Warp::State::Stopped)
            return false;
    }
    return true;
}

bool Simulator::Impl::runTogether()
{
    using State = simt::Warp::State;
    for (std::size_t i = 0; i < threads.size(); ++i)
        warp(i).start(std::uint32_t(i), threads[i]);
    bool stopped = false;
    for (bool waiting = true; waiting && !stopped;) {
        waiting = false;
        for (std::size_t i = 0; i < threads.size() && !stopped; ++i) {
            if (warps[i]->state() == State::Ready)
                warps[i]->run();
            waiting |= warps[i]->state() == State::AtBarrier;
            stopped = warps[i]->state() == State::Stopped;
        }
        if (waiting && !stopped)
            passBarrier();
    }
    for (std::size_t i = 0; i < threads.size(); ++i)
        steps += warps[i]->steps();
    return !stopped;
}

/// The hardware counts warps at a barrier by its number and lets them pass; CUDA wants all threads
/// of a block at one and the same. Waits for asynchronous copies are barriers of our own making.
void Simulator::Impl::reportMismatch()
{
    const simt::Warp *first = nullptr;
    for (const auto &each : warps) {
        if (each->state() != simt::Warp::State::AtBarrier)
            continue;
        if (!first)
            first = each.get();
        const Position here = each->barrierInstruction().position;
        const Position there = first->barrierInstruction().position;
        if (here == there)
            continue;
        machine.log.add(DiagnosticKind::BarrierMismatch, Severity::Warning, here, [&] {
            return std::vector<std::string>{std::to_string(each->index()),
                                            std::to_string(first->index()),
                                            std::to_string(there.line), each->blockText()};
        });
        return;
    }
}

/// All warps that have not left the kernel wait: let them go on with what they voted.
void Simulator::Impl::passBarrier()
{
    if (!waitsForCopies)
        reportMismatch();
    std::uint32_t arrived = 0;
    std::uint32_t votes = 0;
    const auto isWaiting = [](const auto &each) {
        return each->state() == simt::Warp::State::AtBarrier;
    };
    for (const auto &each : warps) {
        if (!isWaiting(each))
            continue;
        arrived += std::uint32_t(std::popcount(each->active));
        votes += std::uint32_t(std::popcount(each->barrierVotes()));
    }
    for (const auto &each : warps) {
        if (!isWaiting(each))
            continue;
        switch (BarrierKind(each->barrierInstruction().modifier)) {
        case BarrierKind::Plain:
        case BarrierKind::Count: each->passBarrier(votes); break;
        case BarrierKind::And: each->passBarrier(votes == arrived); break;
        case BarrierKind::Or: each->passBarrier(votes != 0); break;
        }
    }
}

Simulator::Simulator(const Kernel &kernel, const ResolvedLaunch &launch,
                     const SimulationLimits &limits)
    : m_impl(std::make_unique<Impl>(kernel, launch, limits))
{
    assert(launch.warpSize >= 1 && launch.warpSize <= MaxLanes);
}

Simulator::~Simulator() = default;

bool Simulator::runBlock(std::uint64_t block, RequestSink &sink, std::stop_token stop)
{
    return m_impl->run(block, sink, std::move(stop));
}

std::vector<Diagnostic> Simulator::diagnostics() const { return m_impl->machine.log.diagnostics(); }

CrossBlockUse Simulator::takeCrossBlockUse() { return m_impl->machine.pages.takeUse(); }

std::uint64_t Simulator::instructionsExecuted() const { return m_impl->steps; }

const std::vector<PlacedArray> &Simulator::arrays() const
{
    return m_impl->machine.arrays.placed();
}

} // namespace warplens
