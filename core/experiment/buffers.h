// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "kernel/diagnostic.h"
#include "kernel/kernel.h"
#include "simt/buffer.h"

#include <vector>

namespace warplens {

/// The buffers of a launch.
struct ResolvedBuffers
{
    std::vector<BufferContents> contents; ///< one for each of `Kernel::parameters`
    std::vector<Diagnostic> diagnostics;  ///< BadBuffer, UnknownParameter
};

/// Reads the files that the launch names; relative paths start at `folder`, an empty one being the
/// working folder. A parameter without a buffer gets one without an end,
/// filled with a ramp, so that indices read from it go somewhere.
ResolvedBuffers resolveBuffers(const Launch &launch, const Kernel &kernel,
                               const std::string &folder = {});

} // namespace warplens
