// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/threadlabel.h"

#include "kernel/linescan.h"

#include <string>

namespace warplens {

namespace {

constexpr std::uint64_t WarpSize = 32; ///< of every device with such a debugger

/// `lane 3`, `tid=3`, `warp #1`.
std::optional<ThreadLabel> wordLabel(std::string_view line, std::size_t at)
{
    const std::string_view word = wordAt(line, at);
    const std::string name = lowerCase(word);
    const bool isWarp = name == "warp" || name == "warpid";
    if (!isWarp && name != "lane" && name != "laneid" && name != "thread" && name != "threadid"
        && name != "tid")
        return std::nullopt;
    const std::size_t link = afterOneOf(line, at + word.size(), {"=", ":", "#"});
    const std::size_t start = afterBlanks(line, link);
    const std::string_view digits = decimalAt(line, start);
    if (digits.empty())
        return std::nullopt;
    ThreadLabel label;
    label.thread = valueOf(digits) * (isWarp ? WarpSize : 1);
    label.isWarp = isWarp;
    label.end = start + digits.size();
    return label;
}

/// `[3]`, `(3)`.
std::optional<ThreadLabel> bracketLabel(std::string_view line, std::size_t at)
{
    const char open = charAt(line, at);
    const std::string_view digits = decimalAt(line, at + 1);
    const std::size_t end = at + 1 + digits.size();
    const char close = charAt(line, end);
    if (digits.empty() || !((open == '[' && close == ']') || (open == '(' && close == ')')))
        return std::nullopt;
    ThreadLabel label;
    label.thread = valueOf(digits);
    label.end = end + 1;
    return label;
}

/// `3`, unless it ends its line or its place in a list.
std::optional<ThreadLabel> numberLabel(std::string_view line, std::size_t at)
{
    const std::string_view digits = decimalAt(line, at);
    const std::size_t end = at + digits.size();
    const char next = charAt(line, afterBlanks(line, end));
    if (digits.empty() || next == '\0' || next == ',' || next == '}' || next == ']')
        return std::nullopt;
    ThreadLabel label;
    label.thread = valueOf(digits);
    label.isBare = afterArrow(line, end) == end;
    label.end = end;
    return label;
}

} // namespace

std::optional<ThreadLabel> threadLabel(std::string_view line, std::size_t at)
{
    std::optional<ThreadLabel> label = wordLabel(line, at);
    if (!label)
        label = bracketLabel(line, at);
    if (!label)
        label = numberLabel(line, at);
    if (label) {
        label->start = at;
        label->end = afterArrow(line, label->end);
    }
    return label;
}

} // namespace warplens
