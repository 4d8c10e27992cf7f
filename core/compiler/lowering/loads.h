// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace warplens::lowering {

/// The passes drop a load whose value nobody uses, and fold one from a known table; the text has
/// it all the same. Volatile would save them, but it would also keep every local variable that a
/// reference or a capture names in memory. So each load gets a use instead, which goes away as
/// soon as the load turns out to be of a local variable.

/// Gives each load that may not be of a local variable a use, and takes from the variables of the
/// text what their initial values would let the passes conclude.
void keepLoads(llvm::Module &module);

/// Drops the uses of what has become no load, or a load of a local variable. True if it dropped
/// any, so that more variables may leave memory now.
bool releaseLocals(llvm::Function &function);

/// Drops all the uses.
void releaseLoads(llvm::Function &function);

} // namespace warplens::lowering
