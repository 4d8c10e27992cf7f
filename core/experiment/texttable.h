// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warplens {

/// A table for a terminal: columns as wide as they need to be. Numbers to the right, words to the
/// left.
class TextTable
{
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns)
        : m_columns(std::move(columns))
    {
    }
    /// Missing cells at the end are empty.
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    /// Each row indented by two spaces, ending in a newline.
    std::string text() const;

private:
    std::vector<Align> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Columns of a terminal that UTF-8 `text` takes: two for wide East Asian characters.
std::size_t terminalWidth(std::string_view text);

} // namespace warplens
