// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/StringRef.h>

namespace llvm {
class CallInst;
}

namespace warplens::lowering {

/// `ldmatrix` or `stmatrix` by the words of its name: `x1`, `x2` or `x4`, and `trans`. The first
/// argument is the address; a store's values follow, a load's are what the call returns. False if
/// the words name no such operation.
bool translateMatrix(Translation &t, const llvm::CallInst &call, AccessKind kind,
                     llvm::ArrayRef<llvm::StringRef> words);

} // namespace warplens::lowering
