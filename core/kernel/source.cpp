// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/source.h"

#include "kernel/addressentries.h"
#include "kernel/characters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

namespace warplens {

namespace {

/// The place just past the comment or literal that starts at `at`; `at` itself if none does. An
/// unfinished one reaches to the end of the text (a literal: to the end of the line).
std::size_t skipCommentOrLiteral(std::string_view text, std::size_t at)
{
    if (text.substr(at, 2) == "//")
        return std::min(text.find('\n', at), text.size());
    if (text.substr(at, 2) == "/*") {
        const std::size_t close = text.find("*/", at + 2);
        return close == std::string_view::npos ? text.size() : close + 2;
    }
    const char quote = text[at];
    // In 1'000'000 the mark separates digits.
    const bool isSeparator = quote == '\'' && at > 0 && isWordCharacter(text[at - 1]);
    if ((quote != '"' && quote != '\'') || isSeparator)
        return at;
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == quote || text[i] == '\n')
            return i + 1;
    }
    return text.size();
}

/// The words and numbers of `text` that stand outside comments and literals.
template <typename Visit> void forEachWord(std::string_view text, Visit visit)
{
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t after = skipCommentOrLiteral(text, i); after != i) {
            i = after;
            continue;
        }
        const std::size_t start = i;
        while (i < text.size() && isWordCharacter(text[i]))
            ++i;
        if (i > start)
            visit(text.substr(start, i - start));
        else
            ++i;
    }
}

} // namespace

/// `_8{}` or `Swizzle<3, 4, 3>{}`: braces that make a value.
static bool isEmptyValue(std::string_view text, std::size_t at)
{
    return at > 0 && text.substr(at, 2) == "{}"
        && (isWordCharacter(text[at - 1]) || text[at - 1] == '>');
}

SourceForm formOf(const Source &source)
{
    constexpr std::array<std::string_view, 5> kernelWords = {"__global__", "__kernel", "kernel",
                                                             "numthreads", "RWStructuredBuffer"};
    const Dialect dialect = dialectOf(source);
    const std::string_view text = source.text;
    if (addressLines(text))
        return SourceForm::Addresses;
    bool hasStatement = false;
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t after = skipCommentOrLiteral(text, i); after != i) {
            i = after;
            continue;
        }
        if (isEmptyValue(text, i)) {
            i += 2;
            continue;
        }
        if (!isWordCharacter(text[i])) {
            hasStatement |= text[i] == ';' || text[i] == '{' || text[i] == '}' || text[i] == '#';
            ++i;
            continue;
        }
        const std::size_t start = i;
        while (i < text.size() && isWordCharacter(text[i]))
            ++i;
        const std::string_view word = text.substr(start, i - start);
        const bool isKernelWord = std::ranges::find(kernelWords, word) != kernelWords.end();
        // `kernel` alone is a keyword in OpenCL only.
        if (isKernelWord && (word != "kernel" || dialect == Dialect::OpenCl))
            return SourceForm::File;
    }
    return hasStatement ? SourceForm::Fragment : SourceForm::Expression;
}

/// A word that only one dialect knows. None of them is a word of CUDA.
static std::optional<Dialect> dialectOfWord(std::string_view word)
{
    struct Mark
    {
        std::string_view word;
        Dialect dialect;
    };
    static constexpr Mark marks[] = {{"numthreads", Dialect::Hlsl},
                                     {"groupshared", Dialect::Hlsl},
                                     {"StructuredBuffer", Dialect::Hlsl},
                                     {"RWStructuredBuffer", Dialect::Hlsl},
                                     {"ByteAddressBuffer", Dialect::Hlsl},
                                     {"RWByteAddressBuffer", Dialect::Hlsl},
                                     {"RWBuffer", Dialect::Hlsl},
                                     {"GroupMemoryBarrierWithGroupSync", Dialect::Hlsl},
                                     {"__kernel", Dialect::OpenCl},
                                     {"__local", Dialect::OpenCl},
                                     {"__global", Dialect::OpenCl},
                                     {"get_local_id", Dialect::OpenCl},
                                     {"get_global_id", Dialect::OpenCl},
                                     {"get_group_id", Dialect::OpenCl},
                                     {"CLK_LOCAL_MEM_FENCE", Dialect::OpenCl},
                                     {"HIP_DYNAMIC_SHARED", Dialect::Hip},
                                     {"hip_runtime", Dialect::Hip}};
    const auto *mark = std::ranges::find(marks, word, &Mark::word);
    if (mark != std::end(marks))
        return mark->dialect;
    if (word.starts_with("SV_"))
        return Dialect::Hlsl;
    const bool isHipName = word.size() > 3 && word.starts_with("hip") && std::isupper(word[3]);
    if (isHipName || word.starts_with("__builtin_amdgcn_"))
        return Dialect::Hip;
    return {};
}

Dialect dialectOf(const Source &source)
{
    if (source.dialect != Dialect::Detect)
        return source.dialect;
    std::optional<Dialect> found;
    std::string_view previous;
    forEachWord(source.text, [&](std::string_view word) {
        if (!found)
            found = dialectOfWord(word);
        // OpenCL C's keyword may go without its underscores.
        if (!found && previous == "kernel" && word == "void")
            found = Dialect::OpenCl;
        previous = word;
    });
    return found.value_or(Dialect::Cuda);
}

} // namespace warplens
