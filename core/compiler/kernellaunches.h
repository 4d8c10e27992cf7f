// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/diagnosticcollector.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// `child<<<1, 32>>>(p)` where kernels and device functions launch kernels themselves: nothing here
/// runs it, and Clang refuses it.
struct KernelLaunch
{
    std::string kernel;
    Position position;
    std::uint32_t begin = 0; ///< in the text, bytes
    std::uint32_t end = 0;   ///< just past the arguments

    bool operator==(const KernelLaunch &) const = default;
};

/// The launch that `error` is about, if it is about one and that stands in the text itself.
std::optional<KernelLaunch> launchInKernel(const CompilerError &error, const std::string &text);

/// Leaves the launches out, and nothing moves.
void blankLaunches(WrappedSource &wrapped, const std::vector<KernelLaunch> &launches);

} // namespace warplens
