// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/tolerantconsumer.h"

#include "compiler/barestatements.h"
#include "compiler/castalignment.h"
#include "compiler/declare.h"
#include "compiler/dialects/openclbuiltins.h"
#include "compiler/dialects/opencllocals.h"
#include "compiler/limits.h"
#include "compiler/typeguess.h"
#include "compiler/virtualcalls.h"

#include <clang/AST/ASTContext.h>
#include <clang/CodeGen/ModuleBuilder.h>
#include <clang/Frontend/CompilerInstance.h>
#include <llvm/IR/Module.h>

#include <algorithm>

namespace warplens {

TolerantConsumer::TolerantConsumer(ReadingState &state, clang::CompilerInstance &compiler)
    : m_state(state)
    , m_compiler(compiler)
{
}

void TolerantConsumer::InitializeSema(clang::Sema &sema)
{
    m_state.budget.watch(sema);
    m_state.undeclared.attach(sema);
    if (m_state.input.wrapped.language == Dialect::Hlsl)
        m_state.globals.attach(sema);
}

void TolerantConsumer::tell(Event event)
{
    if (m_code)
        event(*m_code);
    else
        m_replay.push_back(std::move(event));
}

bool TolerantConsumer::HandleTopLevelDecl(clang::DeclGroupRef group)
{
    m_declarations.insert(m_declarations.end(), group.begin(), group.end());
    HandleInterestingDecl(group);
    return true;
}

void TolerantConsumer::HandleInterestingDecl(clang::DeclGroupRef group)
{
    tell([group](clang::CodeGenerator &code) { code.HandleTopLevelDecl(group); });
}

void TolerantConsumer::HandleInlineFunctionDefinition(clang::FunctionDecl *function)
{
    tell([function](clang::CodeGenerator &code) { code.HandleInlineFunctionDefinition(function); });
}

void TolerantConsumer::HandleTagDeclDefinition(clang::TagDecl *tag)
{
    tell([tag](clang::CodeGenerator &code) { code.HandleTagDeclDefinition(tag); });
}

void TolerantConsumer::HandleTagDeclRequiredDefinition(const clang::TagDecl *tag)
{
    tell([tag](clang::CodeGenerator &code) { code.HandleTagDeclRequiredDefinition(tag); });
}

void TolerantConsumer::HandleCXXStaticMemberVarInstantiation(clang::VarDecl *variable)
{
    tell([variable](clang::CodeGenerator &code) {
        code.HandleCXXStaticMemberVarInstantiation(variable);
    });
}

void TolerantConsumer::HandleVTable(clang::CXXRecordDecl *record)
{
    tell([record](clang::CodeGenerator &code) { code.HandleVTable(record); });
}

void TolerantConsumer::CompleteTentativeDefinition(clang::VarDecl *variable)
{
    tell([variable](clang::CodeGenerator &code) { code.CompleteTentativeDefinition(variable); });
}

void TolerantConsumer::chooseKernel(std::vector<FoundKernel> &kernels) const
{
    const std::string &wanted = m_state.input.request->kernel;
    const auto firstLaunched = std::ranges::min_element(kernels, {}, [](const FoundKernel &kernel) {
        return std::pair(!kernel.isLaunched, kernel.launchOrder);
    });
    const bool hasLaunch = firstLaunched != kernels.end() && firstLaunched->isLaunched;
    const auto chosen = wanted.empty() || m_state.input.wrapped.form != SourceForm::File
        ? (hasLaunch ? firstLaunched : kernels.end())
        : std::ranges::find_if(kernels, [&](const FoundKernel &kernel) {
              return kernel.name == wanted || kernel.qualifiedName == wanted;
          });
    const bool takesFirst = chosen == kernels.end() && wanted.empty();
    m_state.reading.chosen = takesFirst ? 0 : std::size_t(chosen - kernels.begin());
}

void TolerantConsumer::generate(clang::ASTContext &context, const FoundKernel &kernel)
{
    clang::FunctionDecl *function = kernel.asked ? kernel.asked : kernel.instances.front();
    m_state.reading.isAsked = kernel.asked != nullptr;
    clang::DiagnosticsEngine diagnostics(new clang::DiagnosticIDs, new clang::DiagnosticOptions,
                                         new clang::IgnoringDiagConsumer);
    diagnostics.setSourceManager(&context.getSourceManager());
    const std::unique_ptr<clang::CodeGenerator> code(clang::CreateLLVMCodeGen(
        diagnostics, "text", m_compiler.getFileManager().getVirtualFileSystemPtr(),
        m_compiler.getHeaderSearchOpts(), m_compiler.getPreprocessorOpts(),
        m_compiler.getCodeGenOpts(), m_state.context));
    code->Initialize(context);
    // Code brings more of the prelude to light, which is told as it comes.
    m_code = code.get();
    for (const Event &event : m_replay) {
        m_state.budget.check();
        event(*code);
    }
    code->HandleTranslationUnit(context);
    m_code = nullptr;
    if (code->GetModule() && !diagnostics.hasErrorOccurred()) {
        m_state.reading.declaration =
            declare(*code, *code->GetModule(), kernel, function, m_declarations, m_state.undeclared,
                    m_state.input.wrapped);
        m_state.globals.declare(m_state.reading.declaration, *code, *code->GetModule(), context,
                                m_state.input.wrapped);
        m_state.reading.constants =
            declareConstants(kernel, function, m_state.undeclared, m_state.input.wrapped);
        m_state.reading.templateArguments = templateArgumentsOf(function);
        m_state.reading.virtualCalls =
            virtualCalls(m_declarations, context.getSourceManager(), m_state.input.wrapped);
    }
    m_state.reading.module.reset(code->ReleaseModule());
    if (m_state.reading.module && m_state.input.wrapped.language == Dialect::OpenCl) {
        narrowComponentAccesses(*m_state.reading.module);
        defineOpenClBuiltins(*m_state.reading.module, m_state.input.request->warpSize);
        placeLocalParameters(*m_state.reading.module, m_state.reading.declaration,
                             m_state.input.request->constants);
    }
}

/// A kernel of the wrapper is as broken as the entry function that it calls.
void TolerantConsumer::breakWithEntry(FoundKernel &kernel, const BrokenFunctions &broken) const
{
    const bool isEntry = m_state.input.wrapped.entries.contains(kernel.name);
    if (isEntry && std::ranges::any_of(broken, [&](const clang::FunctionDecl *function) {
            return function->getNameAsString() == kernel.name;
        })) {
        kernel.isBroken = true;
        kernel.instances.clear();
    }
}

void TolerantConsumer::HandleTranslationUnit(clang::ASTContext &context)
{
    Reading &reading = m_state.reading;
    const std::vector<CompilerError> &errors = m_state.diagnostics.errors();
    const bool isFile = m_state.input.wrapped.form == SourceForm::File;
    reading.guesses = guessTypes(m_declarations, m_state.undeclared);
    for (const UndeclaredName &name : m_state.undeclared.names()) {
        if (name.isModified) {
            const auto guess = m_state.input.guesses.find(name.name);
            // A buffer's own parameter is a pointer to what its elements were taken for.
            const std::string type = guess != m_state.input.guesses.end() ? guess->second
                : name.isBuffer                                           ? "float"
                                                                          : "int";
            const bool isOpenCl = m_state.input.wrapped.language == Dialect::OpenCl;
            const std::string space = isOpenCl && name.isBuffer ? "__global " : "";
            reading.toDeclare.push_back(
                {name.name, space + type + (name.isBuffer ? " *" : ""), name.position});
        }
    }
    reading.lateConstants = m_state.undeclared.lateConstants();
    reading.assumedIndices = m_state.undeclared.assumedIndices();
    if (m_state.input.wrapped.form == SourceForm::Fragment) {
        for (clang::Decl *declaration : m_declarations)
            loadBareElements(context, declaration);
    }
    for (clang::Decl *declaration : m_declarations)
        trustCasts(context, declaration);
    const BrokenFunctions broken = stripBrokenCode(context, m_declarations, errors);
    std::vector<FoundKernel> kernels = findKernels(m_declarations, broken, m_state.map);
    for (FoundKernel &kernel : kernels)
        breakWithEntry(kernel, broken);
    if (!m_state.input.includer.empty())
        std::erase_if(kernels, [&](const FoundKernel &kernel) {
            return !positionInText(context.getSourceManager(), kernel.location,
                                   m_state.input.wrapped);
        });
    chooseKernel(kernels);
    const bool mustReadAgain = !reading.isSettled();
    const bool canGenerate = reading.chosen < kernels.size() && !mustReadAgain
        && (isFile || errors.empty()) && !kernels[reading.chosen].instances.empty();
    if (canGenerate)
        generate(context, kernels[reading.chosen]);
    for (FoundKernel &kernel : kernels) {
        reading.positions.push_back(
            kernelPosition(context.getSourceManager(), kernel, m_state.input.wrapped));
        kernel.launch = nullptr;
        kernel.asked = nullptr;
        kernel.hasInstance = !kernel.instances.empty();
        kernel.instances.clear();
    }
    reading.kernels = std::move(kernels);
}

} // namespace warplens
