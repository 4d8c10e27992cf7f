// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

using Values = std::vector<llvm::Value *>;

/// The smaller of an i32 and a number.
llvm::Value *atMost(Translation &t, llvm::Value *value, unsigned most)
{
    return t.builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, value, t.builder.getInt32(most));
}

/// Distances past the width shift everything out.
bool shift(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto value = t.readAll(instruction, 1, 1, type);
    const auto distance = t.readAll(instruction, 2, 1, bitsOf(32));
    if (value.empty() || distance.empty() || instruction.operands.size() != 3)
        return false;
    llvm::Value *safe = t.resized(atMost(t, distance[0], type.bits - 1), type.bits);
    llvm::Value *isPast = t.builder.CreateICmpUGE(distance[0], t.builder.getInt32(type.bits));
    const bool isLeft = instruction.name == "shl";
    if (!isLeft && type.isSigned())
        return t.write(instruction.operands[0], t.builder.CreateAShr(value[0], safe), true);
    llvm::Value *shifted =
        isLeft ? t.builder.CreateShl(value[0], safe) : t.builder.CreateLShr(value[0], safe);
    return t.write(instruction.operands[0],
                   t.builder.CreateSelect(isPast, t.builder.getIntN(type.bits, 0), shifted));
}

/// `shf.l.wrap.b32 d, a, b, c`: a window on b:a.
bool funnelShift(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto v = t.readAll(instruction, 1, 3, type);
    const bool isLeft = instruction.has("l");
    if (v.empty() || type.bits != 32 || isLeft == instruction.has("r")
        || !hasOnly(instruction, {"l", "r", "wrap", "clamp"}))
        return false;
    llvm::Value *shifted = t.builder.CreateIntrinsic(
        v[0]->getType(), isLeft ? llvm::Intrinsic::fshl : llvm::Intrinsic::fshr,
        {v[1], v[0], v[2]});
    if (instruction.has("clamp")) {
        llvm::Value *isPast = t.builder.CreateICmpUGE(v[2], t.builder.getInt32(type.bits));
        shifted = t.builder.CreateSelect(isPast, isLeft ? v[0] : v[1], shifted);
    }
    return t.write(instruction.operands[0], shifted);
}

/// The table says for each of the eight cases of three bits what comes out.
bool lookUp(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto v = t.readAll(instruction, 1, 3, type);
    const auto number = t.readAll(instruction, 4, 1, bitsOf(32));
    if (v.empty() || number.empty() || !hasOnly(instruction, {}))
        return false;
    const auto *table = llvm::dyn_cast<llvm::ConstantInt>(number[0]);
    if (!table)
        return false;
    llvm::Value *result = t.builder.getIntN(type.bits, 0);
    for (unsigned i = 0; i < 8; ++i) {
        if (!(table->getZExtValue() >> i & 1))
            continue;
        const auto bit = [&](unsigned k) {
            return i >> (2 - k) & 1 ? v[k] : t.builder.CreateNot(v[k]);
        };
        llvm::Value *both = t.builder.CreateAnd(bit(0), bit(1));
        result = t.builder.CreateOr(result, t.builder.CreateAnd(both, bit(2)));
    }
    return t.write(instruction.operands[0], result);
}

/// As many ones as an i32 says, in an i64.
llvm::Value *onesOf(Translation &t, llvm::Value *count)
{
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *safe = t.resized(atMost(t, count, 63), 64);
    llvm::Value *some =
        builder.CreateSub(builder.CreateShl(builder.getInt64(1), safe), builder.getInt64(1));
    llvm::Value *isAll = builder.CreateICmpUGE(count, builder.getInt32(64));
    return builder.CreateSelect(isAll, builder.getInt64(~std::uint64_t(0)), some);
}

llvm::Value *lowByte(Translation &t, llvm::Value *value)
{
    return t.builder.CreateAnd(value, t.builder.getInt32(0xff));
}

/// `bfe d, a, position, length`
bool extractField(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto value = t.readAll(instruction, 1, 1, type);
    const auto place = t.readAll(instruction, 2, 2, bitsOf(32));
    if (value.empty() || place.empty())
        return false;
    llvm::IRBuilder<> &builder = t.builder;
    const bool isSigned = type.isSigned();
    llvm::Value *wide = t.resized(value[0], 64, isSigned);
    llvm::Value *position = t.resized(atMost(t, lowByte(t, place[0]), 63), 64);
    llvm::Value *length = lowByte(t, place[1]);
    llvm::Value *moved =
        isSigned ? builder.CreateAShr(wide, position) : builder.CreateLShr(wide, position);
    // Up to the top and down again, which brings the sign.
    llvm::Value *above = builder.CreateSub(builder.getInt32(64), atMost(t, length, 64));
    above = t.resized(atMost(t, above, 63), 64);
    moved = builder.CreateShl(moved, above);
    moved = isSigned ? builder.CreateAShr(moved, above) : builder.CreateLShr(moved, above);
    llvm::Value *isEmpty = builder.CreateICmpEQ(length, builder.getInt32(0));
    moved = builder.CreateSelect(isEmpty, builder.getInt64(0), moved);
    return t.write(instruction.operands[0], t.resized(moved, type.bits), isSigned);
}

/// `bfi f, a, b, position, length`: a into b.
bool insertField(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto v = t.readAll(instruction, 1, 2, type);
    const auto place = t.readAll(instruction, 3, 2, bitsOf(32));
    if (v.empty() || place.empty())
        return false;
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *position = lowByte(t, place[0]);
    llvm::Value *isPast = builder.CreateICmpUGE(position, builder.getInt32(type.bits));
    llvm::Value *safe = t.resized(atMost(t, position, 63), 64);
    llvm::Value *field = builder.CreateShl(onesOf(t, lowByte(t, place[1])), safe);
    field = builder.CreateSelect(isPast, builder.getInt64(0), field);
    llvm::Value *inserted = builder.CreateShl(t.resized(v[0], 64), safe);
    llvm::Value *kept = builder.CreateAnd(t.resized(v[1], 64), builder.CreateNot(field));
    return t.write(
        instruction.operands[0],
        t.resized(builder.CreateOr(kept, builder.CreateAnd(inserted, field)), type.bits));
}

/// Place of the highest bit that is not the sign, or all ones.
bool findBit(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto value = t.readAll(instruction, 1, 1, type);
    if (value.empty() || !hasOnly(instruction, {"shiftamt"}))
        return false;
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *zero = builder.getIntN(type.bits, 0);
    llvm::Value *bits = value[0];
    if (type.isSigned())
        bits =
            builder.CreateSelect(builder.CreateICmpSLT(bits, zero), builder.CreateNot(bits), bits);
    llvm::Value *above = t.resized(
        builder.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, bits, builder.getInt1(false)), 32);
    llvm::Value *place = instruction.has("shiftamt")
        ? above
        : builder.CreateSub(builder.getInt32(type.bits - 1), above);
    llvm::Value *isNone = builder.CreateICmpEQ(bits, zero);
    return t.write(instruction.operands[0],
                   builder.CreateSelect(isNone, builder.getInt32(~std::uint32_t(0)), place));
}

/// Each of four selectors names a byte of b:a, or its sign.
bool permute(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto v = t.readAll(instruction, 1, 3, type);
    if (v.empty() || type.bits != 32 || !hasOnly(instruction, {}))
        return false;
    llvm::IRBuilder<> &builder = t.builder;
    llvm::Value *both =
        builder.CreateOr(builder.CreateShl(t.resized(v[1], 64), 32), t.resized(v[0], 64));
    llvm::Value *result = builder.getInt32(0);
    for (unsigned i = 0; i < 4; ++i) {
        llvm::Value *selector = builder.CreateLShr(v[2], 4 * i);
        llvm::Value *place = builder.CreateAnd(selector, builder.getInt32(7));
        place = t.resized(builder.CreateShl(place, 3), 64);
        llvm::Value *byte = lowByte(t, t.resized(builder.CreateLShr(both, place), 32));
        llvm::Value *isSign = builder.CreateICmpNE(builder.CreateAnd(selector, builder.getInt32(8)),
                                                   builder.getInt32(0));
        llvm::Value *sign = t.resized(t.resized(builder.CreateLShr(byte, 7), 1), 8, true);
        byte = builder.CreateSelect(isSign, t.resized(sign, 32), byte);
        result = builder.CreateOr(result, builder.CreateShl(byte, 8 * i));
    }
    return t.write(instruction.operands[0], result);
}

using Make = llvm::Value *(*)(llvm::IRBuilder<> &, const Values &);
struct Operation
{
    unsigned operands = 2;
    Make make = nullptr;
    bool isCount = false; ///< an i32 whatever the operand
};

Operation operationNamed(llvm::StringRef name)
{
    using Builder = llvm::IRBuilder<>;
    return llvm::StringSwitch<Operation>(name)
        .Case("and", {2, [](Builder &b, const Values &v) { return b.CreateAnd(v[0], v[1]); }})
        .Case("or", {2, [](Builder &b, const Values &v) { return b.CreateOr(v[0], v[1]); }})
        .Case("xor", {2, [](Builder &b, const Values &v) { return b.CreateXor(v[0], v[1]); }})
        .Case("not", {1, [](Builder &b, const Values &v) { return b.CreateNot(v[0]); }})
        .Case("cnot",
              {1,
               [](Builder &b, const Values &v) {
                   llvm::Value *zero = llvm::Constant::getNullValue(v[0]->getType());
                   return b.CreateZExt(b.CreateICmpEQ(v[0], zero), v[0]->getType());
               }})
        .Case("brev",
              {1,
               [](Builder &b, const Values &v) -> llvm::Value * {
                   return b.CreateUnaryIntrinsic(llvm::Intrinsic::bitreverse, v[0]);
               }})
        .Case("popc",
              {1,
               [](Builder &b, const Values &v) -> llvm::Value * {
                   return b.CreateUnaryIntrinsic(llvm::Intrinsic::ctpop, v[0]);
               },
               true})
        .Case("clz",
              {1,
               [](Builder &b, const Values &v) -> llvm::Value * {
                   return b.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, v[0], b.getInt1(false));
               },
               true})
        .Default({});
}

} // namespace

bool translateBits(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    if (!type || type->isFloat() || type->elements != 1 || type->bits > 64
        || instruction.operands.empty() || !t.isWritable(instruction.operands[0]))
        return false;
    using Family = bool (*)(Translation &, const Instruction &, const Type &);
    const auto family = llvm::StringSwitch<Family>(instruction.name)
                            .Cases("shl", "shr", shift)
                            .Case("shf", funnelShift)
                            .Case("lop3", lookUp)
                            .Case("bfe", extractField)
                            .Case("bfi", insertField)
                            .Case("bfind", findBit)
                            .Case("prmt", permute)
                            .Default(nullptr);
    if (family)
        return family(t, instruction, *type);
    const Operation operation = operationNamed(instruction.name);
    if (!operation.make || !hasOnly(instruction, {}))
        return false;
    const auto values = t.readSources(instruction, operation.operands, *type);
    if (values.empty())
        return false;
    llvm::Value *result = operation.make(t.builder, values);
    return t.write(instruction.operands[0], operation.isCount ? t.resized(result, 32) : result);
}

} // namespace warplens::ptx
