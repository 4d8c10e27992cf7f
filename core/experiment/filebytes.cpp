// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/filebytes.h"

#include <filesystem>
#include <fstream>

namespace warplens {

namespace {

std::filesystem::path pathOf(const std::string &text)
{
    return {std::u8string(text.begin(), text.end())};
}

} // namespace

std::variant<std::vector<std::uint8_t>, std::string> readFileBytes(const std::string &path)
{
    constexpr std::uintmax_t Largest = std::uintmax_t(256) << 20;
    const std::filesystem::path file = pathOf(path);
    const auto refused = [&path](const std::string &why) {
        return "the file \"" + path + "\" " + why;
    };
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status))
        return refused("does not exist");
    if (!std::filesystem::is_regular_file(status))
        return refused("is not a file");
    const auto size = std::filesystem::file_size(file, error);
    if (error)
        return refused("cannot be read: " + error.message());
    if (size > Largest)
        return refused("is larger than 256 MiB");
    std::vector<std::uint8_t> bytes(size);
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char *>(bytes.data()), std::streamsize(size));
    if (!stream || std::uintmax_t(stream.gcount()) != size)
        return refused("cannot be read");
    return bytes;
}

std::string pathFrom(const std::string &folder, const std::string &path)
{
    const std::u8string joined = (pathOf(folder) / pathOf(path)).u8string();
    return {joined.begin(), joined.end()};
}

} // namespace warplens
