// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/valuetype.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace llvm {
class DataLayout;
class Type;
} // namespace llvm

namespace warplens::lowering {

/// One register's worth of an IR value. An integer of a width that registers do not have lives in
/// the next larger one, zero-extended: `bits` is 24 for an i24 in an I32.
struct Scalar
{
    ValueType type = ValueType::I32;
    unsigned bits = 32;
    std::uint64_t offset = 0; ///< in memory, bytes from the start of the whole value

    bool isOdd() const { return type != ValueType::Bool && bits != 8 * bytesOf(type); }
    bool operator==(const Scalar &) const = default;
};

/// The smallest register type that holds an integer of 1 to 64 bits.
ValueType integerType(unsigned bits);
/// The integer of the same size.
inline ValueType integerType(ValueType type)
{
    return type == ValueType::Bool ? type : integerType(8 * bytesOf(type));
}

/// The registers an IR value of `type` takes, in memory order: aggregates and vectors are runs of
/// them, an i128 is two. Nothing for a type that has no counterpart.
std::optional<std::vector<Scalar>> scalarsOf(llvm::Type *type, const llvm::DataLayout &layout);

} // namespace warplens::lowering
