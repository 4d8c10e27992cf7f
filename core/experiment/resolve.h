// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/experiment.h"
#include "experiment/result.h"

#include <vector>

namespace warplens {

/// A launch with its names resolved against a kernel.
struct Resolution
{
    ResolvedLaunch launch;
    std::vector<EffectiveArgument> arguments;
    std::vector<Diagnostic> diagnostics; ///< an error among them: do not run it
};

/// Checks the launch against the device and turns its texts into bytes. Relative paths of files
/// start at `folder`; empty: the working folder.
Resolution resolve(const Launch &launch, const Kernel &kernel, const Device &device,
                   const std::string &folder = {});

} // namespace warplens
