// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/precompiledprelude.h"

#include "embedded/prelude.h"

#include <clang/Basic/FileManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>
#include <clang/Frontend/TextDiagnosticBuffer.h>
#include <clang/Sema/Sema.h>
#include <clang/Serialization/ASTWriter.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <map>
#include <mutex>

namespace warplens {

namespace {

using DeclarationSet = llvm::SmallSetVector<clang::Decl *, 4>;
DeclarationSet &uncheckedDeclarations(clang::Sema &sema);

/// Clang has no other way to this member than an explicit instantiation, which may name it.
template <DeclarationSet clang::Sema::*member> struct SemaMember
{
    friend DeclarationSet &uncheckedDeclarations(clang::Sema &sema) { return sema.*member; }
};
template struct SemaMember<&clang::Sema::DeclsToCheckForDeferredDiags>;

/// Forgets the functions that Clang would read back at the end of every compilation, all of them,
/// to see whether they have errors that count only on a device. The prelude's have none.
class PreludeWriter : public clang::PCHGenerator
{
public:
    using PCHGenerator::PCHGenerator;

    void InitializeSema(clang::Sema &sema) override
    {
        m_sema = &sema;
        PCHGenerator::InitializeSema(sema);
    }
    void HandleTranslationUnit(clang::ASTContext &context) override
    {
        uncheckedDeclarations(*m_sema).clear();
        PCHGenerator::HandleTranslationUnit(context);
    }

private:
    clang::Sema *m_sema = nullptr;
};

class PrecompileAction : public clang::ASTFrontendAction
{
public:
    std::shared_ptr<clang::PCHBuffer> buffer = std::make_shared<clang::PCHBuffer>();

    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                          llvm::StringRef) override
    {
        return std::make_unique<PreludeWriter>(
            compiler.getPreprocessor(), compiler.getModuleCache(), "", "", buffer,
            compiler.getFrontendOpts().ModuleFileExtensions, false, false);
    }
    clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }
    bool hasASTFileSupport() const override { return false; }
};

} // namespace

void addPreludeFiles(llvm::vfs::InMemoryFileSystem &files)
{
    for (const EmbeddedFile &file : embedded::prelude()) {
        const std::string path = PreludeFolder + std::string(file.name);
        files.addFile(path, 0,
                      llvm::MemoryBuffer::getMemBuffer(
                          llvm::StringRef(file.text.data(), file.text.size()), path));
    }
}

static std::string preludeFile(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Hip: return PreludeFolder + std::string("hip.h");
    case Dialect::OpenCl: return PreludeFolder + std::string("opencl.h");
    case Dialect::Hlsl: return PreludeFolder + std::string("hlsl.h");
    case Dialect::Detect:
    case Dialect::Cuda: break;
    }
    return PreludeFolder + std::string("prelude.h");
}

static std::shared_ptr<const PrecompiledPrelude> build(const TargetDevice &device)
{
    auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    addPreludeFiles(*files);
    clang::TextDiagnosticBuffer diagnostics;
    clang::CompilerInstance compiler;
    compiler.setInvocation(invocationFor(device, {}, preludeFile(device.dialect)));
    compiler.createDiagnostics(&diagnostics, false);
    compiler.setFileManager(new clang::FileManager(clang::FileSystemOptions(), files));
    compiler.createSourceManager(compiler.getFileManager());
    PrecompileAction action;
    compiler.ExecuteAction(action);

    auto prelude = std::make_shared<PrecompiledPrelude>();
    prelude->bytes.assign(action.buffer->Data.data(), action.buffer->Data.size());
    for (auto error = diagnostics.err_begin(); error != diagnostics.err_end(); ++error) {
        prelude->errors += error->first.printToString(compiler.getSourceManager());
        prelude->errors += ": " + error->second + "\n";
    }
    return prelude;
}

std::shared_ptr<const PrecompiledPrelude> precompiledPrelude(const TargetDevice &device)
{
    // A cache of constants: what stands in it never changes and depends on its key alone.
    static std::mutex mutex;
    static std::map<TargetDevice, std::shared_ptr<const PrecompiledPrelude>> cache;
    const std::lock_guard lock(mutex);
    auto &prelude = cache[device];
    if (!prelude)
        prelude = build(device);
    return prelude;
}

} // namespace warplens
