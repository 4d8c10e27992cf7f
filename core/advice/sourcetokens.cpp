// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/sourcetokens.h"

#include <algorithm>
#include <cctype>

namespace warplens {

namespace {

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || (c & 0x80) != 0;
}

class Scan
{
public:
    explicit Scan(std::string_view text)
        : m_text(text)
    {
    }

    std::vector<SourceToken> run()
    {
        while (m_at < m_text.size())
            step();
        return std::move(m_tokens);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        const std::string_view rest = m_text.substr(m_at);
        if (c == '\n') {
            m_isDirective = m_isDirective && m_at > 0 && m_text[m_at - 1] == '\\';
            m_isLineEmpty = true;
            ++m_at;
        } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
            ++m_at;
        } else if (rest.starts_with("//")) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (rest.starts_with("/*")) {
            const std::size_t end = m_text.find("*/", m_at + 2);
            m_at = end == std::string_view::npos ? m_text.size() : end + 2;
        } else {
            take(c);
        }
    }

    void take(char c)
    {
        using Kind = SourceToken::Kind;
        m_isDirective = m_isDirective || (c == '#' && m_isLineEmpty);
        m_isLineEmpty = false;
        if (c == '"' || c == '\'') {
            add(Kind::Quoted, quotedEnd(c));
        } else if (isWordByte(c)) {
            const bool isNumber = std::isdigit(static_cast<unsigned char>(c)) != 0;
            std::size_t end = m_at;
            while (end < m_text.size()
                   && (isWordByte(m_text[end]) || (isNumber && m_text[end] == '.')))
                ++end;
            add(isNumber ? Kind::Number : Kind::Word, end);
        } else {
            add(Kind::Mark, m_at + 1);
        }
    }

    std::size_t quotedEnd(char quote) const
    {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
            end += m_text[end] == '\\' ? 2 : 1;
        return std::min(end + 1, m_text.size());
    }

    void add(SourceToken::Kind kind, std::size_t end)
    {
        m_tokens.push_back({kind, m_at, m_text.substr(m_at, end - m_at), m_isDirective});
        m_at = end;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isDirective = false;
    bool m_isLineEmpty = true; ///< no token yet on this line
    std::vector<SourceToken> m_tokens;
};

} // namespace

std::vector<SourceToken> sourceTokens(std::string_view text) { return Scan(text).run(); }

std::size_t closingBracket(const std::vector<SourceToken> &tokens, std::size_t open)
{
    std::size_t depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == "(" || text == "[" || text == "{")
            ++depth;
        else if ((text == ")" || text == "]" || text == "}") && --depth == 0)
            return i;
    }
    return tokens.size();
}

std::optional<std::size_t> offsetOf(Position position, std::string_view text)
{
    if (!position.isValid())
        return std::nullopt;
    std::size_t start = 0;
    for (std::uint32_t line = 1; line < position.line; ++line) {
        start = text.find('\n', start);
        if (start == std::string_view::npos)
            return std::nullopt;
        ++start;
    }
    return std::min(start + std::max(position.column, 1u) - 1, text.size());
}

} // namespace warplens
