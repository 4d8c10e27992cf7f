// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/kernellaunches.h"

#include "compiler/lowering.h"
#include "compiler/texttokens.h"

#include <algorithm>

namespace warplens {

/// Offset of a place in `text`; its size for one that is not there.
static std::size_t offsetOf(const std::string &text, Position position)
{
    std::size_t line = 0;
    for (std::uint32_t i = 1; i < position.line && line != std::string::npos; ++i)
        line = text.find('\n', line) == std::string::npos ? line : text.find('\n', line) + 1;
    return std::min(line + position.column - 1, text.size());
}

/// Where the kernel's name starts in the words of an error over its launch; 0: another error.
static std::size_t nameIn(const std::string &words)
{
    for (const std::string_view refusal :
         {"reference to __global__ function '", "no matching function for call to '"})
        if (words.starts_with(refusal))
            return refusal.size();
    return 0;
}

std::optional<KernelLaunch> launchInKernel(const CompilerError &error, const std::string &text)
{
    const std::size_t name = nameIn(error.words);
    if (name == 0 || !error.position.isValid())
        return std::nullopt;
    KernelLaunch launch{error.words.substr(name, error.words.find_first_of("'<", name) - name),
                        error.position, 0, 0};
    const std::vector<TextToken> tokens = tokensOf(text);
    const auto found =
        std::ranges::lower_bound(tokens, offsetOf(text, error.position), {}, &TextToken::offset);
    std::size_t first = std::size_t(found - tokens.begin());
    // The error may stand at the first of the namespaces.
    for (; first + 2 < tokens.size() && tokens[first + 1].text == "::"; first += 2)
        launch.position.column += std::uint32_t(tokens[first + 2].offset - tokens[first].offset);
    std::size_t at = first;
    while (at < tokens.size() && tokens[at].text != "<<<" && tokens[at].text != ";")
        ++at;
    while (at < tokens.size() && tokens[at].text != ">>>" && tokens[at].text != ";")
        ++at;
    if (at + 1 >= tokens.size() || tokens[at].text != ">>>" || tokens[at + 1].text != "(")
        return std::nullopt;
    const std::size_t close = closingToken(tokens, at + 1);
    if (close == tokens.size())
        return std::nullopt;
    while (first > 1 && tokens[first - 1].text == "::")
        first -= 2;
    launch.begin = tokens[first].offset;
    launch.end = tokens[close].end();
    return launch;
}

void blankLaunches(WrappedSource &wrapped, const std::vector<KernelLaunch> &launches)
{
    for (const KernelLaunch &launch : launches)
        std::replace_if(
            wrapped.text.begin() + launch.begin, wrapped.text.begin() + launch.end,
            [](char c) { return c != '\n'; }, ' ');
    if (!launches.empty())
        wrapped.files[PersonFile] = wrapped.text;
}

} // namespace warplens
