// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/origins.h"

#include "compiler/lowering/accessmarks.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

namespace warplens::lowering {

namespace {

/// The space a pointer's type names; Unknown for a generic one.
Space spaceOf(const llvm::Type *type)
{
    const auto *pointer = llvm::dyn_cast<llvm::PointerType>(type);
    if (!pointer)
        return Space::Unknown;
    switch (pointer->getAddressSpace()) {
    case 1: return Space::Global;
    case 3: return Space::Shared;
    case 4: return Space::Constant;
    case 5: return Space::Local;
    default: return Space::Unknown;
    }
}

Origin merged(const Origin &a, const Origin &b)
{
    if (a.space != b.space)
        return {};
    return {a.space, a.array == b.array ? a.array : NoArray};
}

bool isNull(const llvm::Value &value)
{
    return llvm::isa<llvm::ConstantPointerNull, llvm::UndefValue>(value);
}

/// The operands whose origin is `value`'s; none if it is where the search ends.
llvm::SmallVector<const llvm::Value *> sourcesOf(const llvm::Value &value)
{
    if (const auto *phi = llvm::dyn_cast<llvm::PHINode>(&value))
        return {phi->incoming_values().begin(), phi->incoming_values().end()};
    if (const auto *select = llvm::dyn_cast<llvm::SelectInst>(&value))
        return {select->getTrueValue(), select->getFalseValue()};
    if (const auto *extract = llvm::dyn_cast<llvm::ExtractValueInst>(&value)) {
        auto *aggregate = const_cast<llvm::Value *>(extract->getAggregateOperand());
        const llvm::Value *found = llvm::FindInsertedValue(aggregate, extract->getIndices());
        return found ? llvm::SmallVector<const llvm::Value *>{found}
                     : llvm::SmallVector<const llvm::Value *>{};
    }
    if (hintOfCall(value))
        return {llvm::cast<llvm::CallInst>(value).getArgOperand(0)};
    if (const auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&value)) {
        const llvm::Intrinsic::ID id = intrinsic->getIntrinsicID();
        if (id == llvm::Intrinsic::launder_invariant_group
            || id == llvm::Intrinsic::strip_invariant_group || id == llvm::Intrinsic::ptrmask)
            return {intrinsic->getArgOperand(0)};
        return {};
    }
    const auto *operation = llvm::dyn_cast<llvm::Operator>(&value);
    if (!operation)
        return {};
    switch (operation->getOpcode()) {
    case llvm::Instruction::GetElementPtr:
    case llvm::Instruction::BitCast:
    case llvm::Instruction::AddrSpaceCast:
    case llvm::Instruction::IntToPtr:
    case llvm::Instruction::PtrToInt:
    case llvm::Instruction::Trunc:
    case llvm::Instruction::ZExt:
    case llvm::Instruction::SExt:
    case llvm::Instruction::Freeze: return {operation->getOperand(0)};
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::And:
    case llvm::Instruction::Or:
    case llvm::Instruction::Xor:
        // 32 bits are enough for a place in shared memory.
        if (operation->getType()->isIntegerTy(64) || operation->getType()->isIntegerTy(32))
            return {operation->getOperand(0), operation->getOperand(1)};
        return {};
    default: return {};
    }
}

} // namespace

Origin Origins::of(const llvm::Value *pointer)
{
    const auto [place, isNew] = m_known.try_emplace(pointer);
    if (isNew)
        place->second = find(pointer);
    return place->second;
}

Origin Origins::find(const llvm::Value *pointer) const
{
    std::optional<Origin> found;
    llvm::SmallPtrSet<const llvm::Value *, 16> seen;
    llvm::SmallVector<const llvm::Value *> open{pointer};
    constexpr std::size_t Farthest = 4096;
    while (!open.empty() && seen.size() < Farthest) {
        const llvm::Value *value = open.pop_back_val();
        if (!seen.insert(value).second || isNull(*value))
            continue;
        const auto sources = sourcesOf(*value);
        if (!sources.empty()) {
            open.append(sources.begin(), sources.end());
            continue;
        }
        if (const auto here = leaf(*value))
            found = found ? merged(*found, *here) : here;
    }
    Origin origin = open.empty() ? found.value_or(Origin{}) : Origin{};
    if (const Space space = spaceOf(pointer->getType()); space != Space::Unknown)
        origin.space = space;
    return origin;
}

/// Nothing for what adds no origin: a number in pointer arithmetic.
std::optional<Origin> Origins::leaf(const llvm::Value &value) const
{
    const auto arrayOf = [&](std::uint32_t parameter) {
        return std::uint32_t(m_kernel.variables.size()) + parameter;
    };
    if (llvm::isa<llvm::AllocaInst>(value))
        return Origin{Space::Local, NoArray};
    if (const auto *global = llvm::dyn_cast<llvm::GlobalVariable>(&value)) {
        const auto known = m_storage.variables.find(global);
        if (known == m_storage.variables.end())
            return Origin{};
        return Origin{m_kernel.variables[known->second].space, known->second};
    }
    if (llvm::isa<llvm::Argument>(value) && value.getType()->isPointerTy()) {
        const auto known = m_storage.parameters.find(&value);
        return Origin{Space::Global,
                      known == m_storage.parameters.end() ? NoArray : arrayOf(known->second)};
    }
    if (const auto *load = llvm::dyn_cast<llvm::LoadInst>(&value)) {
        const llvm::Value *object = llvm::getUnderlyingObject(load->getPointerOperand(), 0);
        const auto parameter = m_storage.parameterInMemory(object);
        if (parameter && value.getType()->isPointerTy()) {
            const bool isBuffer = m_kernel.parameters[*parameter].isBuffer;
            return Origin{Space::Global, isBuffer ? arrayOf(*parameter) : NoArray};
        }
    }
    if (!value.getType()->isPointerTy())
        return {};
    return Origin{spaceOf(value.getType()), NoArray};
}

} // namespace warplens::lowering
