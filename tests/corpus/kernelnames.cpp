// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernelnames.h"

#include "compiler/texttokens.h"

#include <algorithm>

namespace warplens {

/// Spaces in place of `#define …`, its continued lines included.
static void blankMacros(std::string &text)
{
    for (std::size_t line = 0; line < text.size();) {
        std::size_t end = std::min(text.find('\n', line), text.size());
        std::size_t at = text.find_first_not_of(" \t", line);
        bool isMacro = at < end && text[at] == '#';
        if (isMacro) {
            at = std::min(text.find_first_not_of(" \t", at + 1), end);
            isMacro = text.compare(at, 6, "define") == 0;
        }
        const auto isContinued = [&] {
            const std::size_t last = text.find_last_not_of('\r', end - 1);
            return end > line && text[last] == '\\' && end < text.size();
        };
        while (isMacro && isContinued())
            end = std::min(text.find('\n', end + 1), text.size());
        if (isMacro)
            std::replace_if(
                text.begin() + std::ptrdiff_t(line), text.begin() + std::ptrdiff_t(end),
                [](char c) { return c != '\n'; }, ' ');
        line = end + 1;
    }
}

/// The last word before the parameters of the function behind `__global__`; empty: no definition.
static std::string nameBehind(const std::vector<TextToken> &tokens, std::size_t at)
{
    std::string name;
    std::size_t word = 0;
    for (std::size_t i = at; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        if (text == ";" || text == "}" || text == "__global__")
            return {};
        if (text == "{")
            return name;
        if (text == ":" && name.empty())
            return {};
        if (tokens[i].kind == TokenKind::Word) {
            word = i;
        } else if (text == "(") {
            const std::string_view before = tokens[word].text;
            const bool isAttribute = word > 0
                && (before.starts_with("__") || before == "launch_bounds"
                    || before.find("LAUNCH") != std::string_view::npos);
            if (!isAttribute && name.empty())
                name = before;
            i = closingToken(tokens, i);
        }
    }
    return {};
}

std::vector<std::string> kernelNames(std::string text)
{
    text += '\n';
    blankMacros(text);
    const std::vector<TextToken> tokens = tokensOf(text);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].text != "__global__")
            continue;
        const std::string name = nameBehind(tokens, i + 1);
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

} // namespace warplens
