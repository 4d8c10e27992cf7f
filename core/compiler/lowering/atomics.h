// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class AtomicCmpXchgInst;
class AtomicRMWInst;
} // namespace llvm

namespace warplens::lowering {

/// One atomic access of the current instruction; the register of the old value. `compare` only
/// for CompareExchange. `components` neighbours at once: `value` and the result are the first of
/// as many consecutive registers.
Operand emitAtomic(Translation &t, AtomicOp op, ValueType type, const llvm::Value &pointer,
                   Operand value, Operand compare = {}, unsigned components = 1);

void translateAtomicUpdate(Translation &t, const llvm::AtomicRMWInst &update);
void translateCompareExchange(Translation &t, const llvm::AtomicCmpXchgInst &exchange);

} // namespace warplens::lowering
