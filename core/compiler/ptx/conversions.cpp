// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/floats.h"
#include "compiler/ptx/translation.h"

#include <algorithm>

namespace warplens::ptx {

namespace {

/// Rounds to a whole number as `.rni` and its kin say; none of them: as it is.
llvm::Value *rounded(Translation &t, const Instruction &instruction, llvm::Value *value)
{
    const std::pair<const char *, llvm::Intrinsic::ID> ways[] = {{"rni", llvm::Intrinsic::rint},
                                                                 {"rzi", llvm::Intrinsic::trunc},
                                                                 {"rmi", llvm::Intrinsic::floor},
                                                                 {"rpi", llvm::Intrinsic::ceil}};
    for (const auto &[word, way] : ways)
        if (instruction.has(word))
            return t.builder.CreateUnaryIntrinsic(way, value);
    return value;
}

/// The nearest number that `to` can hold.
llvm::Value *clamped(Translation &t, llvm::Value *value, const Type &from, const Type &to)
{
    const unsigned bits = std::max(from.bits, to.bits) + 1; // holds both, with a sign
    const auto most =
        to.isSigned() ? llvm::APInt::getSignedMaxValue(to.bits) : llvm::APInt::getMaxValue(to.bits);
    const auto least =
        to.isSigned() ? llvm::APInt::getSignedMinValue(to.bits) : llvm::APInt::getMinValue(to.bits);
    llvm::Value *wide = t.resized(value, bits, from.isSigned());
    wide = t.builder.CreateBinaryIntrinsic(llvm::Intrinsic::smin, wide,
                                           t.builder.getInt(most.zext(bits)));
    const llvm::APInt low = to.isSigned() ? least.sext(bits) : least.zext(bits);
    return t.resized(
        t.builder.CreateBinaryIntrinsic(llvm::Intrinsic::smax, wide, t.builder.getInt(low)),
        to.bits);
}

llvm::Value *converted(Translation &t, const Instruction &instruction, llvm::Value *value,
                       const Type &from, const Type &to)
{
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Type *type = t.irType(to);
    if (!from.isFloat() && !to.isFloat()) {
        if (instruction.has("sat") && from.bits <= 32 && to.bits <= 32)
            return clamped(t, value, from, to);
        return t.resized(value, to.bits, from.isSigned());
    }
    if (!from.isFloat())
        return from.isSigned() ? builder.CreateSIToFP(value, type)
                               : builder.CreateUIToFP(value, type);
    value = rounded(t, instruction, value);
    if (!to.isFloat())
        return builder.CreateIntrinsic(to.isSigned() ? llvm::Intrinsic::fptosi_sat
                                                     : llvm::Intrinsic::fptoui_sat,
                                       {type, value->getType()}, {value});
    if (from.kind != to.kind && from.bits == to.bits) // half and bfloat have no cast
        value = builder.CreateFPExt(value, builder.getFloatTy());
    return builder.CreateFPCast(value, type);
}

llvm::Value *finished(Translation &t, const Instruction &instruction, llvm::Value *value)
{
    if (!value->getType()->isFPOrFPVectorTy())
        return value;
    if (instruction.has("sat"))
        value = saturated(t, value);
    return instruction.has("relu") ? notNegative(t, value) : value;
}

/// `cvt.rn.f16x2.f32 d, high, low`
bool convertPair(Translation &t, const Instruction &instruction, const Type &from, const Type &to)
{
    const auto values = t.readAll(instruction, 1, 2, from);
    if (values.empty() || from.elements != 1)
        return false;
    const Type element{to.kind, to.bits, 1};
    llvm::Value *pair = llvm::PoisonValue::get(t.irType(to));
    for (unsigned i = 0; i < 2; ++i) {
        llvm::Value *value = converted(t, instruction, values[1 - i], from, element);
        pair = t.builder.CreateInsertElement(pair, value, i);
    }
    return t.write(instruction.operands[0], finished(t, instruction, pair));
}

/// The 19 bits that matrix units keep of a float, ties away from zero.
bool convertToTf32(Translation &t, const Instruction &instruction)
{
    constexpr unsigned Dropped = 13;
    const auto values = t.readAll(instruction, 1, 1, bitsOf(32));
    if (values.empty())
        return false;
    llvm::Value *bits = t.builder.CreateAdd(values[0], t.builder.getInt32(1 << (Dropped - 1)));
    return t.write(instruction.operands[0],
                   t.builder.CreateAnd(bits, t.builder.getInt32(~0u << Dropped)));
}

} // namespace

bool translateConversion(Translation &t, const Instruction &instruction)
{
    if (instruction.name != "cvt" || instruction.operands.size() < 2
        || !t.isWritable(instruction.operands[0]))
        return false;
    if (instruction.has("tf32"))
        return convertToTf32(t, instruction);
    const std::vector<Type> types = typesOf(instruction);
    if (types.size() != 2
        || !hasOnly(instruction,
                    {"rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi", "ftz", "sat",
                     "satfinite", "relu"}))
        return false;
    const Type to = types[0];
    const Type from = types[1];
    if (to.elements == 2)
        return convertPair(t, instruction, from, to);
    const auto values = t.readAll(instruction, 1, 1, from);
    if (values.empty() || from.elements != 1 || instruction.operands.size() != 2)
        return false;
    llvm::Value *value = converted(t, instruction, values[0], from, to);
    return t.write(instruction.operands[0], finished(t, instruction, value), to.isSigned());
}

} // namespace warplens::ptx
