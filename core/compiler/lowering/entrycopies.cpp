// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/entrycopies.h"

#include "compiler/lowering/fields.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ReplaceConstant.h>

namespace warplens::lowering {

namespace {

/// A local copy of the `type` at `source`, made field by field before `at`.
llvm::AllocaInst *copyAt(llvm::Instruction *at, llvm::Value *source, llvm::Type *type,
                         llvm::Align alignment)
{
    llvm::IRBuilder<> builder(at);
    builder.SetCurrentDebugLocation({});
    llvm::AllocaInst *copy = builder.CreateAlloca(type, 0, nullptr, source->getName());
    copy->setAlignment(alignment);
    for (const Field &field : fieldsOf(type, at->getDataLayout())) {
        const llvm::Align fieldAlignment = llvm::commonAlignment(alignment, field.offset);
        llvm::Value *from =
            builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), source, field.offset);
        llvm::Value *to =
            builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), copy, field.offset);
        builder.CreateAlignedStore(builder.CreateAlignedLoad(field.type, from, fieldAlignment), to,
                                   fieldAlignment);
    }
    return copy;
}

void copyStruct(llvm::Argument &argument, llvm::Instruction *at)
{
    llvm::Type *type = argument.getParamByValType();
    const llvm::Align alignment =
        argument.getParamAlign().value_or(at->getDataLayout().getABITypeAlign(type));
    llvm::AllocaInst *copy = copyAt(at, &argument, type, alignment);
    argument.replaceUsesWithIf(copy, [&](const llvm::Use &use) {
        const auto *user = llvm::cast<llvm::Instruction>(use.getUser());
        return !user->comesBefore(at) || user->getParent() != at->getParent();
    });
}

void copyUndeclared(llvm::GlobalVariable &variable, llvm::Function &kernel, llvm::Instruction *at)
{
    llvm::convertUsersOfConstantsToInstructions({&variable}, &kernel);
    llvm::SmallVector<llvm::Use *> uses;
    for (llvm::Use &use : variable.uses()) {
        const auto *user = llvm::dyn_cast<llvm::Instruction>(use.getUser());
        if (user && user->getFunction() == &kernel)
            uses.push_back(&use);
    }
    if (uses.empty())
        return;
    const llvm::Align alignment =
        variable.getAlign().value_or(at->getDataLayout().getABITypeAlign(variable.getValueType()));
    llvm::AllocaInst *copy = copyAt(at, &variable, variable.getValueType(), alignment);
    llvm::IRBuilder<> builder(at);
    for (llvm::Use *use : uses) {
        auto *cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(use->getUser());
        if (cast && cast->getDestAddressSpace() == 0) {
            cast->replaceAllUsesWith(copy);
            continue;
        }
        use->set(builder.CreateAddrSpaceCast(copy, variable.getType()));
    }
}

} // namespace

void copyParametersAtEntry(llvm::Function &kernel, const KernelDeclaration &declaration)
{
    llvm::Instruction *at = &*kernel.getEntryBlock().getFirstInsertionPt();
    for (llvm::Argument &argument : kernel.args()) {
        if (argument.hasByValAttr() && !argument.use_empty())
            copyStruct(argument, at);
    }
    for (const auto &[name, parameter] : declaration.undeclared) {
        if (llvm::GlobalVariable *variable = kernel.getParent()->getNamedGlobal(name))
            copyUndeclared(*variable, kernel, at);
    }
}

} // namespace warplens::lowering
