// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/aggregates.h"

#include "compiler/lowering/integers.h"
#include "compiler/lowering/repack.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

/// Where the element that `indices` name begins among the scalars of `type`.
std::size_t firstScalar(Translation &t, llvm::Type *type, llvm::ArrayRef<unsigned> indices)
{
    std::size_t first = 0;
    for (const unsigned index : indices) {
        if (auto *structure = llvm::dyn_cast<llvm::StructType>(type)) {
            for (unsigned i = 0; i < index; ++i)
                first += t.scalars(structure->getElementType(i)).size();
            type = structure->getElementType(index);
        } else {
            type = type->getArrayElementType();
            first += index * t.scalars(type).size();
        }
    }
    return first;
}

Operand isElement(Translation &t, const llvm::Value &index, std::size_t i)
{
    const Scalar scalar = t.scalar(index.getType());
    return compared(t.emitter, IntPredicate::Eq, scalar, t.operandOf(index),
                    t.emitter.constant(scalar.type, i));
}

} // namespace

void translateExtractValue(Translation &t, const llvm::ExtractValueInst &extract)
{
    const llvm::Value &whole = *extract.getAggregateOperand();
    const std::size_t first = firstScalar(t, whole.getType(), extract.getIndices());
    const std::size_t count = t.scalars(extract.getType()).size();
    const Operands all = t.operandsOf(whole);
    if (first + count > all.size())
        return;
    const auto begin = all.begin() + std::ptrdiff_t(first);
    t.define(extract, Operands(begin, begin + std::ptrdiff_t(count)));
}

void translateInsertValue(Translation &t, const llvm::InsertValueInst &insert)
{
    Operands all = t.operandsOf(*insert.getAggregateOperand());
    const Operands part = t.operandsOf(*insert.getInsertedValueOperand());
    const std::size_t first = firstScalar(t, insert.getType(), insert.getIndices());
    for (std::size_t i = 0; i < part.size() && first + i < all.size(); ++i)
        all[first + i] = part[i];
    t.define(insert, std::move(all));
}

void translateExtractElement(Translation &t, const llvm::ExtractElementInst &extract)
{
    const Operands all = t.operandsOf(*extract.getVectorOperand());
    const llvm::Value &index = *extract.getIndexOperand();
    if (const auto *number = llvm::dyn_cast<llvm::ConstantInt>(&index)) {
        if (number->getValue().ult(all.size()))
            t.define(extract, {all[number->getZExtValue()]});
        return;
    }
    const ValueType type = t.scalar(extract.getType()).type;
    Operand found = all.front();
    for (std::size_t i = 1; i < all.size(); ++i)
        found = t.emitter.emit(Opcode::Select, type, {isElement(t, index, i), all[i], found});
    t.define(extract, {found});
}

void translateInsertElement(Translation &t, const llvm::InsertElementInst &insert)
{
    Operands all = t.operandsOf(*insert.getOperand(0));
    const Operand element = t.operandOf(*insert.getOperand(1));
    const llvm::Value &index = *insert.getOperand(2);
    const ValueType type = t.scalar(insert.getOperand(1)->getType()).type;
    const auto *number = llvm::dyn_cast<llvm::ConstantInt>(&index);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (number && number->getValue() == i)
            all[i] = element;
        else if (!number)
            all[i] =
                t.emitter.emit(Opcode::Select, type, {isElement(t, index, i), element, all[i]});
    }
    t.define(insert, std::move(all));
}

void translateShuffleVector(Translation &t, const llvm::ShuffleVectorInst &shuffle)
{
    Operands from = t.operandsOf(*shuffle.getOperand(0));
    const Operands second = t.operandsOf(*shuffle.getOperand(1));
    from.insert(from.end(), second.begin(), second.end());
    const Operands zeros = t.zeros(shuffle.getType());
    Operands result;
    for (const int source : shuffle.getShuffleMask())
        result.push_back(source < 0 ? zeros.front() : from[std::size_t(source)]);
    t.define(shuffle, std::move(result));
}

void translateBitCast(Translation &t, const llvm::BitCastInst &cast)
{
    const llvm::Value &source = *cast.getOperand(0);
    const std::vector<Scalar> from = t.scalars(source.getType());
    const std::vector<Scalar> to = t.scalars(cast.getType());
    for (const std::vector<Scalar> &scalars : {from, to}) {
        if (scalars.size() > 1 && scalars.front().type == ValueType::Bool)
            return t.unsupported("a vector of bits");
    }
    t.define(cast, repack(t.emitter, t.operandsOf(source), from, to));
}

} // namespace warplens::lowering
