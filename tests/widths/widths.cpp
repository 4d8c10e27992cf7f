// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// widths [--exact] [--nvcc PROGRAM] [-I FOLDER] FILE.cu…: what nvcc makes of the memory accesses of
// each kernel, beside Warplens's sites. With --exact any difference is a failure.

#include "comparison.h"
#include "cubin.h"

#include "compiler/compile.h"

#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

namespace {

using namespace widths;
namespace fs = std::filesystem;

struct Options
{
    bool isExact = false;
    std::string nvcc = WARPLENS_NVCC;
    std::vector<std::string> includeFolders;
    std::vector<std::string> files;
};

Options optionsOf(int count, char **words)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--exact")
            options.isExact = true;
        else if (word == "--nvcc" && i + 1 < count)
            options.nvcc = words[++i];
        else if (word == "-I" && i + 1 < count)
            options.includeFolders.push_back(words[++i]);
        else
            options.files.push_back(word);
    }
    return options;
}

/// The file with the files beside it that it includes put in, once each: kernels of headers count
/// among those of the text only so.
std::string contentsOf(const fs::path &path, std::set<fs::path> &seen)
{
    std::ifstream file(path);
    std::string text;
    for (std::string line; std::getline(file, line); text += line + '\n') {
        const std::size_t first = line.find('"');
        const std::size_t last = line.rfind('"');
        if (!line.starts_with("#include \"") || last <= first)
            continue;
        const fs::path header = path.parent_path() / line.substr(first + 1, last - first - 1);
        std::error_code problem;
        const fs::path known = fs::canonical(header, problem);
        if (problem)
            continue;
        line = seen.insert(known).second ? contentsOf(header, seen) : std::string();
    }
    return text;
}

/// `sgemm<64, float>` as `sgemm<64,float>`, without namespaces, result and parameters.
std::string plainName(const std::string &mangled)
{
    std::string name = llvm::demangle(mangled);
    const std::size_t parameters =
        name.rfind(">(") != std::string::npos ? name.rfind(">(") + 1 : name.find('(');
    name = name.substr(0, parameters);
    const std::size_t arguments = std::min(name.find('<'), name.size());
    const std::size_t space = name.rfind(' ', arguments);
    name = name.substr(space == std::string::npos ? 0 : space + 1);
    const std::size_t scope = name.rfind("::", name.find('<'));
    name = name.substr(scope == std::string::npos ? 0 : scope + 2);
    std::erase(name, ' ');
    return name;
}

std::string withoutSpaces(std::string name)
{
    std::erase(name, ' ');
    return name;
}

/// nvcc's code for the kernel: of the same instance, or of the only one of that name.
const Accesses *find(const std::map<std::string, Accesses> &code, const warplens::Kernel &kernel)
{
    const Accesses *only = nullptr;
    int found = 0;
    for (const auto &[mangled, accesses] : code) {
        const std::string name = plainName(mangled);
        if (name == withoutSpaces(kernel.displayName))
            return &accesses;
        if (name.substr(0, name.find('<')) == kernel.name) {
            only = &accesses;
            ++found;
        }
    }
    return found == 1 ? only : nullptr;
}

struct Summary
{
    std::map<Kind, unsigned> kinds;
    unsigned kernels = 0;
    unsigned notCompiled = 0;
    unsigned notFound = 0;
};

void compareKernel(const warplens::Kernel &kernel, const Accesses &nvcc, Summary &summary)
{
    ++summary.kernels;
    std::printf("  %s\n", kernel.displayName.c_str());
    for (const Difference &difference : compare(accessesOf(kernel), nvcc)) {
        ++summary.kinds[difference.kind];
        std::printf("    %-8s %-7s %-8s here %-24s nvcc %s\n", nameOf(difference.kind),
                    warplens::nameOf(difference.space), nameOf(difference.operation),
                    difference.here.c_str(), difference.nvcc.c_str());
    }
}

void compareFile(const std::string &path, const Options &options, Summary &summary)
{
    warplens::CompileRequest request;
    std::set<fs::path> seen;
    request.source.text = contentsOf(path, seen);
    request.includeFolders = options.includeFolders;
    request.includeFolders.push_back(fs::path(path).parent_path());
    request.cudaArch = 900;
    const auto code = compileWithNvcc(options.nvcc, path, options.includeFolders);
    if (code.empty())
        return;
    std::printf("%s\n", path.c_str());
    for (const warplens::KernelEntry &entry : warplens::compileInProcess(request).kernels) {
        request.kernel = entry.name;
        const warplens::CompileOutcome outcome = warplens::compileInProcess(request);
        if (!outcome.kernel) {
            ++summary.notCompiled;
            std::printf("  %s: does not compile here\n", entry.name.c_str());
            continue;
        }
        const Accesses *nvcc = find(code, *outcome.kernel);
        if (nvcc)
            compareKernel(*outcome.kernel, *nvcc, summary);
        else
            ++summary.notFound;
    }
}

} // namespace

int main(int count, char **words)
{
    const Options options = optionsOf(count, words);
    Summary summary;
    for (const std::string &file : options.files)
        compareFile(file, options, summary);
    std::printf("%u kernels; %u do not compile here, nvcc made no code for %u\n", summary.kernels,
                summary.notCompiled, summary.notFound);
    unsigned differences = 0;
    for (const auto &[kind, times] : summary.kinds) {
        std::printf("%8u %s\n", times, nameOf(kind));
        differences += kind == Kind::Same ? 0 : times;
    }
    const bool isComplete = summary.kernels > 0 && summary.notCompiled + summary.notFound == 0;
    return options.isExact && (differences > 0 || !isComplete) ? 1 : 0;
}
