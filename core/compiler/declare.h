// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/kernelsearch.h"
#include "compiler/lowering.h"
#include "compiler/undeclarednames.h"

namespace clang {
class CodeGenerator;
}

namespace warplens {

/// What `type` says of a parameter; its name and position are the caller's.
Parameter describeParameter(const clang::ASTContext &context, clang::QualType type);

/// Where the text declares `kernel`.
Position kernelPosition(const clang::SourceManager &sources, const FoundKernel &kernel,
                        const WrappedSource &wrapped);

/// What the front end tells the lowering about `function`, an instance of `kernel`. Variables are
/// all those of `declarations`; undeclared names those of the module that something uses.
KernelDeclaration declare(clang::CodeGenerator &generator, const llvm::Module &module,
                          const FoundKernel &kernel, clang::FunctionDecl *function,
                          const std::vector<clang::Decl *> &declarations,
                          const UndeclaredNames &undeclared, const WrappedSource &wrapped);

/// The undeclared constants that the kernel depends on; of anything but a whole file, all.
std::vector<Parameter> declareConstants(const FoundKernel &kernel, clang::FunctionDecl *function,
                                        const UndeclaredNames &undeclared,
                                        const WrappedSource &wrapped);

} // namespace warplens
