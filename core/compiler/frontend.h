// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "compiler/lowering.h"
#include "compiler/wrapper.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
}

namespace warplens {

class Budget;

/// Everything up to the lowering: the module and what it does not say. `module` is verified; it is
/// null where `declaration` names no function, and the diagnostics then hold an error.
struct FrontEndOutcome
{
    std::unique_ptr<llvm::Module> module;
    KernelDeclaration declaration;
    /// Undeclared names in places that need a constant: they take no place in the block.
    std::vector<Parameter> constants;
    std::vector<TemplateArgument> templateArguments; ///< of the kernel
    std::map<Position, std::string> virtualCalls;    ///< where the text makes one: the function
    std::vector<KernelEntry> kernels;
    std::vector<Diagnostic> diagnostics;
};

/// Reads the request's text with Clang, more than once where the first reading told what the
/// undeclared names or template arguments have to be. Call inside `runSafely`, on its thread.
FrontEndOutcome runFrontEnd(const CompileRequest &request, const Budget &budget,
                            llvm::LLVMContext &context);

} // namespace warplens
