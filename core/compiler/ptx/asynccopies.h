// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace llvm {
class Value;
}

namespace warplens::ptx {

class Translation;

/// A copy of `bytes` (4, 8 or 16) from global to shared memory that a later wait completes: a load
/// and a store, made where it stands. `given`, an i32 or null, says how many of the bytes are read;
/// the rest of what is stored is zero. A lane that reads some but not all asks for all the same.
void copyAsync(Translation &t, llvm::Value *to, llvm::Value *from, unsigned bytes,
               llvm::Value *given, CacheHint hint);

} // namespace warplens::ptx
