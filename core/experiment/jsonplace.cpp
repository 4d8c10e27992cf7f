// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/jsonplace.h"

#include <algorithm>
#include <string>
#include <vector>

namespace warplens {

namespace {

/// One open object or array, while the text is walked.
struct Level
{
    bool isArray = false;
    std::size_t index = 0;
    std::string path;
};

/// From an opening quote to after the closing one.
std::size_t endOfString(std::string_view json, std::size_t at)
{
    for (++at; at < json.size() && json[at] != '"'; ++at)
        at += json[at] == '\\' ? 1 : 0;
    return std::min(at + 1, json.size());
}

/// Whether `path` is `wanted` or on the way to it.
bool leadsTo(std::string_view path, std::string_view wanted)
{
    return wanted.starts_with(path)
        && (path.empty() || wanted.size() == path.size() || wanted[path.size()] == '.'
            || wanted[path.size()] == '[');
}

class Walk
{
public:
    Walk(std::string_view json, std::string_view wanted)
        : m_json(json)
        , m_wanted(wanted)
    {
    }

    std::size_t run()
    {
        for (m_at = 0; m_at < m_json.size();)
            step();
        return m_best;
    }

private:
    void step()
    {
        const char c = m_json[m_at];
        if (c == '"')
            return text();
        if (c == '{' || c == '[') {
            startValue();
            m_levels.push_back({c == '[', 0, m_path});
        } else if ((c == '}' || c == ']') && !m_levels.empty()) {
            m_levels.pop_back();
        } else if (c == ',' && !m_levels.empty()) {
            m_levels.back().index += 1;
            m_expectsKey = true;
        } else if (c == '\n') {
            ++m_line;
        } else if (c != ':' && c != ' ' && c != '\r' && c != '\t' && !m_inWord) {
            startValue();
            m_inWord = true;
        }
        if (c == ',' || c == '{' || c == '[' || c == '}' || c == ']' || c == '\n')
            m_inWord = false;
        ++m_at;
        m_expectsKey = c == '{' || (m_expectsKey && c != ':');
    }

    /// A key of an object, or a string that is a value.
    void text()
    {
        const std::size_t end = endOfString(m_json, m_at);
        if (m_expectsKey && !m_levels.empty() && !m_levels.back().isArray)
            m_key = m_json.substr(m_at + 1, end - m_at - 2);
        else
            startValue();
        m_at = end;
        m_expectsKey = false;
    }

    void startValue()
    {
        if (m_levels.empty()) {
            m_path.clear();
        } else {
            const Level &level = m_levels.back();
            m_path = level.path;
            if (level.isArray)
                m_path += "[" + std::to_string(level.index) + "]";
            else
                m_path += (m_path.empty() ? "" : ".") + m_key;
        }
        if (leadsTo(m_path, m_wanted) && m_path.size() >= m_bestLength) {
            m_best = m_line;
            m_bestLength = m_path.size();
        }
    }

    std::string_view m_json;
    std::string_view m_wanted;
    std::vector<Level> m_levels;
    std::string m_key;
    std::string m_path; ///< of the value that started last
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::size_t m_best = 1;
    std::size_t m_bestLength = 0;
    bool m_expectsKey = false;
    bool m_inWord = false;
};

} // namespace

std::size_t lineOfPath(std::string_view json, std::string_view path)
{
    return Walk(json, path).run();
}

} // namespace warplens
