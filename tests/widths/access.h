// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <map>
#include <string>

namespace widths {

enum class Operation { Load, Store, Atomic, LoadMatrix, StoreMatrix };

/// What one memory instruction does, as far as both sides know it.
struct Access
{
    warplens::Space space = warplens::Space::Global; ///< Unknown: a generic address
    Operation operation = Operation::Load;
    unsigned bytes = 4;
    auto operator<=>(const Access &) const = default;
};

/// How often each stands in the code of a kernel.
using Accesses = std::map<Access, unsigned>;

inline const char *nameOf(Operation operation)
{
    constexpr const char *Names[] = {"load", "store", "atomic", "ldmatrix", "stmatrix"};
    return Names[unsigned(operation)];
}

} // namespace widths
