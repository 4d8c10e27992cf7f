// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/views.h"

#include <functional>

namespace warplens {

/// Builds the Result of a block by hand: pictures need no compiler and no run to be tested.
class SampleResult
{
public:
    /// Rules like those of CC 8.0: 32 B sectors, 32 banks of 4 B, half- and quarter-warp phases.
    SampleResult();

    std::uint32_t global(const char *name, std::uint32_t elementBytes,
                         std::vector<std::uint32_t> shape, std::uint64_t offset = 0);
    std::uint32_t shared(const char *name, std::uint32_t elementBytes,
                         std::vector<std::uint32_t> shape);
    std::uint32_t site(std::uint32_t array, AccessKind kind, std::uint32_t bytes,
                       std::uint32_t line = 1);
    /// One request of `site` for each of `warps`; `element` gives the index of each thread, or less
    /// than 0 for a thread that stands aside. Threads count on from warp to warp.
    void run(std::uint32_t site, std::uint32_t warps,
             const std::function<std::int64_t(std::int64_t thread)> &element,
             std::uint32_t occurrence = 0);

    Result result;

private:
    std::uint32_t add(const char *name, Space space, std::uint32_t elementBytes,
                      std::vector<std::uint32_t> shape, std::uint64_t base);
    std::shared_ptr<Kernel> m_kernel;
};

/// `data[i * stride]`, floats.
Result strided(std::uint32_t warps, std::uint32_t stride, std::uint64_t offset = 0);
/// A 16×16 block reads `tile[threadIdx.x][threadIdx.y]` from float tile[16][17].
Result transposed();
/// 32 lanes read 16 bytes each from shared memory.
Result wideLoad(std::uint32_t stride);
/// All lanes read one word of shared memory, and one float of global memory.
Result broadcast();
/// Every warp stores its flags into the same int staged[32].
Result sharedFlags(std::uint32_t warps);
/// The first pass of a 17×17 halo tile of doubles, its load and its store.
Result haloTile();

FigureStyle plainStyle();

} // namespace warplens
