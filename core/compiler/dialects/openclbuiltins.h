// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>

namespace llvm {
class Module;
}

namespace warplens {

/// Gives OpenCL C's built-in functions, which Clang only declares, their meaning: bodies in terms
/// of what the lowering knows, to be inlined where they are called. Functions of images become
/// opaque calls; those it does not know stay without a body.
void defineOpenClBuiltins(llvm::Module &module, std::uint32_t warpSize);

} // namespace warplens
