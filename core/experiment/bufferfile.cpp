// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/bufferfile.h"

#include "experiment/filebytes.h"
#include "experiment/numbertext.h"
#include "experiment/scalarbits.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace warplens {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view Separators = " \t\r,;";

/// Calls `visit(word)` for each word of a line until one returns false; says whether none did.
template <typename Visit> bool forEachWord(std::string_view line, const Visit &visit)
{
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(Separators), line.size()));
        if (line.empty())
            return true;
        const std::string_view word = line.substr(0, line.find_first_of(Separators));
        if (!visit(word))
            return false;
        line.remove_prefix(word.size());
    }
}

bool isNumber(std::string_view word) { return parseWhole(word) || parseReal(word); }

void append(Bytes &bytes, std::uint64_t bits, unsigned count)
{
    for (unsigned i = 0; i < count; ++i)
        bytes.push_back(std::uint8_t(bits >> (8 * i)));
}

/// A number of either sign that fits.
std::optional<std::uint64_t> bitsOf(std::string_view word, ValueType scalar)
{
    std::string decimal;
    if (const auto number = parseWhole(word); number && isFloat(scalar)) {
        decimal = (number->negative ? "-" : "") + std::to_string(number->magnitude); // was 0x10
        word = decimal;
    }
    const auto bits = scalarBits(word, scalar, true);
    return bits ? bits : scalarBits(word, scalar, false);
}

class NumberReader
{
public:
    NumberReader(std::string_view text, ValueType scalar)
        : m_rest(text)
        , m_scalar(scalar)
    {
        if (m_rest.starts_with("\xef\xbb\xbf"))
            m_rest.remove_prefix(3);
    }

    /// Stops at the first word that is no number, or does not fit.
    void run()
    {
        while (!m_rest.empty() && m_wrong.empty()) {
            const std::string_view line = m_rest.substr(0, m_rest.find('\n'));
            m_rest.remove_prefix(std::min(line.size() + 1, m_rest.size()));
            ++m_line;
            const bool isTitle = m_line == 1 && !m_rest.empty()
                && forEachWord(line, [](std::string_view word) { return !isNumber(word); });
            if (!isTitle)
                forEachWord(line, [this](std::string_view word) { return take(word); });
        }
    }

    bool isOfNumbers() const { return m_isOfNumbers && !(m_bytes.empty() && m_wrong.empty()); }
    const std::string &wrong() const { return m_wrong; }
    Bytes takeBytes() { return std::move(m_bytes); }

private:
    bool take(std::string_view word)
    {
        const auto bits = bitsOf(word, m_scalar);
        if (bits) {
            append(m_bytes, *bits, bytesOf(m_scalar));
            return true;
        }
        m_isOfNumbers = isNumber(word);
        constexpr std::size_t MostShown = 40;
        m_wrong = "line " + std::to_string(m_line) + " has \""
            + std::string(word.substr(0, MostShown)) + "\", which "
            + (m_isOfNumbers ? "does not fit the elements" : "is no number");
        return false;
    }

    std::string_view m_rest;
    ValueType m_scalar;
    std::size_t m_line = 0;
    Bytes m_bytes;
    bool m_isOfNumbers = true;
    std::string m_wrong;
};

bool isCsv(std::string_view path)
{
    constexpr std::string_view Ending = ".csv";
    return path.size() >= Ending.size()
        && std::ranges::equal(path.substr(path.size() - Ending.size()), Ending,
                              [](char a, char b) { return (a | 0x20) == b || a == b; });
}

} // namespace

std::variant<Bytes, std::string> readBufferFile(const std::string &path, ValueType scalar)
{
    auto read = readFileBytes(path);
    auto *bytes = std::get_if<Bytes>(&read);
    if (!bytes)
        return read;
    NumberReader reader({reinterpret_cast<const char *>(bytes->data()), bytes->size()}, scalar);
    reader.run();
    const bool isText = reader.isOfNumbers() || isCsv(path);
    if (isText && !reader.wrong().empty())
        return "the file \"" + path + "\": " + reader.wrong();
    return reader.isOfNumbers() ? reader.takeBytes() : std::move(*bytes);
}

} // namespace warplens
