// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

#include <llvm/ADT/StringRef.h>

namespace llvm {
class CallBase;
class CallInst;
class IntrinsicInst;
} // namespace llvm

namespace warplens::lowering {

/// Translates a call; reports one of a function that nobody defines.
void translateCall(Translation &t, const llvm::CallInst &call);

// The families of functions, each in a file of its own. False: not of this family.

/// `llvm.fma`, `llvm.ctpop`, `llvm.umul.with.overflow` and the like; intrinsics.cpp.
bool translateIntrinsic(Translation &t, const llvm::CallInst &call);
/// `llvm.nvvm.…`: places, barriers, shuffles, votes; nvvm.cpp.
bool translateNvvm(Translation &t, const llvm::CallInst &call);
/// `__wl_…`; runtime.cpp, documented in runtime.h.
bool translateRuntime(Translation &t, const llvm::CallInst &call);
/// `sinf`, `__nv_expf` and kin, left as calls; mathcalls.cpp.
bool translateMathCall(Translation &t, const llvm::CallInst &call);

/// Accepts a call that decides no address: no effect, the result is zero. Says so once.
void translateOpaque(Translation &t, const llvm::CallBase &call, const std::string &name);

/// The one operand of argument `i`.
Operand argument(Translation &t, const llvm::CallBase &call, unsigned i);
/// An instruction without result or operands.
void emitPlain(Translation &t, Opcode opcode, unsigned modifier = 0);
/// An integer that is not zero; a Bool.
Operand isNotZero(Translation &t, Operand value, ValueType type);

} // namespace warplens::lowering
