// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>

namespace warplens {

/// A memory space. Addresses are flat 64-bit numbers; each space owns a window of them, so that a
/// generic pointer finds its space by its window, and an addrspacecast is a copy.
enum class Space : std::uint8_t { Global, Shared, Constant, Local, Unknown };

namespace window {

/// First address of each space. A null pointer belongs to none.
inline constexpr std::uint64_t Shared = std::uint64_t(1) << 56;
inline constexpr std::uint64_t Local = std::uint64_t(2) << 56;
inline constexpr std::uint64_t Constant = std::uint64_t(3) << 56;
/// Global arrays stand `GlobalStride` apart from `Global` on, so that an array whose size nobody
/// gave can be walked as far as it likes, in both directions, without meeting another.
inline constexpr std::uint64_t GlobalStride = std::uint64_t(1) << 44;
inline constexpr std::uint64_t Global = GlobalStride;

} // namespace window

/// The space whose window holds `address`; Unknown below the first global array.
constexpr Space spaceOf(std::uint64_t address)
{
    switch (address >> 56) {
    case 0: return address >= window::Global / 2 ? Space::Global : Space::Unknown;
    case 1: return Space::Shared;
    case 2: return Space::Local;
    case 3: return Space::Constant;
    default: return Space::Unknown;
    }
}

/// `global`, `shared`, `constant`, `local`, `unknown`: the words of the JSON.
const char *nameOf(Space space);

} // namespace warplens
