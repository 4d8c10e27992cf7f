// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/arguments.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warplens {

namespace {

constexpr std::array<std::string_view, 30> SizeNames = {
    "n",    "m",    "w",    "h",      "nx",    "ny",  "nz",   "width", "height",  "depth",
    "size", "sz",   "len",  "length", "count", "num", "rows", "cols",  "columns", "dim",
    "xdim", "ydim", "zdim", "pitch",  "ld",    "lda", "ldb",  "ldc",   "numel",   "total"};
constexpr std::array<std::string_view, 9> SizeEndings = {
    "width", "height", "size", "length", "count", "elements", "pitch", "rows", "cols"};
constexpr std::array<std::string_view, 11> StartNames = {
    "offset", "start", "begin", "first", "base", "shift", "row", "col", "column", "index", "idx"};

bool contains(const auto &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// `numElements`, `num_rows`, `nElem`, `n_cols`: a counter's prefix, then a new word.
bool countsThings(std::string_view name)
{
    for (const std::string_view prefix : {"num", "n", "ld"}) {
        if (!name.starts_with(prefix) || name.size() == prefix.size())
            continue;
        const char next = name[prefix.size()];
        if (next == '_' || std::isupper(static_cast<unsigned char>(next)))
            return true;
    }
    return false;
}

std::string lowerCase(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return char(std::tolower(c)); });
    return lower;
}

bool namesSize(std::string_view name)
{
    const std::string lower = lowerCase(name);
    // M, N and K of a matrix product; a small k is mostly a loop's.
    return name == "K" || contains(SizeNames, lower) || countsThings(name)
        || std::ranges::any_of(SizeEndings,
                               [&lower](std::string_view end) { return lower.ends_with(end); });
}

bool namesStart(std::string_view name)
{
    const std::string lower = lowerCase(name);
    return contains(StartNames, lower) || lower.ends_with("offset");
}

} // namespace

std::string defaultArgument(const Parameter &parameter)
{
    if (isFloat(parameter.value))
        return "1.0";
    if (parameter.value == ValueType::Bool)
        return "true";
    // The largest size that a byte holds is no size of data.
    if (bytesOf(parameter.value) > 1 && namesSize(parameter.name))
        return "1024";
    return namesStart(parameter.name) ? "0" : "1";
}

} // namespace warplens
