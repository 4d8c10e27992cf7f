// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/dialects/hlslglobals.h"
#include "compiler/reading.h"

#include <clang/Sema/SemaConsumer.h>

#include <functional>
#include <vector>

namespace clang {
class CodeGenerator;
class CompilerInstance;
} // namespace clang

namespace warplens {

/// What one reading works with, owned by `read`.
struct ReadingState
{
    const ReadingInput &input;
    const Budget &budget;
    llvm::LLVMContext &context;
    const DiagnosticCollector &diagnostics;
    UndeclaredNames &undeclared;
    HlslGlobals &globals;
    DeclarationMap &map;
    Reading &reading;
};

/// Lets the whole text be parsed, errors and all, before any code is generated: what is broken is
/// taken out first. Code generation gets diagnostics of its own, since it refuses to work with
/// ones that have seen an error.
class TolerantConsumer : public clang::SemaConsumer
{
public:
    TolerantConsumer(ReadingState &state, clang::CompilerInstance &compiler);

    void InitializeSema(clang::Sema &sema) override;
    bool HandleTopLevelDecl(clang::DeclGroupRef group) override;
    void HandleInlineFunctionDefinition(clang::FunctionDecl *function) override;
    void HandleInterestingDecl(clang::DeclGroupRef group) override;
    void HandleTagDeclDefinition(clang::TagDecl *tag) override;
    void HandleTagDeclRequiredDefinition(const clang::TagDecl *tag) override;
    void HandleCXXStaticMemberVarInstantiation(clang::VarDecl *variable) override;
    void HandleVTable(clang::CXXRecordDecl *record) override;
    void CompleteTentativeDefinition(clang::VarDecl *variable) override;
    void HandleTranslationUnit(clang::ASTContext &context) override;

private:
    using Event = std::function<void(clang::CodeGenerator &)>;
    /// Now, if code is being generated, else when it is.
    void tell(Event event);
    void chooseKernel(std::vector<FoundKernel> &kernels) const;
    void breakWithEntry(FoundKernel &kernel, const BrokenFunctions &broken) const;
    void generate(clang::ASTContext &context, const FoundKernel &kernel);

    ReadingState &m_state;
    clang::CompilerInstance &m_compiler;
    std::vector<Event> m_replay;
    clang::CodeGenerator *m_code = nullptr; ///< while it generates
    std::vector<clang::Decl *> m_declarations;
};

} // namespace warplens
