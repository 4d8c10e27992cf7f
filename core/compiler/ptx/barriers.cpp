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

/// The call may not move past others, nor to where fewer lanes make it.
llvm::Value *callBarrier(Translation &t, const std::string &name, llvm::Type *result,
                         bool isCounted, llvm::ArrayRef<llvm::Value *> arguments)
{
    llvm::CallInst *call =
        t.callNamed("__wl_barrier_" + name + (isCounted ? "_of" : ""), result, arguments);
    call->setConvergent();
    return call;
}

/// `d, a{, b}, p`
bool reducingBarrier(Translation &t, const Instruction &instruction)
{
    const bool counts = instruction.has("popc");
    const std::string name = counts ? "popc" : instruction.has("and") ? "and" : "or";
    const std::size_t operands = instruction.operands.size();
    if (operands < 3 || operands > 4 || !t.isWritable(instruction.operands[0]))
        return false;
    llvm::Value *votes = t.read(instruction.operands.back(), PredicateType);
    std::vector<llvm::Value *> arguments = t.readAll(instruction, 1, operands - 2, bitsOf(32));
    if (!votes || arguments.empty())
        return false;
    arguments.push_back(t.resized(votes, 32));
    llvm::Value *result = callBarrier(t, name, t.builder.getInt32Ty(), operands == 4, arguments);
    if (!counts)
        result = t.builder.CreateICmpNE(result, t.builder.getInt32(0));
    return t.write(instruction.operands[0], result);
}

bool warpBarrier(Translation &t, const Instruction &instruction)
{
    const auto mask = t.readAll(instruction, 0, 1, bitsOf(32));
    if (mask.empty())
        return false;
    t.callNamed("llvm.nvvm.bar.warp.sync", t.builder.getVoidTy(), mask);
    return true;
}

/// A cluster is one block, and all of it waits.
bool clusterBarrier(Translation &t, const Instruction &instruction)
{
    if (instruction.has("arrive"))
        return fence(t);
    if (!instruction.has("wait"))
        return false;
    t.callNamed("llvm.nvvm.barrier0", t.builder.getVoidTy());
    return true;
}

bool barrier(Translation &t, const Instruction &instruction)
{
    if (instruction.has("warp"))
        return warpBarrier(t, instruction);
    if (instruction.has("cluster"))
        return clusterBarrier(t, instruction);
    if (instruction.has("red"))
        return reducingBarrier(t, instruction);
    const bool arrives = instruction.has("arrive");
    const std::size_t operands = instruction.operands.size();
    if ((!arrives && !instruction.has("sync")) || operands == 0 || operands > 2)
        return false;
    const std::vector<llvm::Value *> arguments = t.readAll(instruction, 0, operands, bitsOf(32));
    if (arguments.empty())
        return false;
    callBarrier(t, arrives ? "arrive" : "sync", t.builder.getVoidTy(), operands == 2, arguments);
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
