// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/strictjson.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warplens {

using nlohmann::json;

namespace {

std::string placeOf(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
    const std::size_t newline = before.rfind('\n');
    const std::size_t column = newline == before.npos ? before.size() : before.size() - newline - 1;
    return "line " + std::to_string(std::ranges::count(before, '\n') + 1) + ", column "
        + std::to_string(column + 1);
}

/// Follows the parser's events and keeps the keys of the objects that are open.
class KeyWatcher
{
public:
    void see(json::parse_event_t event, const json &parsed)
    {
        if (event == json::parse_event_t::object_start)
            m_open.emplace_back();
        else if (event == json::parse_event_t::object_end)
            m_open.pop_back();
        else if (event == json::parse_event_t::key)
            seeKey(parsed.get<std::string>());
    }
    const std::string &repeated() const { return m_repeated; }

private:
    void seeKey(std::string key)
    {
        if (!m_open.back().insert(key).second && m_repeated.empty())
            m_repeated = std::move(key);
    }

    std::vector<std::set<std::string>> m_open;
    std::string m_repeated;
};

} // namespace

json strictJson(std::string_view text, std::string &error)
{
    KeyWatcher keys;
    const auto watch = [&keys](int, json::parse_event_t event, json &parsed) {
        keys.see(event, parsed);
        return true;
    };
    try {
        json document = json::parse(text, watch);
        if (!keys.repeated().empty())
            error = keys.repeated() + ": stands twice";
        return document;
    } catch (const json::parse_error &mistake) {
        error = placeOf(text, mistake.byte) + ": not valid JSON";
    } catch (const json::exception &) {
        error = "not valid JSON: a number is out of range";
    }
    return {};
}

} // namespace warplens
