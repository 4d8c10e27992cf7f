// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sessionreader.h"

#include <algorithm>

namespace warplens {

namespace {

const SessionJson &emptyObject()
{
    static const SessionJson empty = SessionJson::object();
    return empty;
}

} // namespace

SessionReader::SessionReader(const SessionJson &value, std::string path, std::string &error)
    : m_value(value.is_object() ? value : emptyObject())
    , m_path(std::move(path))
    , m_error(error)
{
    if (!value.is_object())
        fail(m_path, "must be an object");
}

void SessionReader::read(std::string_view key, std::string &out)
{
    const SessionJson *value = find(key);
    if (!value)
        return;
    if (value->is_string())
        out = value->get<std::string>();
    else
        fail(pathOf(key), "must be a text in quotes");
}

void SessionReader::read(std::string_view key, bool &out)
{
    const SessionJson *value = find(key);
    if (!value)
        return;
    if (value->is_boolean())
        out = value->get<bool>();
    else
        fail(pathOf(key), "must be true or false");
}

void SessionReader::read(std::string_view key, std::uint64_t &out, std::uint64_t most)
{
    if (const SessionJson *value = find(key))
        wholeNumber(*value, pathOf(key), most, out);
}

void SessionReader::read(std::string_view key, Extent &out)
{
    std::vector<std::uint32_t> sizes;
    read(key, sizes);
    if (!find(key))
        return;
    if (sizes.empty() || sizes.size() > 3)
        return fail(pathOf(key), "must be one to three numbers, [x, y, z]");
    sizes.resize(3, 1);
    out = {sizes[0], sizes[1], sizes[2]};
}

void SessionReader::read(std::string_view key, std::vector<std::string> &out)
{
    const SessionJson *value = find(key);
    if (!value)
        return;
    const bool strings = value->is_array()
        && std::ranges::all_of(*value, [](const auto &item) { return item.is_string(); });
    if (strings)
        out = value->get<std::vector<std::string>>();
    else
        fail(pathOf(key), "must be an array of texts");
}

void SessionReader::read(std::string_view key, std::vector<std::uint32_t> &out)
{
    const SessionJson *value = find(key);
    if (!value)
        return;
    if (!value->is_array())
        return fail(pathOf(key), "must be an array of whole numbers");
    out.clear();
    for (std::size_t i = 0; i < value->size(); ++i) {
        std::uint64_t number = 0;
        const std::string path = pathOf(key) + "[" + std::to_string(i) + "]";
        if (!wholeNumber((*value)[i], path, UINT32_MAX, number))
            return;
        out.push_back(std::uint32_t(number));
    }
}

void SessionReader::read(std::string_view key, std::map<std::string, std::string> &out)
{
    if (!find(key))
        return;
    SessionReader entries = object(key);
    out.clear();
    for (const std::string &name : entries.keys()) {
        const SessionJson &value = entries.m_value[name];
        if (value.is_string())
            out[name] = value.get<std::string>();
        else if (value.is_number() || value.is_boolean())
            out[name] = value.dump();
        else
            fail(entries.pathOf(name), "must be a text or a number");
    }
}

void SessionReader::readText(std::string_view key, std::string &out)
{
    const SessionJson *value = find(key);
    if (!value || !value->is_array())
        return read(key, out);
    std::vector<std::string> lines;
    read(key, lines);
    out.clear();
    for (std::size_t i = 0; i < lines.size(); ++i)
        out += (i == 0 ? "" : "\n") + lines[i];
}

void SessionReader::readChoice(std::string_view key, std::span<const std::string_view> words,
                               std::size_t &out)
{
    if (!find(key))
        return;
    std::string word;
    read(key, word);
    const auto at = std::ranges::find(words, word);
    if (at != words.end()) {
        out = std::size_t(at - words.begin());
        return;
    }
    std::string list;
    for (const std::string_view known : words)
        list += (list.empty() ? "" : ", ") + std::string(known);
    fail(pathOf(key), "must be one of " + list);
}

SessionJson SessionReader::take(std::string_view key)
{
    const SessionJson *value = find(key);
    if (value && !value->is_object())
        fail(pathOf(key), "must be an object");
    return value ? *value : emptyObject();
}

SessionReader SessionReader::object(std::string_view key)
{
    const SessionJson *value = find(key);
    return {value ? *value : emptyObject(), pathOf(key), m_error};
}

std::vector<SessionReader> SessionReader::objects(std::string_view key)
{
    std::vector<SessionReader> readers;
    const SessionJson *value = find(key);
    if (!value)
        return readers;
    if (!value->is_array()) {
        fail(pathOf(key), "must be an array of objects");
        return readers;
    }
    readers.reserve(value->size());
    for (std::size_t i = 0; i < value->size(); ++i)
        readers.emplace_back((*value)[i], pathOf(key) + "[" + std::to_string(i) + "]", m_error);
    return readers;
}

std::vector<std::string> SessionReader::keys()
{
    std::vector<std::string> names;
    for (const auto &[name, value] : m_value.items())
        names.push_back(name);
    m_known.insert(names.begin(), names.end());
    return names;
}

void SessionReader::keep(const std::string &key, SessionJson unknown)
{
    if (!unknown.empty())
        m_below[key] = std::move(unknown);
}

SessionJson SessionReader::unknown() const
{
    SessionJson left = m_below;
    for (const auto &[name, value] : m_value.items()) {
        if (!m_known.contains(name))
            left[name] = value;
    }
    return left;
}

const SessionJson *SessionReader::find(std::string_view key)
{
    m_known.emplace(key);
    const auto at = m_value.find(key);
    return at == m_value.end() ? nullptr : &*at;
}

std::string SessionReader::pathOf(std::string_view key) const
{
    return (m_path.empty() ? "" : m_path + ".") + std::string(key);
}

void SessionReader::fail(const std::string &path, const std::string &what)
{
    if (m_error.empty())
        m_error = (path.empty() ? std::string("the file") : path) + " " + what;
}

bool SessionReader::wholeNumber(const SessionJson &value, const std::string &path,
                                std::uint64_t most, std::uint64_t &out)
{
    if (value.is_number_unsigned() && value.get<std::uint64_t>() <= most) {
        out = value.get<std::uint64_t>();
        return true;
    }
    fail(path, "must be a whole number from 0 to " + std::to_string(most));
    return false;
}

void mergeUnknown(SessionJson &into, const SessionJson &unknown)
{
    for (const auto &[name, value] : unknown.items()) {
        if (into.is_array()) {
            const auto index = std::size_t(std::strtoull(name.c_str(), nullptr, 10));
            if (index < into.size())
                mergeUnknown(into[index], value);
        } else if (!into.contains(name)) {
            into[name] = value;
        } else if (value.is_object()) {
            mergeUnknown(into[name], value);
        }
    }
}

} // namespace warplens
