// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/arraytext.h"

#include "experiment/numbertext.h"
#include "experiment/phrases.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace warplens {

namespace {

/// Marks that bind looser than `+`, so that what holds them needs parentheses before it.
bool bindsLooser(const SourceToken &token)
{
    static const std::set<std::string_view> marks = {"<", ">", "&", "|", "^", "?", ":", "=", ","};
    return marks.contains(token.text);
}

/// What a word in an index may be called with and do nothing besides.
bool isPureCall(std::string_view word)
{
    static const std::set<std::string_view> pure = {
        "get_local_id", "get_group_id", "get_global_id", "get_local_size", "min",
        "max",          "int",          "unsigned",      "uint",           "size_t"};
    return pure.contains(word);
}

/// Whether evaluating the index twice would do something twice.
bool hasEffect(const Brackets &brackets, const std::vector<SourceToken> &tokens)
{
    for (std::size_t i = brackets.open + 1; i < brackets.close; ++i) {
        const SourceToken &token = tokens[i];
        const SourceToken &before = tokens[i - 1];
        const bool doubles = (token.is("+") || token.is("-")) && before.is(token.text)
            && before.end() == token.offset;
        const bool compares = i > 0
            && (before.is("=") || before.is("<") || before.is(">") || before.is("!")
                || tokens[i + 1].is("="));
        const bool calls = token.is("(") && before.isWord() && !isPureCall(before.text);
        if (doubles || calls || token.is(",") || (token.is("=") && !compares))
            return true;
    }
    return false;
}

/// `*(T *)&tile[…]` and `*reinterpret_cast<T *>(&tile[…])`: one access, as wide as T.
bool isWideAccess(const std::vector<SourceToken> &tokens, std::size_t ampersand)
{
    if (ampersand < 3)
        return false;
    std::size_t at = ampersand - 1;
    if (tokens[at].is("(") && tokens[at - 1].is(">")) {
        while (at > 0 && !tokens[at].is("reinterpret_cast"))
            --at;
        return at > 0 && tokens[at - 1].is("*");
    }
    if (!tokens[at].is(")") || !tokens[at - 1].is("*"))
        return false;
    while (at > 0 && !tokens[at].is("("))
        --at;
    return at > 0 && tokens[at - 1].is("*");
}

bool isTakenAddress(const std::vector<SourceToken> &tokens, std::size_t name)
{
    if (name == 0 || !tokens[name - 1].is("&"))
        return false;
    if (name == 1)
        return true;
    const SourceToken &before = tokens[name - 2];
    const bool isBinary =
        before.kind == SourceToken::Kind::Number || before.isWord() || before.is("]");
    return !isBinary;
}

const char *obstacleAt(std::size_t name, const ArrayUse &use, std::size_t rank,
                       const std::vector<SourceToken> &tokens)
{
    const SourceToken &token = tokens[name];
    if (token.isDirective)
        return WARPLENS_PHRASE("A macro uses the array: change its indices by hand.");
    if (use.indices.size() != rank)
        return WARPLENS_PHRASE("The text reaches the array through a pointer or with fewer "
                               "indices than it has: change them by hand.");
    if (isTakenAddress(tokens, name) && !isWideAccess(tokens, name - 1))
        return WARPLENS_PHRASE("The text takes the address of an element: change by hand what is "
                               "reached from there.");
    for (const Brackets &index : use.indices)
        if (hasEffect(index, tokens))
            return WARPLENS_PHRASE("An index calls a function or changes a variable, so it cannot "
                                   "be written twice: change it by hand.");
    return nullptr;
}

/// Whether what is reached from here may lie in any row: the bare name, or the address of an
/// element named by numbers.
bool isFlatUse(std::size_t name, const ArrayUse &use, const std::vector<SourceToken> &tokens)
{
    const bool isMeasured = name > 1 && tokens[name - 2].is("sizeof");
    if (use.indices.empty())
        return !isMeasured;
    const bool isNumbered = std::ranges::all_of(use.indices, [&](const Brackets &index) {
        return index.close == index.open + 2
            && tokens[index.open + 1].kind == SourceToken::Kind::Number;
    });
    return isNumbered && isTakenAddress(tokens, name);
}

ArrayUses usesBetween(std::size_t from, std::size_t to, std::string_view name, std::size_t rank,
                      const std::vector<SourceToken> &tokens)
{
    ArrayUses uses;
    for (std::size_t i = from; i < to; ++i) {
        const bool isMember = i > 0 && (tokens[i - 1].is(".") || tokens[i - 1].is(">"))
            && (tokens[i - 1].is(".") || (i > 1 && tokens[i - 2].is("-")));
        if (!tokens[i].isWord() || !tokens[i].is(name) || isMember)
            continue;
        ArrayUse use{bracketsAfter(tokens, i)};
        // sizeof and more indices than dimensions (a vector's components) are rare; both stop it.
        if (isFlatUse(i, use, tokens))
            uses.flatUse = WARPLENS_PHRASE("The text reaches the array through a pointer that "
                                           "knows no rows: change its indices by hand.");
        if (!uses.obstacle)
            uses.obstacle = obstacleAt(i, use, rank, tokens);
        uses.uses.push_back(std::move(use));
    }
    return uses;
}

} // namespace

std::vector<Brackets> bracketsAfter(const std::vector<SourceToken> &tokens, std::size_t name)
{
    std::vector<Brackets> found;
    std::size_t open = name + 1;
    while (open < tokens.size() && tokens[open].is("[")) {
        const std::size_t close = closingBracket(tokens, open);
        if (close >= tokens.size())
            break;
        found.push_back({open, close});
        open = close + 1;
    }
    return found;
}

std::optional<ArrayDeclaration> declarationOf(const Variable &variable,
                                              const std::vector<SourceToken> &tokens,
                                              std::string_view text)
{
    const auto offset = offsetOf(variable.position, text);
    if (!offset)
        return std::nullopt;
    const auto at = std::ranges::find_if(
        tokens, [&](const SourceToken &token) { return token.offset == *offset; });
    if (at == tokens.end() || !at->is(variable.name) || at->isDirective)
        return std::nullopt;
    ArrayDeclaration declaration;
    declaration.name = std::size_t(at - tokens.begin());
    declaration.bounds = bracketsAfter(tokens, declaration.name);
    std::size_t depth = 0;
    declaration.scopeEnd = declaration.name;
    for (; declaration.scopeEnd < tokens.size(); ++declaration.scopeEnd) {
        const SourceToken &token = tokens[declaration.scopeEnd];
        if (token.is("{"))
            ++depth;
        else if (token.is("}") && depth-- == 0)
            break;
    }
    return declaration;
}

std::string innerText(const Brackets &brackets, const std::vector<SourceToken> &tokens,
                      std::string_view text)
{
    const std::size_t begin = tokens[brackets.open].end();
    return std::string(trimmed(text.substr(begin, tokens[brackets.close].offset - begin)));
}

std::string enlargedBound(const Brackets &bound, const std::vector<SourceToken> &tokens,
                          std::string_view text, std::int64_t extra)
{
    const std::string inner = innerText(bound, tokens, text);
    const std::string sign = extra < 0 ? " - " : " + ";
    const std::string size = std::to_string(std::abs(extra));
    if (const auto number = parseUnsigned(inner))
        return std::to_string(std::int64_t(*number) + extra);
    bool isLoose = false;
    for (std::size_t i = bound.open + 1; i < bound.close; ++i)
        isLoose = isLoose || bindsLooser(tokens[i]);
    if (isLoose)
        return "(" + inner + ")" + sign + size;
    const SourceToken &last = tokens[bound.close - 1];
    const SourceToken &mark = tokens[bound.close - 2];
    const auto number = parseUnsigned(last.text);
    const bool isSum = number && bound.close - bound.open > 3 && mark.is("+");
    if (!isSum || std::int64_t(*number) + extra < 0)
        return inner + sign + size;
    const std::size_t begin = tokens[bound.open].end();
    if (std::int64_t(*number) + extra == 0)
        return std::string(trimmed(text.substr(begin, mark.offset - begin)));
    return std::string(trimmed(text.substr(begin, last.offset - begin))) + " "
        + std::to_string(std::int64_t(*number) + extra);
}

ArrayUses usesOf(const ArrayDeclaration &declaration, const std::vector<SourceToken> &tokens)
{
    return usesBetween(declaration.name + 1, declaration.scopeEnd, tokens[declaration.name].text,
                       declaration.bounds.size(), tokens);
}

ArrayUses usesOf(std::string_view name, std::size_t rank, const std::vector<SourceToken> &tokens)
{
    return usesBetween(0, tokens.size(), name, rank, tokens);
}

} // namespace warplens
