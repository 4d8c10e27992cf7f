// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <optional>

namespace clang {
class CUDAKernelCallExpr;
class FunctionDecl;
} // namespace clang

namespace warplens {

/// What a launch `<<<grid, block>>>` says about its size; an axis that only a run could tell makes
/// the whole unknown.
struct LaunchExtent
{
    std::optional<Extent> grid;
    std::optional<Extent> block;
};

/// Variables count with their initial value, as if nothing changed them before the launch. Where no
/// launch says how large a block is, `__launch_bounds__` does: so many threads.
LaunchExtent launchExtentOf(const clang::FunctionDecl *kernel,
                            const clang::CUDAKernelCallExpr *launch);

} // namespace warplens
