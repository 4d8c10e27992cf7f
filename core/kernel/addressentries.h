// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <optional>
#include <string_view>
#include <vector>

namespace warplens {

/// One number of a list of addresses, unread: what stands between two separators.
struct AddressEntry
{
    std::string_view text; ///< into the list
    Position position;
};
/// The entries line by line, without a heading and empty lines.
using AddressLines = std::vector<std::vector<AddressEntry>>;

/// What is separated by blanks, commas, semicolons and line ends, if `text` is a list of addresses:
/// it starts with two numbers (behind a line of words, if there is one) and holds nothing but words
/// and numbers. Anything else, and a number alone, is none.
std::optional<AddressLines> addressLines(std::string_view text);

} // namespace warplens
