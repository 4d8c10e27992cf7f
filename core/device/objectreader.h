// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warplens {

enum class Need { Required, Optional };

/// Reads one JSON object of a device file, key by key. Remembers the first error of the whole file
/// in `error`, with the path of its key, and reads on harmlessly after it. `finish` refuses the
/// keys that nobody asked for, and then the absence of required ones.
class ObjectReader
{
public:
    /// `path` is empty for the file itself. `value` must outlive the reader.
    ObjectReader(const nlohmann::json &value, std::string path, std::string &error);

    /// The value of `key`; null if it is absent, which `finish` refuses if it is required.
    const nlohmann::json *find(std::string_view key, Need need);

    // Each leaves `out` alone where the key is absent or wrong.
    void read(std::string_view key, std::string &out, Need need);
    void read(std::string_view key, bool &out, Need need);
    void read(std::string_view key, double &out, Need need); ///< not negative
    void read(std::string_view key, std::uint32_t &out, Need need, std::uint32_t least = 0,
              std::uint32_t most = 0xffff'ffff);
    void read(std::string_view key, std::vector<std::string> &out, Need need);

    /// Index of the word that stands at `key` among `words`; 0 if it is absent or wrong.
    std::size_t choice(std::string_view key, const std::vector<std::string_view> &words, Need need);

    std::string pathOf(std::string_view key) const;
    /// Remembers "path.key: what" unless there was an error before.
    void fail(std::string_view key, const std::string &what);
    void finish();

private:
    const nlohmann::json &m_value;
    std::string m_path;
    std::string &m_error;
    std::vector<std::string> m_known;
    std::string m_missing; ///< the first required key that is absent; `finish` says so
};

} // namespace warplens
