// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/warp.h"

#include <span>

namespace warplens::simt {

/// What the lanes of a warp get that pass together with `waiting`, by what all of these voted.
class BarrierVotes
{
public:
    explicit BarrierVotes(std::span<Warp *const> waiting);
    std::uint32_t resultFor(const Warp &warp) const;

private:
    std::uint32_t m_arrived = 0;
    std::uint32_t m_votes = 0;
};

/// CUDA wants all threads of a block at one and the same barrier: says so of the first warp that
/// is at another one than the first of all.
void reportMismatch(Machine &machine, std::span<Warp *const> waiting);

/// All of the block that have not left the kernel wait: they go on.
void passBlockBarrier(std::span<Warp *const> waiting);

} // namespace warplens::simt
