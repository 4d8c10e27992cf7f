// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessonfolder.h"

#include "experiment/filebytes.h"

#include <algorithm>
#include <filesystem>

namespace warplens {

namespace {

namespace fs = std::filesystem;

/// More entries than a folder that somebody meant has.
constexpr std::size_t MostEntries = 100'000;

std::string utf8(const fs::path &path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

/// The names of the lessons' files, sorted; cut at the first `MostLessonFiles`.
std::vector<std::string> namesIn(const fs::path &folder, std::vector<LessonProblem> &problems)
{
    std::vector<std::string> names;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (std::size_t seen = 0; !error && entry != fs::directory_iterator() && seen < MostEntries;
         ++seen) {
        std::error_code unreadable;
        std::string name = utf8(entry->path().filename());
        if (isLessonFile(name) && entry->is_regular_file(unreadable))
            names.push_back(std::move(name));
        entry.increment(error);
    }
    if (error)
        problems.push_back({"", 0, "the folder cannot be read: " + error.message()});
    std::ranges::sort(names);
    if (names.size() > MostLessonFiles) {
        problems.push_back({"", 0,
                            "the folder has " + std::to_string(names.size())
                                + " files of lessons; the first " + std::to_string(MostLessonFiles)
                                + " are read"});
        names.resize(MostLessonFiles);
    }
    return names;
}

} // namespace

LessonFolder readLessonFolder(const std::string &path)
{
    const fs::path folder(std::u8string(path.begin(), path.end()));
    LessonFolder read;
    read.path = path;
    const fs::path clean = folder.lexically_normal();
    read.name = utf8(clean.has_filename() ? clean.filename() : clean.parent_path().filename());
    std::vector<LessonFile> files;
    for (const std::string &name : namesIn(folder, read.problems)) {
        std::error_code error;
        const std::string file = pathFrom(path, name);
        const auto size =
            fs::file_size(folder / fs::path(std::u8string(name.begin(), name.end())), error);
        if (!error && size > LargestLessonText) {
            read.problems.push_back({name, 0, "the file is larger than 1 MiB; split the lesson"});
            continue;
        }
        auto bytes = readFileBytes(file);
        if (const auto *why = std::get_if<std::string>(&bytes)) {
            read.problems.push_back({name, 0, *why});
            continue;
        }
        const auto &text = std::get<std::vector<std::uint8_t>>(bytes);
        files.push_back({name, std::string(text.begin(), text.end())});
    }
    read.lessons = lessonsOf(files, read.problems);
    return read;
}

} // namespace warplens
