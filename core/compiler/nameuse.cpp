// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/texttokens.h"

#include <algorithm>
#include <array>

namespace warplens {

namespace {

template <std::size_t N>
bool isOneOf(std::string_view text, const std::array<std::string_view, N> &choices)
{
    return std::ranges::find(choices, text) != choices.end();
}

constexpr std::array<std::string_view, 10> afterWhichAnOperandStarts = {
    "return", "case", "if", "while", "for", "else", "do", "throw", "co_return", "sizeof"};

/// The tokens round one, with empty text past either end.
class Neighbours
{
public:
    Neighbours(const std::vector<TextToken> &tokens, std::size_t index)
        : m_tokens(tokens)
        , m_index(index)
    {
    }
    std::string_view operator[](int distance) const
    {
        const TextToken *token = at(distance);
        return token ? token->text : std::string_view();
    }
    TokenKind kind(int distance) const
    {
        const TextToken *token = at(distance);
        return token ? token->kind : TokenKind::Punctuator;
    }
    /// Whether the operator that stands `distance` from here has no left operand.
    bool isUnary(int distance) const
    {
        const std::string_view before = (*this)[distance - 1];
        if (kind(distance - 1) == TokenKind::Word)
            return isOneOf(before, afterWhichAnOperandStarts);
        return kind(distance - 1) == TokenKind::Punctuator && before != ")" && before != "]";
    }

private:
    const TextToken *at(int distance) const
    {
        const std::ptrdiff_t place = std::ptrdiff_t(m_index) + distance;
        return place < 0 || place >= std::ptrdiff_t(m_tokens.size()) ? nullptr : &m_tokens[place];
    }
    const std::vector<TextToken> &m_tokens;
    std::size_t m_index;
};

bool usedAsPointer(const Neighbours &near)
{
    if (near[1] == "[" || near[1] == "->")
        return true;
    if (near[-1] == "*" && near.isUnary(-1)) // *p
        return true;
    if (near[-1] == "(" && near[-2] == "*" && near.isUnary(-2)) // *(p + i)
        return true;
    if (near[-1] == ")" && near[-2] == "*") // (float4 *)p
        return true;
    if (near[-1] == "(" && near[-2] == ")" && near[-3] == "*") // (float4 *)(p + i)
        return true;
    if (near[-1] == "(" && near[-2] == ">" && near[-3] == "*") // reinterpret_cast<float4 *>(p)
        return true;
    if (near[-1] == "=" && near.kind(-2) == TokenKind::Word && near[-3] == "*") // float *q = p
        return true;
    return near[-1] == "(" && near[-2].starts_with("atomic");
}

bool modified(const Neighbours &near)
{
    constexpr std::array<std::string_view, 13> writes = {
        "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--"};
    if (isOneOf(near[1], writes) || near[-1] == "++" || near[-1] == "--")
        return true;
    return near[-1] == "&" && near.isUnary(-1) && near[1] != "[" && near[1] != "->";
}

/// `name<…>` followed by what a template may be followed by, and a comparison may not.
bool opensTemplateArguments(const std::vector<TextToken> &tokens, std::size_t less)
{
    int depth = 0;
    for (std::size_t i = less; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == ";" || text == "{" || text == "&&" || text == "||")
            return false;
        depth += text == "<" ? 1 : text == ">" ? -1 : text == ">>" ? -2 : 0;
        if (depth > 0)
            continue;
        const bool closed = i + 1 < tokens.size() && depth == 0;
        return closed
            && (tokens[i + 1].text == "::" || tokens[i + 1].text == "<<<"
                || (tokens[i + 1].text == "(" && tokens[less].end() == tokens[less + 1].offset));
    }
    return false;
}

} // namespace

std::map<std::string_view, NameUse> nameUses(const std::vector<TextToken> &tokens)
{
    std::map<std::string_view, NameUse> uses;
    std::vector<std::string_view> open; // brackets round the token
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == "(" || text == "[" || text == "{")
            open.push_back(text);
        else if (!open.empty() && (text == ")" || text == "]" || text == "}"))
            open.pop_back();
        if (tokens[i].kind != TokenKind::Word)
            continue;
        const Neighbours near(tokens, i);
        if (near[-1] == "." || near[-1] == "->")
            continue;
        NameUse &use = uses[text];
        use.isPointer |= usedAsPointer(near);
        use.isModified |= modified(near);
        use.isInSubscript |= std::ranges::find(open, "[") != open.end();
        std::uint32_t subscripts = 0;
        for (std::size_t next = i + 1; next < tokens.size() && tokens[next].text == "[";
             next = closingToken(tokens, next) + 1)
            ++subscripts;
        use.subscripts = std::max(use.subscripts, subscripts);
    }
    return uses;
}

bool standsForVariable(const std::vector<TextToken> &tokens, std::size_t index)
{
    constexpr std::array<std::string_view, 11> namesFollow = {
        "struct", "class", "enum", "union", "typename", "new", "using", "goto", ".", "->", "::"};
    const Neighbours near(tokens, index);
    if (isOneOf(near[-1], namesFollow))
        return false;
    if (near[1] == "(" || near[1] == "::" || near[1] == "{" || near[1] == "<<<")
        return false;
    if (near.kind(1) != TokenKind::Punctuator) // a type before a name; a prefix of a literal
        return false;
    if (near[1] == "<" && opensTemplateArguments(tokens, index + 1))
        return false;
    if (near[-1] == "(" && near[1] == ")" && near.kind(2) != TokenKind::Punctuator) // (type)value
        return false;
    if (near[-1] == "(" && near[1] == "*" && near[2] == ")") // (type *)
        return false;
    const bool startsStatement = near[-1].empty() || near[-1] == ";" || near[-1] == "{"
        || near[-1] == "}" || near[-1] == "const";
    return !(startsStatement && (near[1] == "*" || near[1] == "&"));
}

} // namespace warplens
