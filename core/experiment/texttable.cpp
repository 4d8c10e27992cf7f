// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/texttable.h"

#include <algorithm>
#include <cstdint>

namespace warplens {

namespace {

/// The blocks of wide characters that words are written in; source: Unicode, EastAsianWidth.
bool isWide(std::uint32_t character)
{
    return (character >= 0x1100 && character <= 0x115f)
        || (character >= 0x2e80 && character <= 0xa4cf)
        || (character >= 0xac00 && character <= 0xd7a3)
        || (character >= 0xf900 && character <= 0xfaff)
        || (character >= 0xfe30 && character <= 0xfe6f)
        || (character >= 0xff00 && character <= 0xff60)
        || (character >= 0x20000 && character <= 0x3fffd);
}

} // namespace

std::size_t terminalWidth(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const unsigned bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        std::uint32_t character = bytes == 1 ? lead : lead & (0x7fu >> bytes);
        for (unsigned k = 1; k < bytes && i + k < text.size(); ++k)
            character = character << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3f);
        width += isWide(character) ? 2 : 1;
        i += bytes;
    }
    return width;
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_columns.size());
    for (const auto &row : m_rows) {
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i)
            widths[i] = std::max(widths[i], terminalWidth(row[i]));
    }
    std::string text;
    for (const auto &row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
            const std::string padding(widths[i] - terminalWidth(row[i]), ' ');
            line += "  " + (m_columns[i] == Align::Left ? row[i] + padding : padding + row[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

} // namespace warplens
