// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/objectreader.h"

#include <algorithm>
#include <cmath>

namespace warplens {

using nlohmann::json;

namespace {

/// Names go to terminals and windows: nothing in them may move a cursor or break a line.
bool hasControls(const std::string &text)
{
    return std::ranges::any_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7f;
    });
}

std::string listOf(const auto &words)
{
    std::string text;
    for (const auto &word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

} // namespace

ObjectReader::ObjectReader(const json &value, std::string path, std::string &error)
    : m_value(value)
    , m_path(std::move(path))
    , m_error(error)
{
    if (!value.is_object() && m_error.empty())
        m_error = (m_path.empty() ? "the file" : m_path) + ": not an object { … }";
}

std::string ObjectReader::pathOf(std::string_view key) const
{
    return m_path.empty() ? std::string(key) : m_path + '.' + std::string(key);
}

void ObjectReader::fail(std::string_view key, const std::string &what)
{
    if (m_error.empty())
        m_error = pathOf(key) + ": " + what;
}

const json *ObjectReader::find(std::string_view key, Need need)
{
    m_known.emplace_back(key);
    if (!m_value.is_object())
        return nullptr;
    const auto found = m_value.find(key);
    if (found != m_value.end())
        return &*found;
    if (need == Need::Required && m_missing.empty())
        m_missing = key;
    return nullptr;
}

void ObjectReader::read(std::string_view key, std::string &out, Need need)
{
    const json *value = find(key, need);
    if (!value)
        return;
    if (!value->is_string() || value->get_ref<const std::string &>().empty())
        return fail(key, "not a text");
    out = value->get<std::string>();
    if (hasControls(out))
        fail(key, "has a line break or another control character");
}

void ObjectReader::read(std::string_view key, bool &out, Need need)
{
    const json *value = find(key, need);
    if (!value)
        return;
    if (!value->is_boolean())
        return fail(key, "neither true nor false");
    out = value->get<bool>();
}

void ObjectReader::read(std::string_view key, double &out, Need need)
{
    const json *value = find(key, need);
    if (!value)
        return;
    if (!value->is_number() || !std::isfinite(value->get<double>()) || value->get<double>() < 0)
        return fail(key, "not a number from 0 on");
    out = value->get<double>();
}

void ObjectReader::read(std::string_view key, std::uint32_t &out, Need need, std::uint32_t least,
                        std::uint32_t most)
{
    const json *value = find(key, need);
    if (!value)
        return;
    if (!value->is_number_unsigned())
        return fail(key, value->dump() + " is not a whole number from 0 on");
    const auto number = value->get<std::uint64_t>();
    if (number < least || number > most)
        return fail(key,
                    std::to_string(number) + " is not from " + std::to_string(least) + " to "
                        + std::to_string(most));
    out = std::uint32_t(number);
}

void ObjectReader::read(std::string_view key, std::vector<std::string> &out, Need need)
{
    const json *value = find(key, need);
    if (!value)
        return;
    const bool isList = value->is_array()
        && std::ranges::all_of(*value, [](const json &entry) { return entry.is_string(); });
    if (!isList)
        return fail(key, "not a list of texts");
    out = value->get<std::vector<std::string>>();
    if (std::ranges::any_of(out, hasControls))
        fail(key, "has a line break or another control character");
}

std::size_t ObjectReader::choice(std::string_view key, const std::vector<std::string_view> &words,
                                 Need need)
{
    std::string word;
    read(key, word, need);
    const auto found = std::ranges::find(words, word);
    if (found != words.end())
        return std::size_t(found - words.begin());
    if (!word.empty())
        fail(key, '"' + word + "\" is none of: " + listOf(words));
    return 0;
}

void ObjectReader::finish()
{
    if (!m_value.is_object())
        return;
    for (const auto &[key, value] : m_value.items())
        if (std::ranges::find(m_known, key) == m_known.end())
            fail(key, "unknown key; known here: " + listOf(m_known));
    // Last: where a key is missing, an unknown one may be what it was meant to be.
    if (!m_missing.empty())
        fail(m_missing, "missing");
}

} // namespace warplens
