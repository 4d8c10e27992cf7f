// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/fragment.h"

#include <algorithm>
#include <array>

namespace warplens {

namespace {

struct Range
{
    std::size_t begin = 0; ///< offsets in the text
    std::size_t end = 0;
};

/// A line for the preprocessor, with those it continues on.
struct Directive
{
    Range range;
    std::string_view word; ///< `include`, `pragma`, …
};

std::vector<Directive> directivesOf(const std::string &text, const std::vector<TextToken> &tokens)
{
    std::vector<Directive> directives;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::size_t begin = tokens[i].offset;
        const std::size_t before = begin == 0 ? text.npos : text.find_last_not_of(" \t", begin - 1);
        const bool startsLine = before == text.npos || text[before] == '\n';
        if (tokens[i].text != "#" || !startsLine
            || (!directives.empty() && begin < directives.back().range.end))
            continue;
        std::size_t end = text.find('\n', begin);
        while (end != text.npos && end > 0 && text[end - 1] == '\\')
            end = text.find('\n', end + 1);
        directives.push_back({{begin, std::min(end, text.size())},
                              i + 1 < tokens.size() ? tokens[i + 1].text : std::string_view()});
    }
    return directives;
}

template <std::size_t N>
bool isOneOf(std::string_view text, const std::array<std::string_view, N> &choices)
{
    return std::ranges::find(choices, text) != choices.end();
}

enum class Part { Statement, Function, Type };

/// The statement from token `first` on: what it is, and the index past its end.
struct Sorted
{
    Part part = Part::Statement;
    std::size_t end = 0;
};

/// Index past the `;` or the block that ends the statement at `first`.
std::size_t endOfStatement(const std::vector<TextToken> &tokens, std::size_t first,
                           bool endsWithBlock)
{
    for (std::size_t i = first; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == ";")
            return i + 1;
        if (text == "(" || text == "[" || text == "{") {
            i = closingToken(tokens, i);
            if (text == "{" && endsWithBlock)
                return std::min(i + 1, tokens.size());
        }
    }
    return tokens.size();
}

/// Index of the `{` of a function that is defined from token `first` on, or the number of tokens.
std::size_t functionBody(const std::vector<TextToken> &tokens, std::size_t first)
{
    constexpr std::array<std::string_view, 11> control = {
        "if", "for", "while", "switch", "return", "do", "else", "case", "sizeof", "catch", "new"};
    constexpr std::array<std::string_view, 5> attributes = {"__attribute__", "__launch_bounds__",
                                                            "alignas", "__align__", "decltype"};
    for (std::size_t i = first; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == ";" || text == "{" || text == "}" || text == "=" || text == "["
            || isOneOf(text, control))
            return tokens.size();
        if (text != "(")
            continue;
        const std::size_t close = closingToken(tokens, i);
        if (i > first && isOneOf(tokens[i - 1].text, attributes)) {
            i = close;
            continue;
        }
        const bool isNamed = i > first + 1 && tokens[i - 1].kind == TokenKind::Word;
        std::size_t behind = close + 1;
        while (behind < tokens.size()
               && (tokens[behind].text == "const" || tokens[behind].text == "noexcept"))
            ++behind;
        return isNamed && behind < tokens.size() && tokens[behind].text == "{" ? behind
                                                                               : tokens.size();
    }
    return tokens.size();
}

Sorted sortStatement(const std::vector<TextToken> &tokens, std::size_t first)
{
    constexpr std::array<std::string_view, 5> types = {"struct", "class", "enum", "typedef",
                                                       "constexpr"};
    const std::string_view word = tokens[first].text;
    if (word == "template" || word == "namespace") {
        const bool isType = first + 1 < tokens.size()
            && std::any_of(tokens.begin() + std::ptrdiff_t(first),
                           tokens.begin() + std::ptrdiff_t(endOfStatement(tokens, first, true)),
                           [](const TextToken &token) {
                               return token.text == "struct" || token.text == "class";
                           })
            && functionBody(tokens, first) == tokens.size();
        return {Part::Function, endOfStatement(tokens, first, word == "namespace" || !isType)};
    }
    if (const std::size_t body = functionBody(tokens, first); body < tokens.size())
        return {Part::Function, std::min(closingToken(tokens, body) + 1, tokens.size())};
    if (word == "__device__" || word == "__constant__")
        return {Part::Function, endOfStatement(tokens, first, false)};
    if (isOneOf(word, types) || (word == "using" && tokens.size() > first + 2))
        return {Part::Type, endOfStatement(tokens, first, false)};
    return {Part::Statement, endOfStatement(tokens, first, true)};
}

std::string blankedOutside(const std::string &text, const std::vector<Range> &kept)
{
    std::string result = text;
    for (char &c : result) {
        if (c != '\n' && c != '\r')
            c = ' ';
    }
    for (const Range &range : kept)
        result.replace(range.begin, range.end - range.begin, text, range.begin,
                       range.end - range.begin);
    return result;
}

bool isInside(const Range &range, const std::vector<Range> &all)
{
    return std::ranges::any_of(all, [&range](const Range &one) {
        return one.begin <= range.begin && range.end <= one.end;
    });
}

} // namespace

FragmentParts partsOf(const std::string &text, const std::vector<TextToken> &all)
{
    const std::vector<Directive> directives = directivesOf(text, all);
    std::vector<TextToken> tokens;
    std::ranges::copy_if(all, std::back_inserter(tokens), [&](const TextToken &token) {
        return std::ranges::none_of(directives, [&](const Directive &directive) {
            return directive.range.begin <= token.offset && token.offset < directive.range.end;
        });
    });
    std::vector<Range> functions;
    std::vector<Range> types;
    std::vector<Range> statements;
    for (std::size_t i = 0; i < tokens.size();) {
        const Sorted sorted = sortStatement(tokens, i);
        const Range range{tokens[i].offset, tokens[sorted.end - 1].end()};
        (sorted.part == Part::Function   ? functions
             : sorted.part == Part::Type ? types
                                         : statements)
            .push_back(range);
        i = sorted.end;
    }
    std::vector<Range> &homeOfTypes = functions.empty() ? statements : functions;
    homeOfTypes.insert(homeOfTypes.end(), types.begin(), types.end());

    FragmentParts parts;
    parts.hasDefinitions = !functions.empty();
    std::vector<Range> definitions = functions;
    for (const Directive &directive : directives) {
        const bool isInclude = directive.word == "include";
        parts.hasDefinitions |= isInclude;
        if (isInclude || (directive.word != "pragma" && !isInside(directive.range, functions)))
            definitions.push_back(directive.range);
        if (!isInclude && !(directive.word == "pragma" && isInside(directive.range, functions)))
            statements.push_back(directive.range);
    }
    if (!parts.hasDefinitions) {
        parts.statements = text;
        return parts;
    }
    parts.definitions = blankedOutside(text, definitions);
    parts.statements = blankedOutside(text, statements);
    return parts;
}

} // namespace warplens
