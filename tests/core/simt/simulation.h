// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernelbuilder.h"
#include "simt/simulator.h"

#include <map>
#include <vector>

namespace warplens {

/// Keeps all that a run reports.
struct RecordingSink : RequestSink
{
    struct Barrier
    {
        std::uint64_t block = 0;
        std::uint32_t warp = 0;
        LaneMask active = 0;
        bool operator==(const Barrier &) const = default;
    };
    std::vector<Request> requests;
    std::vector<Barrier> barriers;
    std::vector<std::string> named; ///< `arrive 1 by 0`, `pass 1 by 2 3`

    void request(const Request &request) override { requests.push_back(request); }
    void barrier(std::uint64_t block, std::uint32_t warp, LaneMask active) override
    {
        barriers.push_back({block, warp, active});
    }
    void barrierArrival(std::uint64_t, std::uint32_t warp, std::uint32_t barrier) override
    {
        named.push_back("arrive " + std::to_string(barrier) + " by " + std::to_string(warp));
    }
    void barrierPassage(std::uint64_t, std::uint32_t barrier,
                        std::span<const std::uint32_t> warps) override
    {
        std::string text = "pass " + std::to_string(barrier) + " by";
        for (const std::uint32_t warp : warps)
            text += " " + std::to_string(warp);
        named.push_back(text);
    }
};

struct Run
{
    RecordingSink sink;
    std::vector<Diagnostic> diagnostics;
    std::vector<PlacedArray> arrays;
    std::uint64_t instructions = 0;
    bool finished = true;

    /// The only diagnostic of that kind; one of no count if there is not exactly one.
    Diagnostic only(DiagnosticKind kind) const
    {
        Diagnostic found;
        found.count = 0;
        int matches = 0;
        for (const Diagnostic &each : diagnostics)
            if (each.kind == kind) {
                found = each;
                ++matches;
            }
        if (matches != 1)
            found.count = 0;
        return found;
    }
};

/// A launch of one block with unbounded zeroed buffers, to be changed as needed.
inline ResolvedLaunch launchOf(const Kernel &kernel, const Extent &block, const Extent &grid = {})
{
    ResolvedLaunch launch;
    launch.grid = grid;
    launch.block = block;
    launch.parameterBlock.resize(kernel.parameterBytes);
    launch.buffers.resize(kernel.parameters.size());
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        launch.buffers[i].scalar = kernel.parameters[i].array.scalar;
    return launch;
}

/// Runs `blocks` in this order.
inline Run simulate(const Kernel &kernel, const ResolvedLaunch &launch,
                    const std::vector<std::uint64_t> &blocks = {0},
                    const SimulationLimits &limits = {}, const std::stop_token &stop = {})
{
    Run run;
    Simulator simulator(kernel, launch, limits);
    for (const std::uint64_t block : blocks)
        run.finished &= simulator.runBlock(block, run.sink, stop);
    run.diagnostics = simulator.diagnostics();
    for (const Diagnostic &note : crossBlockReads(kernel, simulator.takeCrossBlockUse()))
        run.diagnostics.push_back(note);
    run.arrays = simulator.arrays();
    run.instructions = simulator.instructionsExecuted();
    return run;
}

/// A kernel whose values can be seen from outside: each is turned into the address of a load.
class ObservedKernel : public KernelBuilder
{
public:
    ObservedKernel()
        : m_probe(buffer("probe", ValueType::I8))
    {
    }

    /// Shows a 32-bit value of each active lane.
    void observe(Operand value)
    {
        const Operand wide = convert(Opcode::ZeroExtend, ValueType::I32, ValueType::I64, value);
        load(ValueType::I8, op(Opcode::Add, ValueType::I64, parameter(m_probe), wide));
        m_sites.push_back(std::uint32_t(kernel.sites.size() - 1));
    }
    bool isObservation(const Request &request) const
    {
        for (const std::uint32_t site : m_sites)
            if (site == request.site)
                return true;
        return false;
    }
    /// What each thread showed, by (block, thread in the block), in order.
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::uint32_t>>
    observed(const Run &run, std::uint32_t warpSize = 32) const
    {
        std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::uint32_t>> values;
        const std::uint64_t base = probeBase(run);
        for (const Request &request : run.sink.requests) {
            if (!isObservation(request))
                continue;
            for (unsigned lane = 0; lane < MaxLanes; ++lane)
                if (request.active >> lane & 1)
                    values[{request.block, std::uint64_t(request.warp) * warpSize + lane}]
                        .push_back(std::uint32_t(request.address[lane] - base));
        }
        return values;
    }
    /// Masks of the observations of warp 0, in order.
    std::vector<LaneMask> masks(const Run &run) const
    {
        std::vector<LaneMask> result;
        for (const Request &request : run.sink.requests)
            if (isObservation(request) && request.warp == 0 && request.block == 0)
                result.push_back(request.active);
        return result;
    }

private:
    std::uint64_t probeBase(const Run &run) const
    {
        for (const PlacedArray &each : run.arrays)
            if (each.array == arrayOf(m_probe))
                return each.base;
        return 0;
    }

    std::uint32_t m_probe;
    std::vector<std::uint32_t> m_sites;
};

} // namespace warplens
