// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace warplens {

/// A whole number, as the compiler is to see it.
struct ConstantValue
{
    std::uint64_t bits = 0; ///< two's complement
    bool isUnsigned = false;
    bool isWide = false; ///< 64 bits, else 32
    bool operator==(const ConstantValue &) const = default;
};

/// A number in any of C's spellings, with a sign and blanks round it: `16`, `-1`, `0x40`, `0b101`,
/// `010` (8), `1'024`, `32u`, `1ULL`. Nothing for what is no whole number or fits no 64 bits.
std::optional<ConstantValue> constantValue(std::string_view text);

/// What a name in a place that needs a constant is taken for until somebody says: paddings,
/// offsets and skews are 0; a warp is 32; tiles, blocks, sizes and counts (TILE_DIM, BLOCK_SIZE,
/// BS, BM, N, kRows, …) are 16; all else is 1.
std::string defaultConstant(std::string_view name);

} // namespace warplens
