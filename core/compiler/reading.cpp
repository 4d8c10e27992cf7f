// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/reading.h"

#include "compiler/limits.h"
#include "compiler/sourcefiles.h"
#include "compiler/tolerantconsumer.h"

#include <clang/Basic/FileManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>
#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>
#include <clang/Lex/PreprocessorOptions.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>

namespace warplens {

namespace {

/// Headers that are not there are skipped, and named.
class SkipMissingHeaders : public clang::PPCallbacks
{
public:
    SkipMissingHeaders(ReadingState &state, const clang::SourceManager &sources)
        : m_state(state)
        , m_sources(sources)
    {
    }
    bool FileNotFound(llvm::StringRef) override { return true; }
    void InclusionDirective(clang::SourceLocation start, const clang::Token &, llvm::StringRef name,
                            bool, clang::CharSourceRange, clang::OptionalFileEntryRef file,
                            llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                            clang::SrcMgr::CharacteristicKind) override
    {
        std::vector<MissingHeader> &missing = m_state.reading.missing;
        if (!file && std::ranges::find(missing, name, &MissingHeader::name) == missing.end())
            missing.push_back(
                {name.str(),
                 positionInText(m_sources, start, m_state.input.wrapped).value_or(Position())});
    }

private:
    ReadingState &m_state;
    const clang::SourceManager &m_sources;
};

class ReadAction : public clang::ASTFrontendAction
{
public:
    explicit ReadAction(ReadingState &state)
        : m_state(state)
    {
    }
    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                          llvm::StringRef) override
    {
        clang::Preprocessor &preprocessor = compiler.getPreprocessor();
        preprocessor.addPPCallbacks(
            std::make_unique<SkipMissingHeaders>(m_state, compiler.getSourceManager()));
        m_state.budget.watch(preprocessor);
        preprocessor.setTokenWatcher(
            [&state = m_state, &sources = compiler.getSourceManager()](const clang::Token &token) {
                state.budget.check(token.getLocation(), sources);
                state.map.see(token);
                state.globals.see();
            });
        return std::make_unique<TolerantConsumer>(m_state, compiler);
    }

private:
    ReadingState &m_state;
};

} // namespace

TargetDevice targetOf(const CompileRequest &request)
{
    return {request.cudaArch, request.warpSize, languageOf(request.source)};
}

Reading read(const ReadingInput &input, const Budget &budget, llvm::LLVMContext &context)
{
    const CompileRequest &request = *input.request;
    const TargetDevice device = targetOf(request);
    const auto prelude = precompiledPrelude(device);
    std::vector<std::string> flags = {"-include-pch", PrecompiledPreludeFile};
    for (const std::string &folder : input.folders)
        flags.insert(flags.end(), {"-I", folder});

    Reading reading;
    DiagnosticCollector diagnostics(input.wrapped);
    clang::CompilerInstance compiler;
    auto invocation = invocationFor(device, flags, WrapperFile);
    invocation->getPreprocessorOpts().DisablePCHOrModuleValidation =
        clang::DisableValidationForModuleKind::PCH;
    compiler.setInvocation(std::move(invocation));
    compiler.createDiagnostics(&diagnostics, false);
    compiler.setFileManager(
        new clang::FileManager(clang::FileSystemOptions(), sourceFiles(input, *prelude)));
    compiler.createSourceManager(compiler.getFileManager());

    const UndeclaredPolicy policy{&request.source, request.bufferTypes, input.guesses,
                                  request.constants, input.constants};
    llvm::IntrusiveRefCntPtr<UndeclaredNames> undeclared(
        new UndeclaredNames(policy, input.wrapped));
    HlslGlobals globals;
    DeclarationMap map(compiler.getSourceManager());
    ReadingState state{input, budget, context, diagnostics, *undeclared, globals, map, reading};
    ReadAction action(state);
    compiler.ExecuteAction(action);

    // A file of OpenCL C or HLSL is device code throughout.
    const bool mayHoldHost = input.wrapped.form == SourceForm::File
        && (input.wrapped.language == Dialect::Cuda || input.wrapped.language == Dialect::Hip);
    for (const CompilerError &error : diagnostics.errors()) {
        const bool isHost = mayHoldHost && error.location.isValid() && !error.isFatal
            && !map.isDevice(error.location);
        reading.errors.push_back({error, !isHost});
        const bool isWrapper =
            error.location.isValid() && compiler.getSourceManager().isInMainFile(error.location);
        if (isWrapper && reading.wrapperError.empty())
            reading.wrapperError = error.words;
    }
    return reading;
}

} // namespace warplens
