// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/extent.h"
#include "kernel/kernel.h"
#include "simt/buffer.h"
#include "simt/crossblockuse.h"
#include "simt/request.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace warplens {

/// A launch with every name resolved: what the simulator needs beside the kernel.
struct ResolvedLaunch
{
    Extent grid;
    Extent block;
    std::uint32_t warpSize = 32;
    bool independentLanes = true; ///< as Device::independentLanes
    std::uint64_t dynamicSharedBytes = 0;
    std::uint64_t staticSharedLimit = 48 * 1024; ///< only open arrays may exceed it
    /// `Kernel::parameterBytes` bytes; the places of buffers are filled in by the simulator.
    std::vector<std::uint8_t> parameterBlock;
    /// One for each of `Kernel::parameters`; those of scalars are ignored.
    std::vector<BufferContents> buffers;

    bool operator==(const ResolvedLaunch &) const = default;
};

struct SimulationLimits
{
    std::uint64_t stepsPerWarp = 20'000'000; ///< instructions; past it the loop is called endless
    std::uint64_t memoryBytes = 512u << 20;  ///< pages touched, of each thread that simulates
    bool operator==(const SimulationLimits &) const = default;
};

/// Where an array stands: what the pictures need to write offsets and element indices.
struct PlacedArray
{
    std::uint32_t array = NoArray; ///< numbered as Site::array
    Space space = Space::Global;
    std::uint64_t base = 0;  ///< flat address of its first byte
    std::uint64_t bytes = 0; ///< 0: no end
    bool operator==(const PlacedArray &) const = default;
};

/// Runs blocks of one launch of one kernel. Blocks are independent: each starts from the buffers'
/// initial contents and sees only its own writes. One object belongs to one thread; make one a
/// thread for parallel runs. The kernel must outlive it.
class Simulator
{
public:
    Simulator(const Kernel &kernel, const ResolvedLaunch &launch, const SimulationLimits &limits);
    ~Simulator();
    Simulator(const Simulator &) = delete;
    Simulator &operator=(const Simulator &) = delete;

    /// Runs all warps of one block to their end, or until an error, a budget or the token stops
    /// them. Warps run to the next barrier in turn. Returns false if the run did not finish.
    bool runBlock(std::uint64_t block, RequestSink &sink, std::stop_token stop);

    /// What went wrong so far, one for each (kind, position), with counts. Each kind is explained
    /// in diagnostic.h.
    std::vector<Diagnostic> diagnostics() const;

    /// Takes away what the blocks so far read and wrote of the arrays that the kernel both loads
    /// from and stores or does atomics to.
    CrossBlockUse takeCrossBlockUse();

    /// Warp instructions executed so far, all blocks together.
    std::uint64_t instructionsExecuted() const;

    /// All arrays, in the numbering of Site::array.
    const std::vector<PlacedArray> &arrays() const;

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace warplens
