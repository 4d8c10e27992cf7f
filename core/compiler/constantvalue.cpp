// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/constantvalue.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <vector>

namespace warplens {

namespace {

std::string_view trimmedText(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return char(std::tolower(c)); });
    return lower;
}

/// Takes C's suffix off `digits`; says whether it is one.
bool takeSuffix(std::string &digits, ConstantValue &value)
{
    const std::size_t end = digits.find_last_not_of("ul") + 1;
    const std::string suffix = digits.substr(end);
    digits.erase(end);
    value.isUnsigned = suffix.find('u') != suffix.npos;
    value.isWide = suffix.find('l') != suffix.npos;
    constexpr std::array<std::string_view, 8> suffixes = {"",   "u",   "l",  "ll",
                                                          "ul", "ull", "lu", "llu"};
    return std::ranges::find(suffixes, suffix) != suffixes.end();
}

/// `digits` without its prefix, and the base that the prefix means.
int takeBase(std::string &digits)
{
    const int base = digits.starts_with("0x") ? 16 : digits.starts_with("0b") ? 2 : 0;
    if (base != 0) {
        digits.erase(0, 2);
        return base;
    }
    return digits.size() > 1 && digits.front() == '0' ? 8 : 10;
}

/// Digits with single marks between them.
bool takeSeparators(std::string &digits)
{
    if (digits.starts_with('\'') || digits.ends_with('\'') || digits.find("''") != digits.npos)
        return false;
    std::erase(digits, '\'');
    return !digits.empty();
}

/// The words of `BLOCK_SIZE`, `kTileDim` or `tileDim`, in lower case.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto is = [&](std::size_t at, auto test) {
            return at < name.size() && test(static_cast<unsigned char>(name[at])) != 0;
        };
        const bool startsWord = i > 0 && is(i, isupper) && is(i - 1, islower);
        if ((name[i] == '_' || startsWord) && !words.back().empty())
            words.emplace_back();
        if (name[i] != '_')
            words.back() += char(std::tolower(static_cast<unsigned char>(name[i])));
    }
    return words;
}

constexpr std::array<std::string_view, 34> SizeWords = {
    "bs",   "bm",    "bn",   "bk",   "bx",   "by",      "tm",    "tn",    "n",
    "m",    "k",     "w",    "h",    "size", "sz",      "dim",   "width", "height",
    "rows", "cols",  "row",  "col",  "len",  "length",  "count", "num",   "nx",
    "ny",   "depth", "bins", "rank", "wmma", "threads", "chunk"};

bool namesSize(std::string_view word)
{
    return std::ranges::find(SizeWords, word) != SizeWords.end() || word.starts_with("tile")
        || word.starts_with("block") || word.ends_with("size") || word.ends_with("dim");
}

} // namespace

std::optional<ConstantValue> constantValue(std::string_view text)
{
    std::string digits = lowerCase(trimmedText(text));
    const bool isNegative = digits.starts_with('-');
    if (isNegative || digits.starts_with('+'))
        digits.erase(0, 1);
    ConstantValue value;
    if (digits.empty() || std::isdigit(static_cast<unsigned char>(digits.front())) == 0
        || !takeSuffix(digits, value))
        return std::nullopt;
    const int base = takeBase(digits);
    if (!takeSeparators(digits))
        return std::nullopt;
    std::uint64_t magnitude = 0;
    const char *end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, magnitude, base);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    constexpr std::uint64_t signedLimit = std::uint64_t(1) << 63;
    if (isNegative && magnitude > signedLimit)
        return std::nullopt;
    if (!isNegative && magnitude >= signedLimit)
        value.isUnsigned = true;
    const std::uint64_t narrowest = value.isUnsigned ? std::numeric_limits<std::uint32_t>::max()
                                                     : std::numeric_limits<std::int32_t>::max();
    value.isWide |= magnitude > narrowest;
    value.bits = isNegative ? 0 - magnitude : magnitude;
    return value;
}

std::string defaultConstant(std::string_view name)
{
    const std::vector<std::string> words = wordsOf(name);
    const auto hasWord = [&words](auto test) { return std::ranges::any_of(words, test); };
    const auto isPadding = [](const std::string &word) {
        return word.ends_with("pad") || word == "padding" || word.ends_with("offset")
            || word == "skew";
    };
    if (hasWord(isPadding))
        return "0";
    if (hasWord([](const std::string &word) { return word == "warp" || word == "warpsize"; }))
        return "32";
    return hasWord(namesSize) ? "16" : "1";
}

} // namespace warplens
