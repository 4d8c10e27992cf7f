// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "experiment/experiment.h"

namespace warplens {

/// A compilation that answers a request equal to the last one from memory, so that looking at the
/// kernel before the run does not compile it twice. For one thread.
Compile remembering(Compile compile);

/// Which parts of a launch the person gave; the rest may be filled in.
struct GivenLaunch
{
    bool grid = false;
    bool block = false;
};

/// `experiment` with what only the compiled text tells: grid and block of a launch in the text
/// where the person gave none, and arguments that name template parameters moved to the template.
Experiment completed(Experiment experiment, const GivenLaunch &given, const Compile &compile);

} // namespace warplens
