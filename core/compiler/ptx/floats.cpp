// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/floats.h"

#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

using Values = std::vector<llvm::Value *>;
using Make = llvm::Value *(*)(llvm::IRBuilder<> &, const Values &);

struct Operation
{
    unsigned operands = 2;
    Make make = nullptr;
};

llvm::Value *one(llvm::Value *like) { return llvm::ConstantFP::get(like->getType(), 1); }

template <llvm::Intrinsic::ID Name> llvm::Value *unary(llvm::IRBuilder<> &b, const Values &v)
{
    return b.CreateUnaryIntrinsic(Name, v[0]);
}

template <llvm::Intrinsic::ID Name> llvm::Value *binary(llvm::IRBuilder<> &b, const Values &v)
{
    return b.CreateBinaryIntrinsic(Name, v[0], v[1]);
}

llvm::Value *fused(llvm::IRBuilder<> &b, const Values &v)
{
    return b.CreateIntrinsic(v[0]->getType(), llvm::Intrinsic::fma, {v[0], v[1], v[2]});
}

/// Approximations are as exact as there is.
Operation operationNamed(llvm::StringRef name)
{
    using Builder = llvm::IRBuilder<>;
    return llvm::StringSwitch<Operation>(name)
        .Case("add", {2, [](Builder &b, const Values &v) { return b.CreateFAdd(v[0], v[1]); }})
        .Case("sub", {2, [](Builder &b, const Values &v) { return b.CreateFSub(v[0], v[1]); }})
        .Case("mul", {2, [](Builder &b, const Values &v) { return b.CreateFMul(v[0], v[1]); }})
        .Case("div", {2, [](Builder &b, const Values &v) { return b.CreateFDiv(v[0], v[1]); }})
        .Cases("fma", "mad", {3, fused})
        .Case("neg", {1, [](Builder &b, const Values &v) { return b.CreateFNeg(v[0]); }})
        .Case("abs", {1, unary<llvm::Intrinsic::fabs>})
        .Case("min", {2, binary<llvm::Intrinsic::minnum>})
        .Case("max", {2, binary<llvm::Intrinsic::maxnum>})
        .Case("copysign",
              {2,
               [](Builder &b, const Values &v) -> llvm::Value * {
                   return b.CreateBinaryIntrinsic(llvm::Intrinsic::copysign, v[1], v[0]);
               }})
        .Case("rcp", {1, [](Builder &b, const Values &v) { return b.CreateFDiv(one(v[0]), v[0]); }})
        .Case("sqrt", {1, unary<llvm::Intrinsic::sqrt>})
        .Case("rsqrt",
              {1,
               [](Builder &b, const Values &v) {
                   return b.CreateFDiv(one(v[0]), unary<llvm::Intrinsic::sqrt>(b, v));
               }})
        .Case("sin", {1, unary<llvm::Intrinsic::sin>})
        .Case("cos", {1, unary<llvm::Intrinsic::cos>})
        .Case("tanh", {1, unary<llvm::Intrinsic::tanh>})
        .Case("ex2", {1, unary<llvm::Intrinsic::exp2>})
        .Case("lg2", {1, unary<llvm::Intrinsic::log2>})
        .Default({});
}

} // namespace

llvm::Value *saturated(Translation &t, llvm::Value *value)
{
    return t.builder.CreateBinaryIntrinsic(llvm::Intrinsic::minnum, notNegative(t, value),
                                           one(value));
}

llvm::Value *notNegative(Translation &t, llvm::Value *value)
{
    llvm::Value *zero = llvm::ConstantFP::get(value->getType(), 0);
    return t.builder.CreateBinaryIntrinsic(llvm::Intrinsic::maxnum, value, zero);
}

bool translateFloat(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    const Operation operation = operationNamed(instruction.name);
    if (!type || !type->isFloat() || !operation.make || instruction.operands.empty()
        || !t.isWritable(instruction.operands[0])
        || !hasOnly(
            instruction,
            {"rn", "rz", "rm", "rp", "ftz", "sat", "approx", "full", "relu", "noftz", "NaN"}))
        return false;
    const auto values = t.readSources(instruction, operation.operands, *type);
    if (values.empty())
        return false;
    llvm::Value *result = operation.make(t.builder, values);
    if (instruction.has("sat"))
        result = saturated(t, result);
    if (instruction.has("relu"))
        result = notNegative(t, result);
    return t.write(instruction.operands[0], result);
}

} // namespace warplens::ptx
