// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/elementtype.h"
#include "kernel/kernel.h"
#include "kernel/source.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// What a list says of one thread.
struct AddressOfThread
{
    std::uint64_t thread = 0; ///< its number in the grid
    std::uint64_t value = 0;  ///< bytes from the array's start
};

/// A kernel whose threads access an array where `addresses` says, each thread at most once, in one
/// instruction; threads without an address do nothing. `source` says how, `position` is the site's.
Kernel addressKernel(const Source &source, const ElementType &element, Position position,
                     const std::vector<AddressOfThread> &addresses);

} // namespace warplens
