// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/source.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace clang {
class CompilerInstance;
class CompilerInvocation;
class DiagnosticConsumer;
} // namespace clang
namespace llvm::vfs {
class FileSystem;
}

namespace warplens {

/// What the compiler's flags and the prelude's macros follow; each has its own precompiled prelude.
struct TargetDevice
{
    std::uint32_t arch = 800;
    std::uint32_t warpSize = 32;
    Dialect dialect = Dialect::Cuda; ///< never Detect
    auto operator<=>(const TargetDevice &) const = default;
};

/// Clang's command line for device code of `device`, compiling `mainFile`. `extra` comes last but
/// for the file. The prelude and whoever uses it must be compiled by the same flags.
std::shared_ptr<clang::CompilerInvocation> invocationFor(const TargetDevice &device,
                                                         const std::vector<std::string> &extra,
                                                         const std::string &mainFile);

} // namespace warplens
