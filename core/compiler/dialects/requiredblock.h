// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <optional>
#include <vector>

namespace clang {
class Decl;
class FunctionDecl;
} // namespace clang

namespace warplens {

/// The size of the block that the text ties `kernel` to: HLSL's `numthreads`, OpenCL's
/// `reqd_work_group_size` or, less strictly, `work_group_size_hint`.
std::optional<Extent> requiredBlock(const clang::FunctionDecl *kernel,
                                    const std::vector<clang::Decl *> &declarations);

} // namespace warplens
