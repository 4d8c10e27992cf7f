// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/simulator.h"

#include "simt/barrierpassage.h"
#include "simt/namedbarriers.h"
#include "simt/warp.h"

#include <algorithm>
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
        , named(machine, waitsForCopies)
    {
    }

    bool run(std::uint64_t block, RequestSink &sink, std::stop_token stop);

    simt::Machine machine;
    std::vector<simt::WarpThreads> threads;
    const bool waitsForCopies;
    std::vector<std::unique_ptr<simt::Warp>> warps;
    std::vector<simt::Warp *> waiting; ///< kept, so that not each barrier asks for memory anew
    simt::NamedBarriers named;
    std::uint64_t steps = 0;

private:
    bool runInTurn();
    bool runTogether();
    bool runInStep();
    bool runNamed();
    void passBarrier();
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
    for (std::size_t i = 0; i < threads.size(); ++i)
        warp(i).start(std::uint32_t(i), threads[i]);
    const bool finished = machine.program.hasNamedBarrier() ? runNamed() : runInStep();
    for (std::size_t i = 0; i < threads.size(); ++i)
        steps += warps[i]->steps();
    return finished;
}

/// From one barrier of the block to the next.
bool Simulator::Impl::runInStep()
{
    using State = simt::Warp::State;
    for (bool isWaiting = true; isWaiting;) {
        isWaiting = false;
        for (std::size_t i = 0; i < threads.size(); ++i) {
            if (warps[i]->state() == State::Ready)
                warps[i]->run();
            isWaiting |= warps[i]->state() == State::AtBarrier;
            if (warps[i]->state() == State::Stopped)
                return false;
        }
        if (isWaiting)
            passBarrier();
    }
    return true;
}

/// All warps that have not left the kernel wait. Waits for asynchronous copies are barriers of our
/// own making, and need not be the same ones.
void Simulator::Impl::passBarrier()
{
    waiting.clear();
    for (const auto &each : warps)
        if (each->state() == simt::Warp::State::AtBarrier)
            waiting.push_back(each.get());
    if (!waitsForCopies)
        simt::reportMismatch(machine, waiting);
    simt::passBlockBarrier(waiting);
}

/// Each ready warp in turn runs to its next barrier, and goes on as soon as that lets it.
bool Simulator::Impl::runNamed()
{
    using State = simt::Warp::State;
    named.beginBlock(threads.size());
    std::size_t running = threads.size();
    while (running > 0) {
        bool anyRan = false;
        for (std::size_t i = 0; i < threads.size(); ++i) {
            simt::Warp &each = *warps[i];
            if (each.state() != State::Ready)
                continue;
            anyRan = true;
            each.run();
            if (each.state() == State::Stopped)
                return false;
            if (each.state() == State::AtBarrier) {
                named.arrive(each);
            } else {
                --running;
                named.leave(each);
            }
        }
        if (!anyRan && !named.resolve())
            return false;
    }
    return true;
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
