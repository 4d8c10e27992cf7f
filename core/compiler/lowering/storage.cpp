// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/storage.h"

#include "compiler/lowering/scalars.h"
#include "compiler/lowering/variables.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MathExtras.h>

namespace warplens::lowering {

namespace {

using GlobalSet = llvm::SmallPtrSet<const llvm::GlobalVariable *, 16>;

void collectGlobals(const llvm::Value &value, llvm::SmallPtrSetImpl<const llvm::Value *> &seen,
                    GlobalSet &globals)
{
    const auto *constant = llvm::dyn_cast<llvm::Constant>(&value);
    if (!constant || !seen.insert(constant).second)
        return;
    if (const auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(constant)) {
        globals.insert(variable);
        return;
    }
    if (llvm::isa<llvm::GlobalValue>(constant))
        return;
    for (const llvm::Use &operand : constant->operands())
        collectGlobals(*operand, seen, globals);
}

GlobalSet globalsOf(const llvm::Function &function)
{
    GlobalSet globals;
    llvm::SmallPtrSet<const llvm::Value *, 32> seen;
    for (const llvm::Instruction &instruction : llvm::instructions(function)) {
        for (const llvm::Use &operand : instruction.operands())
            collectGlobals(*operand, seen, globals);
    }
    return globals;
}

/// Appends `parameter`, which holds a `type`, to the parameter block.
std::uint32_t appendParameter(Parameter parameter, llvm::Type *type, llvm::Align alignment,
                              const llvm::DataLayout &layout, Kernel &kernel)
{
    parameter.offset = std::uint32_t(llvm::alignTo(kernel.parameterBytes, alignment));
    parameter.bytes = std::uint32_t(layout.getTypeAllocSize(type));
    const auto scalars = scalarsOf(type, layout);
    if (!parameter.isBuffer && !parameter.isStruct && scalars && scalars->size() == 1)
        parameter.value = scalars->front().type;
    kernel.parameterBytes = parameter.offset + parameter.bytes;
    kernel.parameters.push_back(std::move(parameter));
    return std::uint32_t(kernel.parameters.size() - 1);
}

/// For an argument the declaration does not name.
Parameter plainParameter(const llvm::Argument &argument)
{
    Parameter parameter;
    parameter.name = argument.hasName() ? argument.getName().str()
                                        : "parameter" + std::to_string(argument.getArgNo());
    parameter.isStruct = argument.hasByValAttr();
    parameter.isBuffer = argument.getType()->isPointerTy() && !parameter.isStruct;
    return parameter;
}

void layOutParameters(const llvm::Function &function, const KernelDeclaration &declaration,
                      const GlobalSet &globals, Kernel &kernel, Storage &storage)
{
    const llvm::DataLayout &layout = function.getParent()->getDataLayout();
    for (const llvm::Argument &argument : function.args()) {
        const std::size_t i = argument.getArgNo();
        llvm::Type *type =
            argument.hasByValAttr() ? argument.getParamByValType() : argument.getType();
        llvm::Align alignment = layout.getABITypeAlign(type);
        if (argument.hasByValAttr())
            alignment = argument.getParamAlign().value_or(alignment);
        Parameter parameter = i < declaration.parameters.size() ? declaration.parameters[i]
                                                                : plainParameter(argument);
        storage.parameters[&argument] =
            appendParameter(std::move(parameter), type, alignment, layout, kernel);
    }
    for (const auto &[name, parameter] : declaration.undeclared) {
        const llvm::GlobalVariable *variable = function.getParent()->getNamedGlobal(name);
        if (!variable || !globals.contains(variable))
            continue;
        llvm::Type *type = variable->getValueType();
        storage.parameters[variable] =
            appendParameter(parameter, type, layout.getABITypeAlign(type), layout, kernel);
    }
}

} // namespace

std::optional<std::uint32_t> Storage::parameterInMemory(const llvm::Value *object) const
{
    const auto known = parameters.find(object);
    const auto *argument = llvm::dyn_cast<llvm::Argument>(object);
    if (known == parameters.end() || (argument && !argument->hasByValAttr()))
        return {};
    return known->second;
}

Storage layOutStorage(const llvm::Function &function, const KernelDeclaration &declaration,
                      Kernel &kernel)
{
    Storage storage;
    const GlobalSet globals = globalsOf(function);
    layOutParameters(function, declaration, globals, kernel, storage);
    for (const llvm::GlobalVariable &variable : function.getParent()->globals()) {
        if (!globals.contains(&variable) || storage.parameters.contains(&variable))
            continue;
        const auto declared = declaration.variables.find(variable.getName().str());
        storage.variables[&variable] = std::uint32_t(kernel.variables.size());
        kernel.variables.push_back(variableOf(
            variable, declared == declaration.variables.end() ? nullptr : &declared->second));
    }
    return storage;
}

} // namespace warplens::lowering
