// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
//
// corpus DIR… [--include DIR]… [--kernel NAME] [--again FILE] [--verbose]
//
// Says of every kernel under the folders whether it compiles, and whether it runs at a launch that
// suits it; if not, why. --again takes only those that FILE, an earlier output, names. Each folder
// counts as the one a person has opened.
#include "filejobs.h"
#include "kernelnames.h"
#include "trial.h"

#include "compiler/compile.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace warplens;
namespace fs = std::filesystem;

namespace {

struct Options
{
    std::vector<std::string> folders;
    std::vector<std::string> includes;
    std::string kernel;          ///< only this one
    std::set<std::string> again; ///< PATH:KERNEL
    bool verbose = false;

    bool wants(const std::string &path, const std::string &name) const
    {
        return (kernel.empty() || name == kernel)
            && (again.empty() || again.contains(path + ":" + name));
    }
};

struct SourceText
{
    fs::path path;
    std::string text;
    std::vector<std::string> kernels;
};

struct Tally
{
    std::size_t kernels = 0;
    std::size_t compiled = 0;
    std::size_t ran = 0;
    std::map<std::string, std::size_t> reasons;

    Tally &operator+=(const Tally &more)
    {
        kernels += more.kernels;
        compiled += more.compiled;
        ran += more.ran;
        for (const auto &[reason, count] : more.reasons)
            reasons[reason] += count;
        return *this;
    }
};

bool isSource(const fs::path &path)
{
    static constexpr const char *endings[] = {".cu", ".cuh", ".h", ".hpp", ".inl", ".cpp"};
    const std::string ending = path.extension().string();
    return std::ranges::find(endings, ending) != std::end(endings);
}

std::vector<SourceText> sourcesUnder(const std::string &folder, const Options &options)
{
    std::vector<SourceText> sources;
    std::error_code ignored;
    for (const auto &entry : fs::recursive_directory_iterator(
             folder, fs::directory_options::skip_permission_denied, ignored)) {
        if (!entry.is_regular_file(ignored) || !isSource(entry.path()))
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        SourceText source{entry.path(), std::string(std::istreambuf_iterator<char>(file), {}), {}};
        if (source.text.find("__global__") == std::string::npos)
            continue;
        source.kernels = kernelNames(source.text);
        std::erase_if(source.kernels, [&](const std::string &name) {
            return !options.wants(entry.path().string(), name);
        });
        if (!source.kernels.empty())
            sources.push_back(std::move(source));
    }
    std::ranges::sort(sources, {}, &SourceText::path);
    return sources;
}

/// What a person has who opened `source` within `folder`.
Experiment opened(const SourceText &source, const std::string &folder, const Options &options)
{
    Experiment experiment;
    experiment.source.text = source.text;
    experiment.source.file = source.path.string();
    experiment.includeFolders = {folder};
    std::ranges::copy(options.includes, std::back_inserter(experiment.includeFolders));
    return experiment;
}

/// Verdicts cross the pipe as lines: compiles, runs, reason, launch.
std::string wordsOf(const Verdict &verdict)
{
    return std::string(verdict.compiles ? "1" : "0") + (verdict.runs ? "1" : "0") + verdict.reason
        + '\0' + verdict.launch;
}

Verdict verdictOf(const std::string &words)
{
    const std::size_t end = words.find('\0');
    return {words[0] == '1', words[1] == '1', words.substr(2, end - 2), words.substr(end + 1)};
}

/// The reason without what differs from kernel to kernel.
std::string kindOf(const std::string &reason)
{
    std::string kind;
    for (const char c : reason.substr(0, reason.find(" (line ")))
        if (std::isdigit(static_cast<unsigned char>(c)) == 0)
            kind += c;
        else if (kind.empty() || kind.back() != '#')
            kind += '#';
    return kind.substr(0, 110);
}

void print(const char *label, const Tally &tally)
{
    const auto percent = [&](std::size_t part) {
        return tally.kernels == 0 ? 0.0 : 100.0 * double(part) / double(tally.kernels);
    };
    std::printf("%-32s %5zu kernels  compile %5zu %5.1f %%  run %5zu %5.1f %%\n", label,
                tally.kernels, tally.compiled, percent(tally.compiled), tally.ran,
                percent(tally.ran));
}

Tally judge(const std::string &folder, const Options &options)
{
    const std::vector<SourceText> sources = sourcesUnder(folder, options);
    std::vector<FileJob> jobs;
    for (const SourceText &source : sources)
        jobs.push_back({source.kernels.size(), [&](std::size_t task) {
                            Experiment experiment = opened(source, folder, options);
                            experiment.kernel = source.kernels[task];
                            return wordsOf(tryKernel(experiment));
                        }});
    Tally tally;
    runJobs(
        jobs,
        [&](std::size_t job, std::size_t task, const std::string *words, const std::string &lost) {
            const Verdict verdict = words ? verdictOf(*words) : Verdict{false, false, lost, {}};
            ++tally.kernels;
            tally.compiled += verdict.compiles ? 1 : 0;
            tally.ran += verdict.runs ? 1 : 0;
            if (!verdict.runs)
                ++tally
                      .reasons[(verdict.compiles ? "run: " : "compile: ") + kindOf(verdict.reason)];
            if (verdict.runs && !options.verbose)
                return;
            std::printf("%s:%s: %s%s%s%s\n", sources[job].path.c_str(),
                        sources[job].kernels[task].c_str(),
                        verdict.runs           ? "runs"
                            : verdict.compiles ? "compiles: "
                                               : "fails: ",
                        verdict.reason.c_str(), verdict.launch.empty() ? "" : " at ",
                        verdict.launch.c_str());
            std::fflush(stdout);
        });
    return tally;
}

void printReasons(const Tally &tally)
{
    std::vector<std::pair<std::size_t, std::string>> sorted;
    for (const auto &[reason, count] : tally.reasons)
        sorted.emplace_back(count, reason);
    std::ranges::sort(sorted, std::greater());
    for (const auto &[count, reason] : sorted)
        std::printf("%5zu  %s\n", count, reason.c_str());
}

/// The first two parts of lines such as `/a/b.cu:kernel: fails: …`.
std::set<std::string> kernelsNamedIn(const char *file)
{
    std::set<std::string> kernels;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(':');
        if (line.starts_with("/") && colon != std::string::npos)
            kernels.insert(line.substr(0, line.find(": ", colon + 1)));
    }
    return kernels;
}

bool read(int count, char **words, Options &options)
{
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--verbose")
            options.verbose = true;
        else if ((word == "--include" || word == "--kernel") && i + 1 < count)
            (word == "--include" ? options.includes.emplace_back() : options.kernel) = words[++i];
        else if (word == "--again" && i + 1 < count)
            options.again = kernelsNamedIn(words[++i]);
        else if (word.starts_with("--"))
            return false;
        else
            options.folders.push_back(fs::absolute(word).lexically_normal().string());
    }
    return !options.folders.empty();
}

} // namespace

int main(int count, char **words)
{
    Options options;
    if (!read(count, words, options)) {
        std::fputs(
            "Usage: corpus DIR... [--include DIR]... [--kernel NAME] [--again FILE] [--verbose]\n",
            stderr);
        return 2;
    }
    // The children take the precompiled prelude over.
    CompileRequest first;
    first.source.text = "threadIdx.x";
    compileInProcess(first);

    std::vector<std::pair<std::string, Tally>> tallies;
    Tally total;
    for (const std::string &folder : options.folders) {
        tallies.emplace_back(fs::path(folder).filename().string(), judge(folder, options));
        total += tallies.back().second;
    }
    std::puts("");
    printReasons(total);
    std::puts("");
    for (const auto &[name, tally] : tallies)
        print(name.c_str(), tally);
    print("all", total);
    return 0;
}
