// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/diagnosticlog.h"

#include <charconv>

namespace warplens::simt {

std::string textOf(const Extent &position)
{
    std::string text = "(";
    text += std::to_string(position.x) + ", ";
    text += std::to_string(position.y) + ", ";
    text += std::to_string(position.z) + ")";
    return text;
}

std::string addressText(std::uint64_t address)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, address, 16).ptr;
    std::string text = "0x";
    text.append(digits, end);
    return text;
}

} // namespace warplens::simt
