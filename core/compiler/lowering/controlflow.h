// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace warplens::lowering {

/// Translates all blocks of `function` into `t.kernel`, in the order of the IR; blocks that cannot
/// be reached are left out. Phis become moves: at the end of a predecessor that goes nowhere else,
/// or in a block of their own on the edge, so that only the lanes which take the edge move.
/// `Block::meets` is not yet set.
void translateBlocks(Translation &t, const llvm::Function &function);

} // namespace warplens::lowering
