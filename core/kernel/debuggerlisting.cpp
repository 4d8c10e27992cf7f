// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/debuggerlisting.h"

#include "kernel/addressheading.h"
#include "kernel/debuggermarks.h"
#include "kernel/linescan.h"
#include "kernel/threadlabel.h"

#include <algorithm>
#include <utility>

namespace warplens {

namespace {

constexpr std::size_t MaxRepeats = 16'384;

/// Reads a text line by line, and a line from its left to its right. The functions that try one
/// notation return whether it stands at `m_at`, which then is past it.
class Listing
{
public:
    std::optional<AddressLines> read(std::string_view text);

private:
    bool readLine();
    bool readSeparator();
    bool readMark();
    bool readLabel();
    bool readNumber();
    bool readRowAddress(std::size_t end);
    bool readJunk(std::size_t at);
    void add(std::string_view entry, std::size_t at);
    bool isCertain() const { return m_isCertain || (m_isBraced && m_hexadecimals > 1); }

    std::string_view m_line;
    std::uint32_t m_number = 0; ///< of the line
    std::size_t m_at = 0;       ///< in the line
    AddressLines m_entries;
    std::size_t m_hexadecimals = 0;
    bool m_isCertain = false; ///< no code looks like this
    bool m_isBraced = false;  ///< the text starts with a brace or a quotation mark
    bool m_sawComma = false;  ///< since the last entry

    // Of the line.
    std::optional<ThreadLabel> m_label; ///< waits for its address
    bool m_isRow = false;               ///< the address before the colon is behind us
    bool m_hasEntry = false;
};

void Listing::add(std::string_view entry, std::size_t at)
{
    const Position position{m_number, std::uint32_t(at + 1)};
    m_entries.push_back(
        {{entry, position, m_label ? std::optional(m_label->thread) : std::nullopt}});
    m_label.reset();
    m_hasEntry = true;
    m_sawComma = false;
}

bool Listing::readSeparator()
{
    const char c = m_line[m_at];
    if (c == '|') {
        if (!m_label && !isFramed(m_line))
            return false;
        if (m_label)
            m_label->isCertain = false; // 3 | 0x10
        else
            m_isCertain = true;
    } else if (c == '[') {
        const std::size_t before = m_line.substr(0, m_at).find_last_not_of(Blanks);
        const bool opensList = before == m_line.npos
            ? m_entries.empty() || m_sawComma
            : std::string_view(",[{=").find(m_line[before]) != std::string_view::npos;
        if (!opensList)
            return false; // [0x10][0x20]
    } else if (c == '\'' && isBetweenDigits(m_line, m_at)) {
        return false; // 0x10'20
    } else if (std::string_view(" \t\r,{}]\"'").find(c) == std::string_view::npos) {
        return false;
    }
    m_sawComma |= c == ',';
    ++m_at;
    return true;
}

bool Listing::readMark()
{
    std::size_t end = afterHistoryNumber(m_line, m_at);
    m_isCertain |= end != m_at;
    if (end == m_at)
        end = afterCast(m_line, m_at);
    if (end == m_at)
        end = afterSpaceMark(m_line, m_at);
    if (end == m_at && m_label)
        end = afterAddressWord(m_line, m_at);
    const bool isMark = end != m_at;
    m_at = end;
    return isMark;
}

bool Listing::readLabel()
{
    std::optional<ThreadLabel> label = threadLabel(m_line, m_at);
    const bool isPlain = label && label->isBare && (m_isRow || m_hasEntry);
    if (!label || isPlain || (m_label && !m_label->isWarp))
        return false;
    if (m_label)
        label->thread += m_label->thread;
    m_at = label->end;
    m_label = label;
    return true;
}

/// Past the number that ends at `end`, if it says where the rest of its line was read.
bool Listing::readRowAddress(std::size_t end)
{
    const std::size_t colon = afterBlanks(m_line, end);
    const bool isFirst = !m_hasEntry && !m_isRow && !m_label;
    if (!isFirst || colon == m_line.size() || m_line[colon] != ':')
        return false;
    m_isRow = m_isCertain = true;
    m_at = colon + 1;
    return true;
}

bool Listing::readNumber()
{
    const std::string_view number = numberAt(m_line, m_at);
    const std::size_t start = m_at;
    const std::size_t end = start + number.size();
    if (number.empty())
        return false;
    if (!isHexadecimal(number)) {
        const std::size_t next = afterBlanks(m_line, end);
        const bool isBesideComma = m_sawComma || m_line.substr(next).starts_with(',');
        if (!m_isRow && !isBesideComma)
            return false;
        add(number, start);
        m_at = end;
        return true;
    }
    const Symbol symbol = symbolAt(m_line, end);
    if (symbol.repeats > MaxRepeats)
        return false;
    m_hexadecimals += symbol.repeats;
    if (readRowAddress(symbol.end))
        return true;
    m_isCertain |= (m_label && m_label->isCertain) || (!m_entries.empty() && !m_sawComma);
    for (std::size_t i = 0; i < symbol.repeats; ++i)
        add(number, start);
    m_at = symbol.end;
    return true;
}

/// Takes what stands at `at` for an entry, and goes on behind the next comma. A number out of place
/// cannot be told from an address: `| 0x10 | 3 |`.
bool Listing::readJunk(std::size_t at)
{
    if (!isCertain() || !numberAt(m_line, at).empty())
        return false;
    const std::size_t end = std::min(m_line.find_first_of(" \t\r,}|", at + 1), m_line.size());
    m_label.reset();
    add(m_line.substr(at, end - at), at);
    m_at = std::min(m_line.find(',', end), m_line.size());
    return true;
}

bool Listing::readLine()
{
    m_label.reset();
    m_isRow = m_hasEntry = false;
    m_at = 0;
    while (m_at < m_line.size()) {
        const bool isKnown = readMark() || readLabel() || readSeparator() || readNumber();
        if (!isKnown && !readJunk(m_at))
            return false;
    }
    return !m_label || readJunk(m_label->start);
}

std::optional<AddressLines> Listing::read(std::string_view text)
{
    if (text.find(';') != text.npos)
        return std::nullopt;
    bool isFirst = true;
    m_number = 1;
    for (std::size_t at = 0; at < text.size(); ++m_number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        m_line = text.substr(at, end - at);
        at = end + 1;
        const std::size_t start = afterBlanks(m_line, 0);
        if (start == m_line.size() || isTableRule(m_line))
            continue;
        if (isPrompt(m_line.substr(start))) {
            m_isCertain = true;
            continue;
        }
        if (std::exchange(isFirst, false) && isTableHeading(m_line))
            continue;
        if (m_entries.empty())
            m_isBraced = m_line[start] == '{' || m_line[start] == '"';
        if (!readLine())
            return std::nullopt;
    }
    return m_hexadecimals < 2 || m_entries.empty() ? std::nullopt
                                                   : std::optional(std::move(m_entries));
}

} // namespace

std::optional<AddressLines> debuggerListing(std::string_view text) { return Listing().read(text); }

} // namespace warplens
