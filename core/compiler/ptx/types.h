// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warplens::ptx {

/// What `.u32`, `.f16x2` and the like say.
struct Type
{
    enum class Kind : std::uint8_t { Bits, Unsigned, Signed, Float, BFloat, Predicate };
    Kind kind = Kind::Bits;
    unsigned bits = 32; ///< of an element
    unsigned elements = 1;

    constexpr unsigned totalBits() const { return bits * elements; }
    constexpr bool isFloat() const { return kind == Kind::Float || kind == Kind::BFloat; }
    constexpr bool isSigned() const { return kind == Kind::Signed; }
    bool operator==(const Type &) const = default;
};

constexpr Type bitsOf(unsigned bits) { return {Type::Kind::Bits, bits, 1}; }
inline constexpr Type PredicateType{Type::Kind::Predicate, 1, 1};

/// Nothing for a word that is no type, or one that memory and registers here do not have.
std::optional<Type> typeNamed(std::string_view name);

} // namespace warplens::ptx
