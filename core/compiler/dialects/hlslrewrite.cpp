// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/hlslrewrite.h"

#include "compiler/dialects/hlslentry.h"
#include "compiler/texttokens.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warplens {

namespace {

template <std::size_t size>
bool isOneOf(std::string_view word, const std::array<std::string_view, size> &words)
{
    return std::ranges::find(words, word) != words.end();
}

bool isAttributeName(std::string_view word)
{
    constexpr std::array<std::string_view, 13> names = {
        "unroll",    "loop",       "branch", "flatten", "fastopt",  "allow_uav_condition",
        "forcecase", "numthreads", "shader", "call",    "WaveSize", "RootSignature",
        "wavesize"};
    return isOneOf(word, names);
}

/// `POSITION`, `TEXCOORD0`: what only other shaders than compute ones have.
bool isUpperCase(std::string_view word)
{
    return std::ranges::all_of(
        word, [](unsigned char c) { return std::isupper(c) || std::isdigit(c) || c == '_'; });
}

class Rewriter
{
public:
    explicit Rewriter(std::string &text)
        : m_text(text)
        , m_original(text)
        , m_tokens(tokensOf(m_original))
    {
    }

    std::vector<HlslEntry> run()
    {
        for (m_at = 0; m_at < m_tokens.size(); ++m_at)
            step();
        return hlslEntries(m_entries, m_structs);
    }

private:
    enum class Scope { Members, Constants, Body };

    std::string_view token(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i].text : std::string_view();
    }
    bool isWord(std::size_t i) const
    {
        return i < m_tokens.size() && m_tokens[i].kind == TokenKind::Word;
    }
    bool isInBody() const { return std::ranges::find(m_scopes, Scope::Body) != m_scopes.end(); }

    /// Blanks the tokens from `first` to `last` and all between them but line ends.
    void blank(std::size_t first, std::size_t last)
    {
        if (first >= m_tokens.size())
            return;
        const std::size_t end = m_tokens[std::min(last, m_tokens.size() - 1)].end();
        for (std::size_t i = m_tokens[first].offset; i < end; ++i) {
            if (m_text[i] != '\n' && m_text[i] != '\r')
                m_text[i] = ' ';
        }
    }

    void step()
    {
        const std::string_view word = token(m_at);
        if (word == "{")
            openBrace();
        else if (word == "}")
            closeBrace();
        else if (word == "[" && isAttribute())
            takeAttribute();
        else if (word == ":")
            takeSemantic();
        else if (word == "(")
            takeZeroOfStruct();
        else if (word == "cbuffer" || word == "tbuffer")
            takeConstants();
        else if ((word == "struct" || word == "class") && isWord(m_at + 1))
            m_struct = token(m_at + 1), m_next = Scope::Members, m_structs[m_struct];
        else if (word == "namespace")
            m_next = Scope::Members;
        else if (word == ";")
            m_next = Scope::Body;
        else if (word == "in" || word == "out" || word == "inout")
            takeDirection(word);
    }

    void openBrace()
    {
        if (m_next == Scope::Constants)
            blank(m_at, m_at);
        m_scopes.push_back(m_next);
        m_next = Scope::Body;
    }

    void closeBrace()
    {
        if (m_scopes.empty())
            return;
        if (m_scopes.back() == Scope::Constants)
            blank(m_at, m_at);
        m_scopes.pop_back();
    }

    /// Not the index of an array that happens to be called so.
    bool isAttribute() const
    {
        if (!isAttributeName(token(m_at + 1)))
            return false;
        if (m_at == 0)
            return true;
        const std::string_view before = token(m_at - 1);
        if (before == "else" || before == "do")
            return true;
        if (before == ")" || before == "]")
            return isWord(closingToken(m_tokens, m_at) + 1);
        return !isWord(m_at - 1);
    }

    void takeAttribute()
    {
        const std::size_t close = closingToken(m_tokens, m_at);
        if (token(m_at + 1) == "numthreads") {
            // A macro of the prelude: what stands in the brackets is Clang's to judge.
            blank(m_at, m_at);
            blank(close, close);
            takeEntry(close + 1);
        } else {
            blank(m_at, close);
        }
        // The brackets' own tokens hold nothing to rewrite.
        m_at = std::min(close, m_tokens.size());
    }

    /// `[…] void name(…)` from `first` on.
    void takeEntry(std::size_t first)
    {
        while (token(first) == "[")
            first = closingToken(m_tokens, first) + 1;
        std::size_t open = first;
        while (isWord(open))
            ++open;
        if (open == first || token(open) != "(")
            return;
        m_entries.push_back({std::string(token(open - 1)), m_tokens[open - 1].offset,
                             hlslParameters(m_tokens, open + 1, closingToken(m_tokens, open))});
    }

    void takeSemantic()
    {
        if (!isWord(m_at + 1))
            return;
        const std::string_view word = token(m_at + 1);
        if ((word == "register" || word == "packoffset") && token(m_at + 2) == "(") {
            blank(m_at, closingToken(m_tokens, m_at + 2));
            return;
        }
        const std::string_view after = token(m_at + 2);
        const bool endsDeclaration =
            after == ";" || after == "," || after == ")" || after == "{" || after == ":";
        const bool isOther = !isInBody() && isUpperCase(word) && endsDeclaration;
        if (!isSystemValue(word) && !isOther)
            return;
        if (!m_scopes.empty() && m_scopes.back() == Scope::Members && m_at > 0 && isWord(m_at - 1))
            m_structs[m_struct].push_back({std::string(token(m_at - 1)), std::string(word)});
        blank(m_at, m_at + 1);
    }

    /// `(Light)0` is `Light{}`.
    void takeZeroOfStruct()
    {
        if (token(m_at + 2) != ")" || token(m_at + 3) != "0"
            || !m_structs.contains(std::string(token(m_at + 1))))
            return;
        blank(m_at, m_at);
        m_text[m_tokens[m_at + 2].offset] = '{';
        m_text[m_tokens[m_at + 3].offset] = '}';
    }

    void takeConstants()
    {
        blank(m_at, isWord(m_at + 1) ? m_at + 1 : m_at);
        m_next = Scope::Constants;
    }

    void takeDirection(std::string_view word)
    {
        if (!isWord(m_at + 1) || !(isWord(m_at + 2) || token(m_at + 2) == "<"))
            return;
        blank(m_at, m_at);
        if (word == "in")
            return;
        std::size_t name = m_at + 2;
        for (int depth = 0; name < m_tokens.size(); ++name) {
            depth += token(name) == "<" ? 1 : token(name) == ">" ? -1 : 0;
            if (depth == 0 && isWord(name) && !isWord(name + 1))
                break;
        }
        const bool isArray = token(name + 1) == "["; // which is a pointer to what it was given
        if (name >= m_tokens.size() || isArray)
            return;
        char &before = m_text[m_tokens[name].offset - 1];
        if (before == ' ' || before == '\t')
            before = '&';
    }

    std::string &m_text;
    const std::string m_original;
    const std::vector<TextToken> m_tokens;
    std::size_t m_at = 0;
    std::vector<Scope> m_scopes;
    Scope m_next = Scope::Body; ///< what the next brace opens
    std::string m_struct;
    HlslStructs m_structs;
    std::vector<HlslFunction> m_entries;
};

} // namespace

std::vector<HlslEntry> rewriteHlsl(std::string &text) { return Rewriter(text).run(); }

} // namespace warplens
