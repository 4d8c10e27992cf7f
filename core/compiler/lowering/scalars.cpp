// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/scalars.h"

#include "compiler/lowering/fields.h"

#include <llvm/IR/DataLayout.h>
#include <llvm/IR/DerivedTypes.h>

namespace warplens::lowering {

namespace {

constexpr std::uint64_t MostScalars = 4096; ///< in one value; larger arrays belong in memory

bool isTooLarge(llvm::Type *type, const llvm::DataLayout &layout)
{
    if (!type->isSized() || type->isScalableTy())
        return true;
    return layout.getTypeAllocSize(type) > MostScalars * 8;
}

bool append(const Field &field, std::vector<Scalar> &scalars)
{
    if (field.type->isPointerTy()) {
        scalars.push_back({ValueType::I64, 64, field.offset});
    } else if (const auto *integer = llvm::dyn_cast<llvm::IntegerType>(field.type)) {
        const unsigned bits = integer->getBitWidth();
        if (bits > 64 && bits != 128)
            return false;
        scalars.push_back({integerType(std::min(bits, 64u)), std::min(bits, 64u), field.offset});
        if (bits == 128)
            scalars.push_back({ValueType::I64, 64, field.offset + 8});
    } else if (field.type->isHalfTy()) {
        scalars.push_back({ValueType::F16, 16, field.offset});
    } else if (field.type->isBFloatTy()) {
        scalars.push_back({ValueType::BF16, 16, field.offset});
    } else if (field.type->isFloatTy()) {
        scalars.push_back({ValueType::F32, 32, field.offset});
    } else if (field.type->isDoubleTy()) {
        scalars.push_back({ValueType::F64, 64, field.offset});
    } else {
        return false;
    }
    return true;
}

} // namespace

ValueType integerType(unsigned bits)
{
    if (bits == 1)
        return ValueType::Bool;
    if (bits <= 8)
        return ValueType::I8;
    if (bits <= 16)
        return ValueType::I16;
    return bits <= 32 ? ValueType::I32 : ValueType::I64;
}

std::optional<std::vector<Scalar>> scalarsOf(llvm::Type *type, const llvm::DataLayout &layout)
{
    std::vector<Scalar> scalars;
    if (type->isVoidTy())
        return scalars;
    if (isTooLarge(type, layout))
        return {};
    for (const Field &field : fieldsOf(type, layout)) {
        if (!append(field, scalars))
            return {};
    }
    return scalars;
}

} // namespace warplens::lowering
