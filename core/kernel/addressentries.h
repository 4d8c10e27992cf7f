// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace warplens {

/// One number of a list of addresses, unread: what stands between two separators.
struct AddressEntry
{
    std::string_view text; ///< into the list
    Position position;
    std::optional<std::uint64_t> thread; ///< whose it is, where a word or brackets say so
};
/// The entries line by line, without a heading and empty lines.
using AddressLines = std::vector<std::vector<AddressEntry>>;

/// The entries of `text` if it is a list of addresses. A plain one starts with two numbers (behind
/// a line of words, if there is one) and holds nothing but words and numbers between blanks,
/// commas, semicolons and line ends; a debugger's has more around them, see `debuggerListing`.
/// Anything else, and a number alone, is none. An entry need not be a number: what else stands in a
/// text that is a list for certain is an entry, too.
std::optional<AddressLines> addressLines(std::string_view text);

} // namespace warplens
