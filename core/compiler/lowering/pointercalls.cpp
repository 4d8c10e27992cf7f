// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/pointercalls.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/CallPromotionUtils.h>

namespace warplens::lowering {

namespace {

/// Instructions that the choices of one round may add.
constexpr std::size_t SizeLimit = 100'000;
/// No array lies there, and it is no null pointer.
constexpr std::uint64_t FirstAddress = 16;
constexpr std::uint64_t AddressStep = 16;

bool isThroughPointer(const llvm::Instruction &instruction)
{
    const auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    return call && !call->getCalledFunction()
        && !llvm::isa<llvm::InlineAsm>(call->getCalledOperand());
}

void collectFunctions(llvm::Constant &constant, llvm::SmallPtrSetImpl<llvm::Constant *> &seen,
                      llvm::SetVector<llvm::Function *> &functions)
{
    if (!seen.insert(&constant).second)
        return;
    if (auto *function = llvm::dyn_cast<llvm::Function>(&constant)) {
        if (!function->isDeclaration())
            functions.insert(function);
        return;
    }
    if (llvm::isa<llvm::GlobalValue>(constant))
        return;
    for (llvm::Use &operand : constant.operands())
        collectFunctions(*llvm::cast<llvm::Constant>(operand), seen, functions);
}

/// The dispatch itself is gone: what arrives here points at no function.
void trapInstead(llvm::CallInst &call)
{
    llvm::IRBuilder<> builder(&call);
    builder.CreateIntrinsic(llvm::Intrinsic::trap, {}, {});
    if (!call.getType()->isVoidTy())
        call.replaceAllUsesWith(llvm::Constant::getNullValue(call.getType()));
    call.eraseFromParent();
}

} // namespace

bool callsThroughPointer(const llvm::Function &function)
{
    return llvm::any_of(llvm::instructions(function), isThroughPointer);
}

std::vector<llvm::Function *> functionsInVariables(llvm::Module &module)
{
    llvm::SmallPtrSet<llvm::Constant *, 16> seen;
    llvm::SetVector<llvm::Function *> functions;
    for (llvm::GlobalVariable &variable : module.globals()) {
        if (variable.hasInitializer())
            collectFunctions(*variable.getInitializer(), seen, functions);
    }
    return {functions.begin(), functions.end()};
}

void PointerCalls::collect(llvm::Module &module)
{
    m_isCollected = true;
    for (llvm::Function &function : module) {
        if (function.isDeclaration() || !function.hasAddressTaken())
            continue;
        // The inliner must not drop it: a later round may call it again.
        function.setLinkage(llvm::GlobalValue::ExternalLinkage);
        function.setComdat(nullptr);
        m_functions.push_back(&function);
    }
}

void PointerCalls::numberAddresses()
{
    std::uint64_t address = FirstAddress;
    for (llvm::Function *function : m_functions) {
        llvm::Type *word = llvm::Type::getInt64Ty(function->getContext());
        llvm::Constant *number = llvm::ConstantExpr::getIntToPtr(
            llvm::ConstantInt::get(word, address), function->getType());
        function->replaceUsesWithIf(number, [](const llvm::Use &use) {
            const auto *call = llvm::dyn_cast<llvm::CallBase>(use.getUser());
            return !call || !call->isCallee(&use);
        });
        address += AddressStep;
    }
}

bool PointerCalls::resolve(llvm::Function &kernel)
{
    std::vector<llvm::CallInst *> calls;
    for (llvm::Instruction &instruction : llvm::instructions(kernel)) {
        if (isThroughPointer(instruction))
            calls.push_back(llvm::cast<llvm::CallInst>(&instruction));
    }
    if (calls.empty())
        return false;
    if (!m_isCollected)
        collect(*kernel.getParent());
    std::size_t size = 0;
    std::vector<std::pair<llvm::CallInst *, std::vector<llvm::Function *>>> choices;
    for (llvm::CallInst *call : calls) {
        std::vector<llvm::Function *> fitting;
        for (llvm::Function *function : m_functions) {
            if (function->getFunctionType() != call->getFunctionType())
                continue;
            fitting.push_back(function);
            size += function->getInstructionCount();
        }
        if (!fitting.empty())
            choices.emplace_back(call, std::move(fitting));
    }
    if (choices.empty() || size > SizeLimit)
        return false;
    for (const auto &[call, fitting] : choices) {
        for (llvm::Function *function : fitting)
            llvm::promoteCallWithIfThenElse(*call, function);
        trapInstead(*call);
    }
    numberAddresses();
    return true;
}

} // namespace warplens::lowering
