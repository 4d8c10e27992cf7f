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

void keepLoads(llvm::Function &function, llvm::FunctionCallee keep)
{
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
        auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
        if (!load || isLocal(*load))
            continue;
        llvm::IRBuilder<> builder(load->getNextNode());
        builder.CreateCall(keep, {load});
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
        call->eraseFromParent();
        any = true;
    }
    return any;
}

} // namespace

void keepLoads(llvm::Module &module)
{
    for (llvm::GlobalVariable &variable : module.globals()) {
        if (!variable.hasPrivateLinkage())
            variable.setConstant(false);
    }
    llvm::Type *nothing = llvm::Type::getVoidTy(module.getContext());
    const llvm::FunctionCallee keep =
        module.getOrInsertFunction(KeepName, llvm::FunctionType::get(nothing, true));
    for (llvm::Function &function : module) {
        if (function.isDeclaration())
            continue;
        makePlainLoads(function);
        keepLoads(function, keep);
    }
}

bool releaseLocals(llvm::Function &function)
{
    return release(function, [](const llvm::Value &value) {
        const auto *load = llvm::dyn_cast<llvm::LoadInst>(&value);
        return !load || isLocal(*load);
    });
}

void releaseLoads(llvm::Function &function)
{
    release(function, [](const llvm::Value &) { return true; });
}

} // namespace warplens::lowering
