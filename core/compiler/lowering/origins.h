// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/storage.h"

#include <optional>

namespace warplens::lowering {

/// What a pointer points into, as far as the IR says.
struct Origin
{
    Space space = Space::Unknown;
    std::uint32_t array = NoArray; ///< as Site::array
    bool operator==(const Origin &) const = default;
};

/// Follows pointers to where they come from, through casts, arithmetic, phis and selects, and also
/// through integers where the arithmetic adds to one pointer or masks it. A pointer that may come
/// from two places has their space and array only if both agree.
class Origins
{
public:
    Origins(const Kernel &kernel, const Storage &storage)
        : m_kernel(kernel)
        , m_storage(storage)
    {
    }

    Origin of(const llvm::Value *pointer);

private:
    Origin find(const llvm::Value *pointer) const;
    std::optional<Origin> leaf(const llvm::Value &value) const;

    const Kernel &m_kernel;
    const Storage &m_storage;
    llvm::DenseMap<const llvm::Value *, Origin> m_known;
};

} // namespace warplens::lowering
