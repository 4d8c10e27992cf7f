// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cubin.h"

#include "sass.h"

#include <llvm/Object/ObjectFile.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Program.h>
#include <llvm/Support/raw_ostream.h>

#include <cstring>

namespace widths {

namespace {

Accesses accessesIn(llvm::StringRef code)
{
    constexpr std::size_t InstructionBytes = 16;
    Accesses accesses;
    for (std::size_t at = 0; at + InstructionBytes <= code.size(); at += InstructionBytes) {
        std::uint64_t words[2];
        std::memcpy(words, code.data() + at, sizeof words);
        for (const Access &access : accessesOf(words[0], words[1]))
            ++accesses[access];
    }
    return accesses;
}

std::map<std::string, Accesses> readCubin(llvm::StringRef path)
{
    std::map<std::string, Accesses> kernels;
    const auto file = llvm::MemoryBuffer::getFile(path);
    if (!file)
        return kernels;
    auto object = llvm::object::ObjectFile::createELFObjectFile((*file)->getMemBufferRef());
    if (!object) {
        llvm::errs() << llvm::toString(object.takeError()) << '\n';
        return kernels;
    }
    for (const llvm::object::SectionRef &section : (*object)->sections()) {
        llvm::Expected<llvm::StringRef> name = section.getName();
        llvm::Expected<llvm::StringRef> code = section.getContents();
        if (name && code && name->consume_front(".text."))
            kernels[name->str()] = accessesIn(*code);
        llvm::consumeError(name.takeError());
        llvm::consumeError(code.takeError());
    }
    return kernels;
}

} // namespace

std::map<std::string, Accesses> compileWithNvcc(const std::string &nvcc, const std::string &source,
                                                const std::vector<std::string> &includeFolders)
{
    llvm::SmallString<64> cubin;
    if (llvm::sys::fs::createTemporaryFile("widths", "cubin", cubin))
        return {};
    std::vector<std::string> arguments{nvcc, "-cubin", "-arch=sm_90",      "-lineinfo",
                                       "-w", "-o",     std::string(cubin), source};
    for (const std::string &folder : includeFolders)
        arguments.push_back("-I" + folder);
    const std::vector<llvm::StringRef> words(arguments.begin(), arguments.end());
    std::string problem;
    const int status = llvm::sys::ExecuteAndWait(nvcc, words, {}, {}, 0, 0, &problem);
    if (status != 0)
        llvm::errs() << source << ": nvcc failed " << problem << '\n';
    auto kernels = status == 0 ? readCubin(cubin) : std::map<std::string, Accesses>();
    llvm::sys::fs::remove(cubin);
    return kernels;
}

} // namespace widths
