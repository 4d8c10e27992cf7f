// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"
#include "simt/request.h"

#include <span>
#include <vector>

namespace warplens::simt {

/// Lanes of a warp that go to one block together.
struct LaneGroup
{
    std::uint32_t block = 0;
    LaneMask lanes = 0;
    bool operator==(const LaneGroup &) const = default;
};

/// Which lanes of a warp run where. The top path runs until it comes to the block where it meets
/// the path below; then that one takes over, there, with its own lanes. Lanes that have left the
/// kernel are dropped as paths are resumed.
class ControlStack
{
public:
    void start(LaneMask lanes);

    LaneMask active() const { return m_paths.back().lanes; }
    LaneMask alive() const { return m_alive; }

    /// The active lanes go to `block`. Returns the block to run next, with the lanes of active().
    std::uint32_t jump(std::uint32_t block)
    {
        Path &top = m_paths.back();
        top.block = block;
        return block == top.meets ? settle() : block;
    }

    /// The active lanes part into at least two groups, run in this order, and meet at `meets`
    /// (NoBlock: where they leave the kernel). Returns the block to run next.
    std::uint32_t diverge(std::span<const LaneGroup> groups, std::uint32_t meets);

    /// The active lanes leave the kernel. NoBlock: they were the last.
    std::uint32_t leave();

    std::size_t depth() const { return m_paths.size(); }

private:
    struct Path
    {
        std::uint32_t block = 0;
        std::uint32_t meets = NoBlock;
        LaneMask lanes = 0;
    };

    std::uint32_t settle();

    std::vector<Path> m_paths;
    LaneMask m_alive = 0;
};

} // namespace warplens::simt
