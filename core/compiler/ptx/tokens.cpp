// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/tokens.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>

namespace warplens::ptx {

namespace {

bool isWordStart(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }
bool isWordPart(char c) { return isWordStart(c) || isDigit(c); }

class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    std::vector<Token> run()
    {
        std::vector<Token> tokens;
        do
            tokens.push_back(next());
        while (tokens.back().kind != Token::Kind::End && tokens.back().kind != Token::Kind::Bad);
        return tokens;
    }

private:
    char at(std::size_t distance = 0) const
    {
        return m_at + distance < m_text.size() ? m_text[m_at + distance] : '\0';
    }

    void skipSpace()
    {
        for (;;) {
            if (std::isspace(static_cast<unsigned char>(at()))) {
                ++m_at;
            } else if (at() == '/' && at(1) == '/') {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            } else if (at() == '/' && at(1) == '*') {
                const std::size_t end = m_text.find("*/", m_at + 2);
                m_at = end == std::string_view::npos ? m_text.size() : end + 2;
            } else {
                return;
            }
        }
    }

    Token next()
    {
        skipSpace();
        if (m_at >= m_text.size())
            return {};
        const char c = at();
        if (c == '$')
            return dollar();
        if (isDigit(c))
            return number();
        if (isWordStart(c) || ((c == '%' || c == '.') && isWordStart(at(1))))
            return word();
        ++m_at;
        if (std::string_view("[]{}()<>,;:|!@+-=.").find(c) == std::string_view::npos)
            return {Token::Kind::Bad, std::string(1, c)};
        return {Token::Kind::Symbol, std::string(1, c)};
    }

    /// `$$` is a dollar sign, as in labels; `${:uid}` a number that tells copies of the text apart,
    /// which each copy's own labels do already.
    Token dollar()
    {
        if (at(1) == '$') {
            m_at += 1;
            return word();
        }
        const bool isBraced = at(1) == '{';
        m_at += isBraced ? 2 : 1;
        Token token{Token::Kind::Argument, {}};
        const auto [end, error] =
            std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), token.integer);
        if (error != std::errc())
            return {Token::Kind::Bad, "$"};
        m_at = std::size_t(end - m_text.data());
        if (isBraced) {
            const std::size_t close = m_text.find('}', m_at);
            if (close == std::string_view::npos)
                return {Token::Kind::Bad, "${"};
            m_at = close + 1;
        }
        return token;
    }

    Token word()
    {
        Token token{Token::Kind::Word, std::string(1, at())};
        ++m_at;
        for (;;) {
            constexpr std::string_view Unique = "${:uid}";
            if (m_text.substr(m_at, Unique.size()) == Unique) {
                m_at += Unique.size();
            } else if (at() == '$' && at(1) == '$') {
                token.text += '$';
                m_at += 2;
            } else if (isWordPart(at())) {
                token.text += m_text[m_at++];
            } else if (at() == '.' && isWordPart(at(1))) {
                token.text += m_text[m_at++];
            } else if (at() == ':' && at(1) == ':') {
                token.text += "::";
                m_at += 2;
            } else {
                return token;
            }
        }
    }

    /// `0f3F800000` and `0d…` are the bits of a number.
    Token exactFloat(int digits)
    {
        Token token{Token::Kind::Float, std::string(m_text.substr(m_at, 2 + std::size_t(digits)))};
        std::uint64_t bits = 0;
        const char *first = token.text.data() + 2;
        const char *last = token.text.data() + token.text.size();
        const auto [end, error] = std::from_chars(first, last, bits, 16);
        if (error != std::errc() || end != last || last - first != digits)
            return {Token::Kind::Bad, token.text};
        m_at += token.text.size();
        token.number = digits == 8 ? double(std::bit_cast<float>(std::uint32_t(bits)))
                                   : std::bit_cast<double>(bits);
        return token;
    }

    Token number()
    {
        if (at() == '0' && (at(1) == 'f' || at(1) == 'F'))
            return exactFloat(8);
        if (at() == '0' && (at(1) == 'd' || at(1) == 'D'))
            return exactFloat(16);
        const bool isHex = at() == '0' && (at(1) == 'x' || at(1) == 'X');
        const bool isBinary = at() == '0' && (at(1) == 'b' || at(1) == 'B');
        const std::size_t prefix = isHex || isBinary ? 2 : 0;
        const char *first = m_text.data() + m_at + prefix;
        const char *last = m_text.data() + m_text.size();
        if (!prefix) {
            const std::size_t end = m_text.find_first_not_of("0123456789", m_at);
            const char after = end == std::string_view::npos ? '\0' : m_text[end];
            if (after == '.' || after == 'e' || after == 'E')
                return decimal();
        }
        Token token{Token::Kind::Integer, {}};
        const int base = isHex ? 16 : isBinary ? 2 : first[0] == '0' ? 8 : 10;
        const auto [end, error] = std::from_chars(first, last, token.integer, base);
        if (error != std::errc())
            return {Token::Kind::Bad, std::string(1, at())};
        m_at = std::size_t(end - m_text.data());
        if (at() == 'U')
            ++m_at;
        return token;
    }

    Token decimal()
    {
        Token token{Token::Kind::Float, {}};
        const auto [end, error] =
            std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), token.number);
        if (error != std::errc())
            return {Token::Kind::Bad, std::string(1, at())};
        m_at = std::size_t(end - m_text.data());
        return token;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::vector<Token> tokensOf(std::string_view text) { return Reader(text).run(); }

} // namespace warplens::ptx
