// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/fields.h"

#include <llvm/IR/DataLayout.h>
#include <llvm/IR/DerivedTypes.h>

namespace warplens::lowering {

namespace {

void collect(llvm::Type *type, const llvm::DataLayout &layout, std::uint64_t offset,
             std::vector<Field> &fields)
{
    if (auto *structure = llvm::dyn_cast<llvm::StructType>(type)) {
        const llvm::StructLayout *places = layout.getStructLayout(structure);
        for (unsigned i = 0; i < structure->getNumElements(); ++i)
            collect(structure->getElementType(i), layout, offset + places->getElementOffset(i),
                    fields);
    } else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type)) {
        const std::uint64_t stride = layout.getTypeAllocSize(array->getElementType());
        for (std::uint64_t i = 0; i < array->getNumElements(); ++i)
            collect(array->getElementType(), layout, offset + i * stride, fields);
    } else if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
        const std::uint64_t stride = layout.getTypeSizeInBits(vector->getElementType()) / 8;
        for (unsigned i = 0; i < vector->getNumElements(); ++i)
            collect(vector->getElementType(), layout, offset + i * stride, fields);
    } else {
        fields.push_back({type, offset});
    }
}

} // namespace

std::vector<Field> fieldsOf(llvm::Type *type, const llvm::DataLayout &layout)
{
    std::vector<Field> fields;
    collect(type, layout, 0, fields);
    return fields;
}

} // namespace warplens::lowering
