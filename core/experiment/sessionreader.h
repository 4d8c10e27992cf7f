// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

using SessionJson = nlohmann::ordered_json;

/// Why a text is no JSON, in English.
struct JsonError
{
    std::string message;
    std::size_t line = 0; ///< from 1; 0: the text as a whole
    std::size_t column = 0;
    bool operator==(const JsonError &) const = default;
};

std::variant<SessionJson, JsonError> parseSessionJson(std::string_view text);
/// In one line, or indented.
std::string dumpJson(const SessionJson &json, int indent = -1);

/// Reads one JSON object of a session, key by key. Every key is optional: `out` keeps its value
/// where it is absent. The first value of a wrong type is put into `error` with its path, and
/// reading goes on harmlessly after it. Keys that nobody asked for can be kept.
class SessionReader
{
public:
    /// `path` is empty for the file itself. `value` and `error` must outlive the reader.
    SessionReader(const SessionJson &value, std::string path, std::string &error);

    void read(std::string_view key, std::string &out);
    void read(std::string_view key, bool &out);
    void read(std::string_view key, std::uint64_t &out, std::uint64_t most = UINT64_MAX);
    void read(std::string_view key, Extent &out); ///< one to three numbers, [x, y, z]
    void read(std::string_view key, std::vector<std::string> &out);
    void read(std::string_view key, std::vector<std::uint32_t> &out);
    /// An object of strings; numbers and truth values count as what they look like.
    void read(std::string_view key, std::map<std::string, std::string> &out);
    /// A string, or an array of the lines of one.
    void readText(std::string_view key, std::string &out);
    /// One of `words`: `out` becomes its index.
    void readChoice(std::string_view key, std::span<const std::string_view> words,
                    std::size_t &out);

    /// The object at `key` as it is; an empty one if it is absent.
    SessionJson take(std::string_view key);
    /// The object at `key`; an empty one if it is absent.
    SessionReader object(std::string_view key);
    /// The objects of the array at `key`.
    std::vector<SessionReader> objects(std::string_view key);
    /// The names in this object, all of them asked for by this.
    std::vector<std::string> keys();

    /// Puts `unknown` of what stands at `key` among the unknown keys of this object.
    void keep(const std::string &key, SessionJson unknown);
    /// Says that the value at `key` is wrong.
    void complain(std::string_view key, const std::string &what) { fail(pathOf(key), what); }
    /// An object of what nobody asked for, here and below.
    SessionJson unknown() const;

private:
    const SessionJson *find(std::string_view key);
    std::string pathOf(std::string_view key) const;
    void fail(const std::string &path, const std::string &what);
    bool wholeNumber(const SessionJson &value, const std::string &path, std::uint64_t most,
                     std::uint64_t &out);

    const SessionJson &m_value;
    std::string m_path;
    std::string &m_error;
    std::set<std::string, std::less<>> m_known;
    SessionJson m_below = SessionJson::object();
};

/// Puts back what `unknown` kept. Elements of arrays stand in it under their index.
void mergeUnknown(SessionJson &into, const SessionJson &unknown);

} // namespace warplens
