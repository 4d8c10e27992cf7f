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
    const int behind = near[1] == "." && near.kind(2) == TokenKind::Word ? 3 : 1; // v.x = …
    return isOneOf(near[behind], writes) || near[-1] == "++" || near[-1] == "--";
}

bool addressed(const Neighbours &near)
{
    return near[-1] == "&" && near.isUnary(-1) && near[1] != "[" && near[1] != "->"
        && near[1] != ".";
}

/// 2 for `.x` and `.y` at `index`, 3 for `.z`, 4 for `.w`; else 0.
std::uint32_t componentsAt(const std::vector<TextToken> &tokens, std::size_t index)
{
    constexpr std::string_view names = "xyzw";
    if (index + 1 >= tokens.size() || (tokens[index].text != "." && tokens[index].text != "->"))
        return 0;
    const std::string_view member = tokens[index + 1].text;
    const std::size_t place = member.size() == 1 ? names.find(member) : names.npos;
    return place == names.npos ? 0 : std::max(2U, std::uint32_t(place) + 1);
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
        use.isAddressed |= addressed(near);
        use.isInSubscript |= std::ranges::find(open, "[") != open.end();
        std::uint32_t subscripts = 0;
        std::size_t next = i + 1;
        for (; next < tokens.size() && tokens[next].text == "[";
             next = closingToken(tokens, next) + 1)
            ++subscripts;
        use.subscripts = std::max(use.subscripts, subscripts);
        use.components = std::max(use.components, componentsAt(tokens, next));
    }
    return uses;
}

/// Whether a `[` here gives the extent of an array that is being declared: `float s[`.
static bool opensBound(const std::vector<TextToken> &tokens, std::size_t open)
{
    std::size_t name = open;
    while (name > 0 && tokens[name - 1].text == "]") { // a further dimension
        int depth = 0;
        do {
            --name;
            depth += tokens[name].text == "]" ? 1 : tokens[name].text == "[" ? -1 : 0;
        } while (depth > 0 && name > 0);
    }
    if (name < 2 || tokens[name - 1].kind != TokenKind::Word)
        return false;
    const TextToken &before = tokens[name - 2];
    return before.text == ">"
        || (before.kind == TokenKind::Word && !isOneOf(before.text, afterWhichAnOperandStarts));
}

/// Index of the token that ends what `open` opened in the text of a constant.
static std::size_t endOfConstant(const std::vector<TextToken> &tokens, std::size_t open)
{
    if (tokens[open].text == "[")
        return closingToken(tokens, open);
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].text == "<" ? 1 : tokens[i].text == ">" ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return tokens.size();
}

/// The initialisers of constants: `const int NAME = …;`, as NAME and what follows it.
static std::map<std::string_view, std::vector<std::string_view>>
constantInitialisers(const std::vector<TextToken> &tokens)
{
    std::map<std::string_view, std::vector<std::string_view>> initialisers;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].text != "const" && tokens[i].text != "constexpr")
            continue;
        std::size_t name = i + 1;
        while (name + 1 < tokens.size() && tokens[name + 1].kind == TokenKind::Word)
            ++name;
        if (name + 1 >= tokens.size() || tokens[name + 1].text != "=")
            continue;
        for (std::size_t at = name + 2; at < tokens.size() && tokens[at].text != ";"; ++at) {
            if (tokens[at].kind == TokenKind::Word)
                initialisers[tokens[name].text].push_back(tokens[at].text);
        }
    }
    return initialisers;
}

std::set<std::string_view> namesInConstantPlaces(const std::vector<TextToken> &tokens)
{
    std::vector<std::string_view> waiting;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const bool isOpen = tokens[i].text == "[" ? opensBound(tokens, i)
            : tokens[i].text == "<"
            ? tokens[i - 1].kind == TokenKind::Word && opensTemplateArguments(tokens, i)
            : false;
        if (!isOpen)
            continue;
        for (std::size_t at = i, end = endOfConstant(tokens, i); at < end; ++at) {
            if (tokens[at].kind == TokenKind::Word)
                waiting.push_back(tokens[at].text);
        }
    }
    const auto initialisers = constantInitialisers(tokens);
    std::set<std::string_view> names;
    while (!waiting.empty()) {
        const std::string_view name = waiting.back();
        waiting.pop_back();
        const auto found = initialisers.find(name);
        if (names.insert(name).second && found != initialisers.end())
            waiting.insert(waiting.end(), found->second.begin(), found->second.end());
    }
    return names;
}

/// Whether the word ends a line for the preprocessor, such as `#pragma unroll N`.
static bool endsDirective(const std::vector<TextToken> &tokens, std::size_t index)
{
    const auto startsLine = [&tokens](std::size_t i) {
        if (i == 0 || i >= tokens.size())
            return true;
        const char *end = tokens[i - 1].text.data() + tokens[i - 1].text.size();
        const std::string_view between(end, std::size_t(tokens[i].text.data() - end));
        return between.find('\n') != between.npos;
    };
    if (!startsLine(index + 1))
        return false;
    while (!startsLine(index))
        --index;
    return tokens[index].text == "#";
}

bool standsForVariable(const std::vector<TextToken> &tokens, std::size_t index)
{
    constexpr std::array<std::string_view, 11> namesFollow = {
        "struct", "class", "enum", "union", "typename", "new", "using", "goto", ".", "->", "::"};
    const Neighbours near(tokens, index);
    if (isOneOf(near[-1], namesFollow))
        return false;
    if (endsDirective(tokens, index))
        return true;
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
