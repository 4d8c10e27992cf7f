// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"
#include "compiler/wrapper.h"

#include <map>
#include <vector>

namespace clang {
class ASTContext;
class CodeGenerator;
class Decl;
class DeclContext;
class Sema;
class VarDecl;
} // namespace clang
namespace llvm {
class Module;
}

namespace warplens {

/// What HLSL declares outside functions without `static`: buffers and constants, which the launch
/// supplies.
class HlslGlobals
{
public:
    void attach(clang::Sema &sema) { m_sema = &sema; }

    /// Call at every token: puts the variables declared since on the device, where the functions
    /// behind them look for them.
    void see();

    /// Makes parameters of them: one of a buffer or a number, one for each number of a vector or
    /// struct. `module` is changed so that each parameter has a global variable of its own.
    void declare(KernelDeclaration &declaration, clang::CodeGenerator &generator,
                 llvm::Module &module, const clang::ASTContext &context,
                 const WrappedSource &wrapped) const;

private:
    void take(clang::Decl *declaration);

    clang::Sema *m_sema = nullptr;
    std::map<const clang::DeclContext *, clang::Decl *> m_last; ///< seen of each namespace
    std::vector<clang::VarDecl *> m_variables;
};

} // namespace warplens
