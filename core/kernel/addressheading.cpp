// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/addressheading.h"

#include "kernel/characters.h"

namespace warplens {

bool isAddressHeading(std::string_view line)
{
    constexpr std::string_view Separators = " \t\r,;";
    constexpr std::string_view Marks = "\"()[]#:.-";
    bool startsEntry = true;
    for (const char c : line) {
        const bool isSeparator = Separators.find(c) != Separators.npos;
        if (startsEntry && isDigit(c))
            return false;
        if (!isSeparator && !isWordCharacter(c) && Marks.find(c) == Marks.npos)
            return false;
        startsEntry = isSeparator;
    }
    return true;
}

} // namespace warplens
