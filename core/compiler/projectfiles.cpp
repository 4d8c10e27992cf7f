// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/projectfiles.h"

#include "compiler/limits.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace warplens {

namespace fs = std::filesystem;

namespace {

/// What is read at most to find who includes a file.
constexpr std::uintmax_t MostBytesRead = std::uintmax_t(32) << 20;
/// A folder may turn out to be somebody's whole disk: this far it is looked at, with each text.
constexpr std::size_t MostEntries = 20'000;
constexpr int MostDepth = 8;

bool isSource(const fs::path &path)
{
    static constexpr const char *headers[] = {".cuh", ".h", ".hpp", ".hh", ".hxx", ".inl", ".inc"};
    return isCompiledFile(path.string())
        || std::ranges::find(headers, path.extension().string()) != std::end(headers);
}

/// How many characters two paths share from their start, in whole folders.
std::size_t sharedFolders(std::string_view a, std::string_view b)
{
    const auto [left, right] = std::ranges::mismatch(a, b);
    const auto shared = a.substr(0, std::size_t(left - a.begin()));
    const std::size_t slash = shared.rfind('/');
    return slash == std::string_view::npos ? 0 : slash + 1;
}

bool endsInName(std::string_view path, std::string_view name)
{
    return path.ends_with(name) && path.size() > name.size()
        && path[path.size() - name.size() - 1] == '/';
}

/// The names behind `#include` in `text`, but for those in a macro.
std::vector<std::string> includesIn(const std::string &text)
{
    std::vector<std::string> names;
    for (std::size_t at = text.find("#include"); at != std::string::npos;
         at = text.find("#include", at + 1)) {
        const std::size_t open = text.find_first_of("\"<\n", at);
        if (open == std::string::npos || text[open] == '\n')
            continue;
        const std::size_t close = text.find_first_of("\">\n", open + 1);
        if (close != std::string::npos)
            names.push_back(text.substr(open + 1, close - open - 1));
    }
    return names;
}

bool includes(const std::string &includer, const std::string &text, const std::string &file)
{
    return std::ranges::any_of(includesIn(text), [&](const std::string &name) {
        const fs::path path = fs::path(includer).parent_path() / name;
        return path.lexically_normal() == fs::path(file) || endsInName(file, name);
    });
}

} // namespace

bool isCompiledFile(const std::string &path)
{
    static constexpr const char *endings[] = {".cu", ".cpp", ".cc", ".cxx", ".c"};
    return std::ranges::find(endings, fs::path(path).extension().string()) != std::end(endings);
}

ProjectFiles::ProjectFiles(const std::vector<std::string> &folders)
{
    std::error_code error;
    std::size_t seen = 0;
    for (const std::string &folder : folders) {
        fs::recursive_directory_iterator entry(
            folder, fs::directory_options::skip_permission_denied, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            if (m_paths.size() >= MostFiles || ++seen > MostEntries)
                break;
            std::error_code ignored;
            if (entry->path().filename().string().starts_with(".") || entry->is_symlink(ignored)
                || entry.depth() >= MostDepth)
                entry.disable_recursion_pending();
            else if (isSource(entry->path()) && entry->is_regular_file(ignored))
                m_paths.push_back(entry->path().lexically_normal().string());
        }
    }
    std::ranges::sort(m_paths);
    const auto again = std::ranges::unique(m_paths);
    m_paths.erase(again.begin(), again.end());
}

std::string ProjectFiles::folderOf(const std::string &name, const std::string &file) const
{
    std::string tail = fs::path(name).lexically_normal().string();
    while (tail.starts_with("../"))
        tail.erase(0, 3);
    const std::string *nearest = nullptr;
    for (const std::string &path : m_paths) {
        if (endsInName(path, tail)
            && (!nearest || sharedFolders(path, file) > sharedFolders(*nearest, file)))
            nearest = &path;
    }
    return nearest ? nearest->substr(0, nearest->size() - tail.size() - 1) : std::string();
}

std::string ProjectFiles::directIncluderOf(const std::string &file) const
{
    std::vector<std::string> candidates = m_paths;
    std::ranges::stable_sort(candidates, std::greater(), [&](const std::string &path) {
        return std::pair(isCompiledFile(path), sharedFolders(path, file));
    });
    const std::string name = fs::path(file).filename().string();
    std::uintmax_t bytes = 0;
    for (const std::string &path : candidates) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        if (path == file || error || size > MaxSourceBytes)
            continue;
        bytes += size;
        if (bytes > MostBytesRead)
            break;
        std::ifstream stream(path, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(stream), {});
        if (text.find(name) != std::string::npos && includes(path, text, file))
            return path;
    }
    return {};
}

std::string ProjectFiles::includerOf(const std::string &file) const
{
    constexpr int MostSteps = 4;
    std::string includer = directIncluderOf(file);
    for (int step = 0; step < MostSteps && !includer.empty() && !isCompiledFile(includer); ++step) {
        std::string next = directIncluderOf(includer);
        if (next.empty())
            break;
        includer = std::move(next);
    }
    return includer;
}

} // namespace warplens
