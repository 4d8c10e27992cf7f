// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"

#include <string>

namespace warplens {

/// What became of one kernel.
struct Verdict
{
    bool compiles = false;
    bool runs = false;
    std::string reason; ///< the first error; empty: it runs
    std::string launch; ///< with which it runs, or the one that `reason` is about
};

/// Compiles the kernel that `experiment` names and looks for a launch that it ends without errors
/// at: the block that the text asks for, else usual ones; small numbers for its arguments; buffers
/// without end. Gives up after some seconds.
Verdict tryKernel(const Experiment &experiment);

} // namespace warplens
