// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace warplens {

/// The lines of a text one by one, without their ends.
class LineReader
{
public:
    explicit LineReader(std::string_view text)
        : m_text(text)
    {
    }

    bool next()
    {
        if (m_at > m_text.size() || (m_at == m_text.size() && m_at != 0))
            return false;
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        m_line = m_text.substr(m_at, end - m_at);
        if (m_line.ends_with('\r'))
            m_line.remove_suffix(1);
        m_at = end + 1;
        ++m_number;
        return true;
    }
    std::string_view line() const { return m_line; }
    std::size_t number() const { return m_number; }

private:
    std::string_view m_text;
    std::string_view m_line;
    std::size_t m_at = 0;
    std::size_t m_number = 0;
};

/// A fence that opens: its marks, and the word after them.
struct Fence
{
    char mark = 0; ///< 0: no fence
    std::size_t count = 0;
    std::string_view info;
};

/// The fence that `line` is, if it is one.
Fence fenceOf(std::string_view line);
/// Whether `line` ends the block that `open` began.
bool closes(std::string_view line, const Fence &open);

} // namespace warplens
