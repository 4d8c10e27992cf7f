// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace warplens::lowering {

/// Sets `Block::meets` of every block. A lane that returns or traps meets nobody, and the hardware
/// does not wait for it: where some paths from a branch leave the kernel early, the rest meet at
/// the post-dominator of the paths that go on. So a branch meets where all its paths to the last
/// exit that it can reach come together. NoBlock where there is no such block, and for blocks that
/// never leave.
void findMeetings(Kernel &kernel);

/// The blocks the terminator of `block` may go to, each once.
std::vector<std::uint32_t> successorsOf(const Kernel &kernel, const Block &block);

} // namespace warplens::lowering
