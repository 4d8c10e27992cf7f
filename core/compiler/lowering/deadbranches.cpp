// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/deadbranches.h"

#include "kernel/space.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Local.h>

#include <optional>

namespace warplens::lowering {

namespace {

Space spaceOfObject(const llvm::Value &object)
{
    if (llvm::isa<llvm::AllocaInst>(object))
        return Space::Local;
    if (llvm::isa<llvm::Argument>(object))
        return Space::Global; // where a host's pointers lead
    if (!llvm::isa<llvm::GlobalVariable>(object))
        return Space::Unknown;
    switch (object.getType()->getPointerAddressSpace()) {
    case 1: return Space::Global;
    case 3: return Space::Shared;
    case 4: return Space::Constant;
    default: return Space::Unknown;
    }
}

/// What `llvm.nvvm.isspacep.…` says of a pointer whose objects are all of one kind.
std::optional<bool> answerOf(const llvm::CallInst &call)
{
    if (!call.getCalledFunction())
        return {};
    llvm::StringRef name = call.getCalledFunction()->getName();
    if (!name.consume_front("llvm.nvvm.isspacep."))
        return {};
    llvm::SmallVector<const llvm::Value *> objects;
    constexpr unsigned Farthest = 64;
    llvm::getUnderlyingObjects(call.getArgOperand(0), objects, nullptr, Farthest);
    const Space space = objects.empty() ? Space::Unknown : spaceOfObject(*objects.front());
    const bool isOne = llvm::all_of(
        objects, [&](const llvm::Value *object) { return spaceOfObject(*object) == space; });
    if (space == Space::Unknown || !isOne)
        return {};
    const Space asked = name == "global" ? Space::Global
        : name == "local"                ? Space::Local
        : name == "const"                ? Space::Constant
                                         : Space::Shared;
    return space == asked;
}

/// Divisions stay, so that those by zero are seen when they run.
bool isFoldable(const llvm::Instruction &instruction)
{
    switch (instruction.getOpcode()) {
    case llvm::Instruction::ICmp:
    case llvm::Instruction::Select:
    case llvm::Instruction::PHI:
    case llvm::Instruction::And:
    case llvm::Instruction::Or:
    case llvm::Instruction::Xor:
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::Mul: return true;
    default: return instruction.isCast() && instruction.getType()->isIntegerTy();
    }
}

bool foldConstants(llvm::Function &function)
{
    bool any = false;
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
        llvm::Constant *constant = nullptr;
        const auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        if (const auto answer = call ? answerOf(*call) : std::nullopt)
            constant = llvm::ConstantInt::getBool(function.getContext(), *answer);
        else if (isFoldable(instruction))
            constant = llvm::ConstantFoldInstruction(&instruction, function.getDataLayout());
        if (!constant)
            continue;
        instruction.replaceAllUsesWith(constant);
        instruction.eraseFromParent();
        any = true;
    }
    return any;
}

} // namespace

void removeDeadBranches(llvm::Function &function)
{
    // Each round makes more known: a phi that has lost an end, a comparison of what it holds.
    constexpr int MostRounds = 8;
    for (int round = 0; round < MostRounds && foldConstants(function); ++round) {
        bool any = false;
        for (llvm::BasicBlock &block : function)
            any |= llvm::ConstantFoldTerminator(&block);
        if (any)
            llvm::EliminateUnreachableBlocks(function);
    }
}

} // namespace warplens::lowering
