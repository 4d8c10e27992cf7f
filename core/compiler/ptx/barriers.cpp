// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

namespace warplens::ptx {

namespace {

bool fence(Translation &t)
{
    t.builder.CreateFence(llvm::AtomicOrdering::SequentiallyConsistent);
    return true;
}

bool reducingBarrier(Translation &t, const Instruction &instruction)
{
    const bool counts = instruction.has("popc");
    const std::string name = counts ? "popc" : instruction.has("and") ? "and" : "or";
    if (instruction.operands.size() < 3 || !t.isWritable(instruction.operands[0]))
        return false;
    llvm::Value *votes = t.read(instruction.operands.back(), PredicateType);
    if (!votes)
        return false;
    llvm::Type *word = t.builder.getInt32Ty();
    llvm::Value *result = t.callNamed("llvm.nvvm.barrier0." + name, word, {t.resized(votes, 32)});
    if (!counts)
        result = t.builder.CreateICmpNE(result, t.builder.getInt32(0));
    return t.write(instruction.operands[0], result);
}

/// A barrier by number or for part of the block is taken as one for all: the warps that never
/// come to it have no part in it here either.
bool barrier(Translation &t, const Instruction &instruction)
{
    if (instruction.has("warp")) {
        const auto mask = t.readAll(instruction, 0, 1, bitsOf(32));
        if (mask.empty())
            return false;
        t.callNamed("llvm.nvvm.bar.warp.sync", t.builder.getVoidTy(), mask);
        return true;
    }
    if (instruction.has("red"))
        return reducingBarrier(t, instruction);
    if (instruction.has("arrive"))
        return fence(t);
    if (!instruction.has("sync") && !instruction.has("wait"))
        return false;
    t.callNamed("llvm.nvvm.barrier0", t.builder.getVoidTy());
    return true;
}

/// What waits finds that all have come: copies are made where they stand.
bool memoryBarrier(Translation &t, const Instruction &instruction)
{
    translateOpaque(t, instruction);
    const bool waits = instruction.has("try_wait") || instruction.has("test_wait");
    if (!waits || instruction.operands.empty())
        return true;
    return t.write(instruction.operands[0], t.builder.getTrue());
}

} // namespace

bool translateBarrier(Translation &t, const Instruction &instruction)
{
    if (instruction.name == "bar" || instruction.name == "barrier")
        return barrier(t, instruction);
    if (instruction.name == "membar" || instruction.name == "fence")
        return fence(t);
    return instruction.name == "mbarrier" && memoryBarrier(t, instruction);
}

} // namespace warplens::ptx
