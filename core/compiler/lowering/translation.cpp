// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/translation.h"

#include "compiler/lowering/memory.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

namespace warplens::lowering {

Translation::Translation(const llvm::Function &function, const Storage &storageIn, Kernel &kernelIn,
                         Reports &reportsIn)
    : layout(function.getParent()->getDataLayout())
    , storage(storageIn)
    , kernel(kernelIn)
    , reports(reportsIn)
    , emitter(kernelIn)
    , origins(kernelIn, storageIn)
{
}

/// What `make` emits runs once, before everything else, and belongs to no place in the text.
template <typename Make> Operands Translation::inPrologue(Make make)
{
    std::vector<Instruction> *target = emitter.setTarget(&prologue);
    const Position position = emitter.position();
    emitter.setPosition({});
    Operands made = make();
    emitter.setPosition(position);
    emitter.setTarget(target);
    return made;
}

Operands Translation::operandsOf(const llvm::Value &value)
{
    if (const auto known = m_operands.find(&value); known != m_operands.end())
        return known->second;
    Operands operands;
    if (const auto *constant = llvm::dyn_cast<llvm::Constant>(&value))
        operands = constantOperands(*constant);
    else if (const auto *argument = llvm::dyn_cast<llvm::Argument>(&value))
        operands = argumentOperands(*argument);
    else
        operands = zeros(value.getType()); // after an instruction that was reported
    m_operands[&value] = operands;
    return operands;
}

Operand Translation::operandOf(const llvm::Value &value)
{
    const Operands operands = operandsOf(value);
    if (operands.size() == 1)
        return operands.front();
    unsupported("a vector or wide integer here");
    return emitter.constant(ValueType::I32, 0);
}

void Translation::define(const llvm::Value &value, Operands operands)
{
    m_operands[&value] = std::move(operands);
}

std::vector<Scalar> Translation::scalars(llvm::Type *type)
{
    if (auto known = scalarsOf(type, layout))
        return *std::move(known);
    std::string name;
    llvm::raw_string_ostream(name) << "type " << *type;
    unsupported(name);
    return {Scalar{}};
}

Scalar Translation::scalar(llvm::Type *type)
{
    const std::vector<Scalar> all = scalars(type);
    if (all.size() == 1)
        return all.front();
    unsupported("a vector or wide integer here");
    return {};
}

Operands Translation::zeros(llvm::Type *type)
{
    Operands operands;
    for (const Scalar &scalar : scalars(type))
        operands.push_back(emitter.constant(scalar.type, 0));
    return operands;
}

Operands Translation::constantOperands(const llvm::Constant &constant)
{
    if (llvm::isa<llvm::UndefValue>(constant) || constant.isNullValue()
        || llvm::isa<llvm::Function>(constant))
        return zeros(constant.getType());
    if (const auto *integer = llvm::dyn_cast<llvm::ConstantInt>(&constant)) {
        Operands operands;
        for (const Scalar &scalar : scalars(constant.getType())) {
            const llvm::APInt part = integer->getValue().lshr(unsigned(8 * scalar.offset));
            operands.push_back(
                emitter.constant(scalar.type, part.trunc(scalar.bits).getZExtValue()));
        }
        return operands;
    }
    if (const auto *number = llvm::dyn_cast<llvm::ConstantFP>(&constant)) {
        const llvm::APInt bits = number->getValueAPF().bitcastToAPInt();
        return {emitter.constant(scalar(constant.getType()).type, bits.getZExtValue())};
    }
    if (llvm::isa<llvm::ConstantAggregate, llvm::ConstantDataSequential>(constant)) {
        Operands operands;
        for (unsigned i = 0; const llvm::Constant *element = constant.getAggregateElement(i); ++i) {
            const Operands part = operandsOf(*element);
            operands.insert(operands.end(), part.begin(), part.end());
        }
        return operands;
    }
    if (llvm::isa<llvm::GlobalVariable>(constant))
        return addressOf(constant);
    if (const auto *expression = llvm::dyn_cast<llvm::ConstantExpr>(&constant)) {
        return inPrologue([&] {
            llvm::Instruction *instruction = expression->getAsInstruction();
            translate(*this, *instruction);
            Operands operands = operandsOf(*instruction);
            m_operands.erase(instruction);
            instruction->deleteValue();
            return operands;
        });
    }
    unsupported("this kind of constant");
    return zeros(constant.getType());
}

Operands Translation::addressOf(const llvm::Value &variable)
{
    const auto known = storage.variables.find(llvm::cast<llvm::GlobalVariable>(&variable));
    if (known == storage.variables.end())
        return {emitter.constant(ValueType::I64, 0)};
    return inPrologue([&] {
        const Operand address = emitter.emit(Opcode::Address, ValueType::I64, {});
        emitter.last().payload = known->second;
        return Operands{address};
    });
}

Operands Translation::argumentOperands(const llvm::Argument &argument)
{
    const auto known = storage.parameters.find(&argument);
    // A struct's address appears only in the loads that copy it at the entry, and they know better.
    if (argument.hasByValAttr() || known == storage.parameters.end())
        return zeros(argument.getType());
    return inPrologue([&] {
        return readParameter(*this, argument.getType(), kernel.parameters[known->second].offset);
    });
}

} // namespace warplens::lowering
