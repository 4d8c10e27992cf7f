// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/experiment.h"
#include "kernel/diagnostic.h"
#include "kernel/kernel.h"

#include <vector>

namespace warplens {

/// What `device` refuses about the grid and the block. Empty: it would launch.
std::vector<Diagnostic> checkExtents(const Launch &launch, const LaunchLimits &limits);

/// Bytes of shared memory that the kernel's sized variables take in each block, each at its
/// alignment.
std::uint64_t staticSharedBytes(const Kernel &kernel);

/// Bytes of the block's dynamic shared arrays: as launched, or all that the device has left for
/// them where the launch gives no number, so that a kernel runs as it was pasted.
std::uint64_t dynamicSharedBytes(const Launch &launch, const Kernel &kernel,
                                 const LaunchLimits &limits);

/// Whether static shared memory alone, and together with the launch's dynamic bytes, fits.
std::vector<Diagnostic> checkShared(const Launch &launch, const Kernel &kernel,
                                    const LaunchLimits &limits);

} // namespace warplens
