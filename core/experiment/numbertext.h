// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warplens {

/// A whole number as people type it: `42`, `-7`, `0x1F`; spaces around it are fine.
struct WholeNumber
{
    bool negative = false;
    std::uint64_t magnitude = 0;
    bool operator==(const WholeNumber &) const = default;
};

std::string_view trimmed(std::string_view text);
/// None if it is anything else, or its magnitude exceeds 64 bits.
std::optional<WholeNumber> parseWhole(std::string_view text);
/// The same, not negative.
std::optional<std::uint64_t> parseUnsigned(std::string_view text);
/// `1.5`, `-2e3`, `1.0f`, `inf`; none if it is anything else. The decimal point is a point whatever
/// the locale.
std::optional<double> parseReal(std::string_view text);

} // namespace warplens
