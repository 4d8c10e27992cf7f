// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string>
#include <vector>

namespace warplens {

/// Whether a file is compiled by itself, by the ending of its name; headers are not.
bool isCompiledFile(const std::string &path);

/// The sources and headers under the folders that a person has opened. Hidden folders and links
/// are left out, and what is beyond MostFiles.
class ProjectFiles
{
public:
    static constexpr std::size_t MostFiles = 20'000;

    explicit ProjectFiles(const std::vector<std::string> &folders);

    /// The folder that `#include "name"` has to be looked for in: of all files whose path ends in
    /// `name`, the one nearest to `file`. Empty: there is none.
    std::string folderOf(const std::string &name, const std::string &file) const;

    /// The file to compile so that `file` is read where it belongs: one that includes it, itself or
    /// through headers; of several the nearest. Empty: there is none.
    std::string includerOf(const std::string &file) const;

private:
    std::string directIncluderOf(const std::string &file) const;

    std::vector<std::string> m_paths;
};

} // namespace warplens
