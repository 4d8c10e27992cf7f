// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <vector>

namespace llvm {
class DataLayout;
class Type;
} // namespace llvm

namespace warplens::lowering {

/// A scalar inside a struct or array.
struct Field
{
    llvm::Type *type = nullptr;
    std::uint64_t offset = 0; ///< bytes
};

/// All the scalars of `type`, in memory order; vectors count as their elements.
std::vector<Field> fieldsOf(llvm::Type *type, const llvm::DataLayout &layout);

} // namespace warplens::lowering
