// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/loads.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

namespace warplens::lowering {

namespace {

constexpr const char *KeepName = "warplens.keep";

bool isLocal(const llvm::LoadInst &load)
{
    return llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(load.getPointerOperand(), 0));
}

/// `__ldg` and kin are plain loads; as calls that only read they could be dropped.
void makePlainLoads(llvm::Function &function)
{
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
        auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        if (!call || !call->getCalledFunction())
            continue;
        const llvm::StringRef name = call->getCalledFunction()->getName();
        if (!name.starts_with("llvm.nvvm.ldg.global") && !name.starts_with("llvm.nvvm.ldu.global"))
            continue;
        llvm::IRBuilder<> builder(call);
        const auto *alignment = llvm::cast<llvm::ConstantInt>(call->getArgOperand(1));
        llvm::LoadInst *load = builder.CreateAlignedLoad(
            call->getType(), call->getArgOperand(0), llvm::MaybeAlign(alignment->getZExtValue()));
        call->replaceAllUsesWith(load);
        call->eraseFromParent();
    }
}

bool isKeep(const llvm::User *user)
{
    const auto *call = llvm::dyn_cast<llvm::CallInst>(user);
    return call && call->getCalledFunction() && call->getCalledFunction()->getName() == KeepName;
}

/// Through a choice of pointers of which some are of local variables and others are not. SROA
/// would load from both.
bool isHalfLocal(const llvm::LoadInst &load)
{
    llvm::SmallVector<const llvm::Value *> objects;
    llvm::getUnderlyingObjects(load.getPointerOperand(), objects);
    const auto isAlloca = [](const llvm::Value *object) {
        return llvm::isa<llvm::AllocaInst>(object);
    };
    return llvm::any_of(objects, isAlloca) && !llvm::all_of(objects, isAlloca);
}

void guardWidth(llvm::LoadInst &load)
{
    const auto isFreeze = [](const llvm::User *user) { return llvm::isa<llvm::FreezeInst>(user); };
    if (!load.getType()->isIntegerTy() || llvm::any_of(load.users(), isFreeze))
        return;
    auto *freeze = new llvm::FreezeInst(&load, "", load.getNextNode()->getIterator());
    load.replaceUsesWithIf(freeze, [&](const llvm::Use &use) {
        return use.getUser() != freeze && !isKeep(use.getUser());
    });
}

void releaseWidth(llvm::Value &value, const llvm::Function &function)
{
    if (llvm::isa<llvm::Constant>(value))
        return;
    for (llvm::User *user : llvm::make_early_inc_range(value.users())) {
        auto *freeze = llvm::dyn_cast<llvm::FreezeInst>(user);
        if (!freeze || freeze->getFunction() != &function)
            continue;
        freeze->replaceAllUsesWith(&value);
        freeze->eraseFromParent();
    }
}

template <typename Predicate> bool release(llvm::Function &function, Predicate isReleased)
{
    llvm::Function *keep = function.getParent()->getFunction(KeepName);
    bool any = false;
    if (!keep)
        return any;
    for (llvm::User *user : llvm::make_early_inc_range(keep->users())) {
        auto *call = llvm::cast<llvm::CallInst>(user);
        if (call->getFunction() != &function || !isReleased(*call->getArgOperand(0)))
            continue;
        llvm::Value *value = call->getArgOperand(0);
        call->eraseFromParent();
        releaseWidth(*value, function);
        any = true;
    }
    return any;
}

} // namespace

void forgetInitialValues(llvm::Module &module)
{
    for (llvm::GlobalVariable &variable : module.globals()) {
        if (!variable.hasPrivateLinkage())
            variable.setConstant(false);
    }
}

void keepLoads(llvm::Function &function)
{
    makePlainLoads(function);
    llvm::Type *nothing = llvm::Type::getVoidTy(function.getContext());
    const llvm::FunctionCallee keep =
        function.getParent()->getOrInsertFunction(KeepName, llvm::FunctionType::get(nothing, true));
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
        auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
        if (!load || isLocal(*load))
            continue;
        if (isHalfLocal(*load))
            load->setVolatile(true);
        if (llvm::none_of(load->users(), isKeep))
            llvm::IRBuilder<>(load->getNextNode()).CreateCall(keep, {load});
        guardWidth(*load);
    }
}

bool releasePromoted(llvm::Function &function)
{
    return release(function,
                   [](const llvm::Value &value) { return !llvm::isa<llvm::LoadInst>(value); });
}

void releaseLoads(llvm::Function &function)
{
    release(function, [](const llvm::Value &) { return true; });
}

} // namespace warplens::lowering
