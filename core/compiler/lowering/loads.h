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
/// reference or a capture names in memory. So each load gets a use instead, which goes away when
/// the load does, because it was of a local variable that has left memory. A freeze behind each
/// integer keeps SROA from making several narrow loads of a wide one whose bytes it stores apart.

/// Takes from the variables of the text what their initial values would let the passes conclude.
void forgetInitialValues(llvm::Module &module);

/// Gives each load that may not be of a local variable a use, if it has none yet.
void keepLoads(llvm::Function &function);

/// Drops the uses of what has become no load. True if it dropped any: what they used may be the
/// address of a local variable, which can leave memory only now.
bool releasePromoted(llvm::Function &function);

/// Drops all the uses.
void releaseLoads(llvm::Function &function);

} // namespace warplens::lowering
