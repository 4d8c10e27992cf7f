// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"
#include "kernel/source.h"

#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace warplens {

/// All that a compilation depends on: equal requests give equal outcomes, so this is also the key
/// by which an earlier Kernel is taken over.
struct CompileRequest
{
    Source source;
    std::string kernel; ///< empty: the first launched, else the first
    std::map<std::string, std::string> templateArguments; ///< name → C++ text
    /// Element type of buffers whose type the text leaves open (undeclared names): name → type.
    std::map<std::string, std::string> bufferTypes;
    std::vector<std::string> includeFolders; ///< the only real files that may be read
    std::uint32_t cudaArch = 800;            ///< `__CUDA_ARCH__`
    std::uint32_t warpSize = 32;             ///< `warpSize`
    bool optimised = false;                  ///< -O2 instead of as written
    /// Undeclared names in places that need a constant: name → whole number, as typed.
    std::map<std::string, std::string> constants;

    bool operator==(const CompileRequest &) const = default;
};

/// A kernel found in the text, whether or not it compiles.
struct KernelEntry
{
    std::string name;
    Position position;
    bool launched = false; ///< the text launches it
    std::vector<std::string> templateParameters;

    bool operator==(const KernelEntry &) const = default;
};

/// Never null-and-silent: without a kernel there is at least one error among the diagnostics.
struct CompileOutcome
{
    std::shared_ptr<const Kernel> kernel;
    std::vector<KernelEntry> kernels; ///< in source order
    std::vector<Diagnostic> diagnostics;
};

/// The seam between the core and whoever compiles: in this process (tests, the worker itself) or
/// through a worker process (the program). May be called from any one thread at a time; returns
/// early with a `Cancelled` diagnostic when the token is stopped.
using Compile = std::function<CompileOutcome(const CompileRequest &, std::stop_token)>;

/// Compiles in this process with Clang. Hostile text can hang or kill it: only the worker and
/// tests call this. Thread-safe; builds the precompiled prelude on first use for each
/// (architecture, warp size).
CompileOutcome compileInProcess(const CompileRequest &request);

} // namespace warplens
