// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/aggregates.h"
#include "compiler/lowering/arithmetic.h"
#include "compiler/lowering/atomics.h"
#include "compiler/lowering/calls.h"
#include "compiler/lowering/memory.h"
#include "compiler/lowering/positions.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>

namespace warplens::lowering {

namespace {

/// Runs `handle` if `instruction` is what it takes.
template <typename Type>
bool handled(Translation &t, const llvm::Instruction &instruction,
             void (*handle)(Translation &, const Type &))
{
    const auto *typed = llvm::dyn_cast<Type>(&instruction);
    if (typed)
        handle(t, *typed);
    return typed;
}

void translateFreeze(Translation &t, const llvm::FreezeInst &freeze)
{
    t.define(freeze, t.operandsOf(*freeze.getOperand(0)));
}

void translateGep(Translation &t, const llvm::GetElementPtrInst &gep)
{
    translateAddress(t, gep, llvm::cast<llvm::GEPOperator>(gep));
}

void translateFence(Translation &t, const llvm::FenceInst &)
{
    Instruction fence;
    fence.opcode = Opcode::Fence;
    t.emitter.append(fence);
}

} // namespace

void translate(Translation &t, const llvm::Instruction &instruction)
{
    // A bitcast is a cast too; it comes first.
    const bool known = handled(t, instruction, translateLoad)
        || handled(t, instruction, translateStore) || handled(t, instruction, translateGep)
        || handled(t, instruction, translateBinary) || handled(t, instruction, translateBitCast)
        || handled(t, instruction, translateCast) || handled(t, instruction, translateComparison)
        || handled(t, instruction, translateSelect) || handled(t, instruction, translateCall)
        || handled(t, instruction, translateExtractValue)
        || handled(t, instruction, translateInsertValue)
        || handled(t, instruction, translateExtractElement)
        || handled(t, instruction, translateInsertElement)
        || handled(t, instruction, translateShuffleVector)
        || handled(t, instruction, translateNegation) || handled(t, instruction, translateFreeze)
        || handled(t, instruction, translateAlloca)
        || handled(t, instruction, translateAtomicUpdate)
        || handled(t, instruction, translateCompareExchange)
        || handled(t, instruction, translateFence);
    if (!known)
        t.unsupported(instruction.getOpcodeName());
}

} // namespace warplens::lowering
