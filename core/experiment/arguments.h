// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "experiment/result.h"
#include "kernel/kernel.h"

#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// The value of a scalar that the launch does not give, read off its name and type: what it
/// most often is, so that a pasted kernel runs at once.
///
///     sizes of data          n, N, K, width, rows, numElements, xdim, pitch, lda …  1024
///     where data starts      offset, start, row, col, …                           0
///     anything else whole    stride, k, …                                         1
///     floating point                                                              1.0
///     bool                                                                        true
std::string defaultArgument(const Parameter &parameter);

/// The scalar arguments of a launch.
struct ResolvedArguments
{
    std::vector<std::uint8_t> block;          ///< `Kernel::parameterBytes`, buffers still zero
    std::vector<EffectiveArgument> effective; ///< in the kernel's order
    std::vector<Diagnostic> diagnostics;      ///< BadArgument, BadConstant, UnknownParameter
};

/// Never fails as a whole: a bad text is an error and leaves zeros, a name that the kernel does
/// not have a warning.
ResolvedArguments resolveArguments(const Launch &launch, const Kernel &kernel);

} // namespace warplens
