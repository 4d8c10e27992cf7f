// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/variables.h"

#include "compiler/lowering/scalars.h"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstring>

namespace warplens::lowering {

namespace {

Space spaceOf(const llvm::GlobalVariable &global)
{
    switch (global.getAddressSpace()) {
    case 3: return Space::Shared;
    case 4: return Space::Constant;
    default: break;
    }
    // Texts and tables the compiler made.
    return global.hasPrivateLinkage() && global.isConstant() ? Space::Constant : Space::Global;
}

/// `tile` for `kernel(float*)::tile`.
std::string plainName(const llvm::GlobalVariable &global)
{
    const std::string full = llvm::demangle(global.getName().str());
    const std::size_t scope = full.rfind("::");
    return scope == std::string::npos ? full : full.substr(scope + 2);
}

std::string elementName(const Scalar &scalar)
{
    switch (scalar.type) {
    case ValueType::Bool: return "bool";
    case ValueType::I8: return "char";
    case ValueType::I16: return "short";
    case ValueType::I32: return "int";
    case ValueType::I64: return "long long";
    case ValueType::F16: return "half";
    case ValueType::BF16: return "bfloat16";
    case ValueType::F32: return "float";
    case ValueType::F64: return "double";
    }
    return {};
}

ArrayType plainArrayType(llvm::Type *type, const llvm::DataLayout &layout)
{
    ArrayType array;
    while (type->isArrayTy()) {
        array.shape.push_back(std::uint32_t(type->getArrayNumElements()));
        type = type->getArrayElementType();
    }
    if (!array.shape.empty() && array.shape.front() == 0)
        array.shape.erase(array.shape.begin());
    array.elementBytes = std::uint32_t(layout.getTypeAllocSize(type));
    const auto scalars = scalarsOf(type, layout);
    if (!scalars || scalars->empty())
        return array;
    array.scalar = scalars->front().type;
    array.scalars = std::uint32_t(scalars->size());
    array.element = elementName(scalars->front());
    if (scalars->size() > 1) {
        const auto *structure = llvm::dyn_cast<llvm::StructType>(type);
        const bool isNamed = structure && structure->hasName();
        array.element = isNamed ? structure->getName().split('.').second.str()
                                : array.element + std::to_string(scalars->size());
    }
    return array;
}

/// Writes the bytes of `constant` from `offset` on. What is an address, and so known only when
/// the kernel runs, stays zero; a function's has become a number.
void writeBytes(const llvm::Constant &constant, std::uint64_t offset,
                const llvm::DataLayout &layout, std::vector<std::uint8_t> &bytes)
{
    const auto writeBits = [&](const llvm::APInt &bits) {
        const std::uint64_t count =
            std::min<std::uint64_t>((bits.getBitWidth() + 7) / 8, bytes.size() - offset);
        for (std::uint64_t i = 0; i < count; ++i)
            bytes[offset + i] =
                std::uint8_t(bits.lshr(unsigned(i * 8)).getLoBits(8).getZExtValue());
    };
    if (offset >= bytes.size() || constant.isNullValue())
        return;
    if (const auto *integer = llvm::dyn_cast<llvm::ConstantInt>(&constant))
        return writeBits(integer->getValue());
    if (const auto *number = llvm::dyn_cast<llvm::ConstantFP>(&constant))
        return writeBits(number->getValueAPF().bitcastToAPInt());
    if (const auto *data = llvm::dyn_cast<llvm::ConstantDataSequential>(&constant)) {
        const llvm::StringRef raw = data->getRawDataValues();
        std::memcpy(bytes.data() + offset, raw.data(),
                    std::min<std::size_t>(raw.size(), bytes.size() - offset));
        return;
    }
    const auto *expression = llvm::dyn_cast<llvm::ConstantExpr>(&constant);
    if (expression && expression->getOpcode() == llvm::Instruction::IntToPtr)
        return writeBytes(*expression->getOperand(0), offset, layout, bytes);
    const auto *aggregate = llvm::dyn_cast<llvm::ConstantAggregate>(&constant);
    if (!aggregate)
        return;
    const auto *structure = llvm::dyn_cast<llvm::StructType>(aggregate->getType());
    for (unsigned i = 0; i < aggregate->getNumOperands(); ++i) {
        const llvm::Constant &element = *aggregate->getOperand(i);
        const std::uint64_t place = structure
            ? layout.getStructLayout(const_cast<llvm::StructType *>(structure))->getElementOffset(i)
            : i * layout.getTypeAllocSize(element.getType());
        writeBytes(element, offset + place, layout, bytes);
    }
}

} // namespace

Variable variableOf(const llvm::GlobalVariable &global, const Variable *declared)
{
    const llvm::DataLayout &layout = global.getParent()->getDataLayout();
    llvm::Type *type = global.getValueType();
    const std::uint64_t bytes = layout.getTypeAllocSize(type);
    Variable variable;
    if (declared) {
        variable = *declared;
    } else {
        variable.name = plainName(global);
        variable.array = plainArrayType(type, layout);
        variable.open = bytes == 0 && global.isDeclaration();
        variable.dynamic = variable.open && spaceOf(global) == Space::Shared;
    }
    variable.space = spaceOf(global);
    variable.bytes = variable.open ? 0 : bytes;
    variable.alignment =
        std::uint32_t(global.getAlign().value_or(layout.getABITypeAlign(type)).value());
    // Shared arrays say that theirs is undefined: nothing to write down, however large they are.
    if (!variable.open && global.hasInitializer() && !global.getInitializer()->isNullValue()
        && !llvm::isa<llvm::UndefValue>(global.getInitializer())) {
        variable.initial.resize(bytes);
        writeBytes(*global.getInitializer(), 0, layout, variable.initial);
        if (std::ranges::all_of(variable.initial, [](std::uint8_t byte) { return byte == 0; }))
            variable.initial.clear();
    }
    return variable;
}

} // namespace warplens::lowering
