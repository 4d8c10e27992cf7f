// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
}

namespace warplens {

/// What the front end knows of a kernel from its declarations, and IR does not say.
struct KernelDeclaration
{
    std::string function;    ///< mangled name in the module
    std::string name;        ///< as written
    std::string displayName; ///< with template arguments
    Position position;
    /// In order; offsets and bytes are filled in by the lowering from the module's data layout.
    std::vector<Parameter> parameters;
    /// Variables of the text by mangled name: name, space, array type, openness, position.
    std::map<std::string, Variable> variables;
    /// Parameters that the IR holds in global variables, by mangled name: names that the text left
    /// undeclared, and what HLSL declares outside functions. A load of such a variable is not an
    /// access; it reads the parameter.
    std::map<std::string, Parameter> undeclared;
    /// Undeclared names in places that need a constant: they take no place in the block.
    std::vector<Parameter> constants;
    std::optional<Extent> suggestedGrid;
    std::optional<Extent> suggestedBlock;
};

/// The file name under which the person's own text appears in debug locations. Anything else is
/// the prelude or a wrapper: its accesses belong to the place it was inlined into.
inline constexpr const char *PersonFile = "/text/source.cu";

struct LoweringOutcome
{
    std::optional<Kernel> kernel;
    std::vector<Diagnostic> diagnostics;
};

/// Runs the passes that keep accesses as written (or -O2 if `optimised`) and translates one kernel
/// of a verified module to lane-wide instructions. Recursion, indirect calls, undefined functions
/// and IR without a counterpart become diagnostics with their line, never an abort. The module is
/// changed. Headers in the prelude declare the runtime as `__wl_…` functions: see runtime.h.
LoweringOutcome lower(llvm::Module &module, const KernelDeclaration &declaration, bool optimised);

} // namespace warplens
