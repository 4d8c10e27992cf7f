// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/sourcefiles.h"

#include "compiler/limits.h"
#include "compiler/lowering.h"

#include <llvm/Support/Path.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>

namespace warplens {

namespace {

/// The real file system, cut down to regular files of bounded size inside some folders. Anything
/// else (devices, pipes, links that lead out) does not exist.
class FolderFileSystem : public llvm::vfs::ProxyFileSystem
{
public:
    explicit FolderFileSystem(const std::vector<std::string> &folders)
        : ProxyFileSystem(llvm::vfs::getRealFileSystem())
    {
        for (const std::string &folder : folders) {
            llvm::SmallString<128> real;
            if (!getUnderlyingFS().getRealPath(folder, real))
                m_folders.push_back(real.str().str());
        }
    }

    llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &path) override
    {
        auto found = ProxyFileSystem::status(path);
        if (found && !mayBeRead(path, *found))
            return std::make_error_code(std::errc::no_such_file_or_directory);
        return found;
    }
    llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
    openFileForRead(const llvm::Twine &path) override
    {
        const auto found = status(path);
        if (!found || !found->isRegularFile())
            return std::make_error_code(std::errc::no_such_file_or_directory);
        return ProxyFileSystem::openFileForRead(path);
    }

private:
    bool mayBeRead(const llvm::Twine &path, const llvm::vfs::Status &found)
    {
        llvm::SmallString<128> real;
        if (getUnderlyingFS().getRealPath(path, real))
            return false;
        const bool isInside = std::ranges::any_of(m_folders, [&](const std::string &folder) {
            return real.str() == folder || real.str().starts_with(folder + "/");
        });
        return isInside
            && (found.isDirectory()
                || (found.isRegularFile() && found.getSize() <= MaxSourceBytes));
    }

    std::vector<std::string> m_folders;
};

void add(llvm::vfs::InMemoryFileSystem &files, const std::string &path, const std::string &text)
{
    files.addFile(path, 0, llvm::MemoryBuffer::getMemBufferCopy(text, path));
}

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> sourceFiles(const ReadingInput &input,
                                                            const PrecompiledPrelude &prelude)
{
    const WrappedSource &wrapped = input.wrapped;
    auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    addPreludeFiles(*files);
    files->addFile(PrecompiledPreludeFile, 0,
                   llvm::MemoryBuffer::getMemBuffer(prelude.bytes, PrecompiledPreludeFile, false));
    add(*files, WrapperFile, wrapped.wrapper);
    for (const auto &[path, text] : wrapped.files)
        add(*files, path, text);
    if (input.folders.empty())
        return files;
    if (const std::string &own = input.request->source.file; !own.empty())
        add(*files, own, std::string("#include \"") + PersonFile + "\"\n");
    auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
        llvm::makeIntrusiveRefCnt<FolderFileSystem>(input.folders));
    overlay->pushOverlay(files);
    return overlay;
}

} // namespace warplens
