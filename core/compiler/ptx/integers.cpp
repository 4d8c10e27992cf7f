// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

enum class Part { Low, High, Wide };

std::optional<Part> partOf(const Instruction &instruction)
{
    if (instruction.has("wide"))
        return Part::Wide;
    if (instruction.has("hi"))
        return Part::High;
    if (instruction.has("lo"))
        return Part::Low;
    return {};
}

llvm::Value *widened(Translation &t, llvm::Value *value, const Type &type)
{
    return t.resized(value, 2 * type.bits, type.isSigned());
}

llvm::Value *highProduct(Translation &t, llvm::Value *a, llvm::Value *b, const Type &type)
{
    if (type.bits == 64)
        return t.callNamed(type.isSigned() ? "llvm.nvvm.mulhi.ll" : "llvm.nvvm.mulhi.ull",
                           t.builder.getInt64Ty(), {a, b});
    llvm::Value *wide = t.builder.CreateMul(widened(t, a, type), widened(t, b, type));
    return t.resized(t.builder.CreateLShr(wide, type.bits), type.bits);
}

/// `mul`, and `mad` with a third operand.
bool multiply(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto part = partOf(instruction);
    const bool adds = instruction.name == "mad";
    const auto factors = t.readAll(instruction, 1, 2, type);
    if (!part || type.elements != 1 || factors.empty() || (*part == Part::Wide && type.bits > 32)
        || !hasOnly(instruction, {"lo", "hi", "wide"}))
        return false;
    llvm::Value *product = nullptr;
    switch (*part) {
    case Part::Low: product = t.builder.CreateMul(factors[0], factors[1]); break;
    case Part::High: product = highProduct(t, factors[0], factors[1], type); break;
    case Part::Wide:
        product = t.builder.CreateMul(widened(t, factors[0], type), widened(t, factors[1], type));
        break;
    }
    if (adds) {
        const Type sum{type.kind, *part == Part::Wide ? 2 * type.bits : type.bits, 1};
        const auto added = t.readAll(instruction, 3, 1, sum);
        if (added.empty())
            return false;
        product = t.builder.CreateAdd(product, added[0]);
    }
    return t.write(instruction.operands[0], product, type.isSigned());
}

/// `mul24.lo`, `mad24.lo`: of the low 24 bits.
bool multiply24(Translation &t, const Instruction &instruction, const Type &type)
{
    constexpr unsigned Unused = 8;
    const bool adds = instruction.name == "mad24";
    const auto values = t.readAll(instruction, 1, adds ? 3 : 2, type);
    if (values.empty() || type.bits != 32 || !hasOnly(instruction, {"lo"}))
        return false;
    const auto low = [&](llvm::Value *value) {
        value = t.builder.CreateShl(value, Unused);
        return type.isSigned() ? t.builder.CreateAShr(value, Unused)
                               : t.builder.CreateLShr(value, Unused);
    };
    llvm::Value *product = t.builder.CreateMul(low(values[0]), low(values[1]));
    return t.write(instruction.operands[0],
                   adds ? t.builder.CreateAdd(product, values[2]) : product);
}

using Make = llvm::Value *(*)(llvm::IRBuilder<> &, const std::vector<llvm::Value *> &,
                              const Type &);

llvm::Value *larger(llvm::IRBuilder<> &builder, llvm::Value *a, llvm::Value *b, const Type &type)
{
    return builder.CreateBinaryIntrinsic(
        type.isSigned() ? llvm::Intrinsic::smax : llvm::Intrinsic::umax, a, b);
}

llvm::Value *smaller(llvm::IRBuilder<> &builder, llvm::Value *a, llvm::Value *b, const Type &type)
{
    return builder.CreateBinaryIntrinsic(
        type.isSigned() ? llvm::Intrinsic::smin : llvm::Intrinsic::umin, a, b);
}

struct Operation
{
    unsigned operands = 2;
    Make make = nullptr;
};

using Values = std::vector<llvm::Value *>;

Operation operationNamed(llvm::StringRef name)
{
    using Builder = llvm::IRBuilder<>;
    return llvm::StringSwitch<Operation>(name)
        .Case(
            "add",
            {2, [](Builder &b, const Values &v, const Type &) { return b.CreateAdd(v[0], v[1]); }})
        .Case(
            "sub",
            {2, [](Builder &b, const Values &v, const Type &) { return b.CreateSub(v[0], v[1]); }})
        .Case("div",
              {2,
               [](Builder &b, const Values &v, const Type &type) {
                   return type.isSigned() ? b.CreateSDiv(v[0], v[1]) : b.CreateUDiv(v[0], v[1]);
               }})
        .Case("rem",
              {2,
               [](Builder &b, const Values &v, const Type &type) {
                   return type.isSigned() ? b.CreateSRem(v[0], v[1]) : b.CreateURem(v[0], v[1]);
               }})
        .Case("min",
              {2,
               [](Builder &b, const Values &v, const Type &type) {
                   return smaller(b, v[0], v[1], type);
               }})
        .Case("max",
              {2,
               [](Builder &b, const Values &v, const Type &type) {
                   return larger(b, v[0], v[1], type);
               }})
        .Case("neg",
              {1, [](Builder &b, const Values &v, const Type &) { return b.CreateNeg(v[0]); }})
        .Case("abs",
              {1,
               [](Builder &b, const Values &v, const Type &) -> llvm::Value * {
                   return b.CreateBinaryIntrinsic(llvm::Intrinsic::abs, v[0], b.getInt1(false));
               }})
        .Case("sad",
              {3,
               [](Builder &b, const Values &v, const Type &type) {
                   llvm::Value *apart =
                       b.CreateSub(larger(b, v[0], v[1], type), smaller(b, v[0], v[1], type));
                   return b.CreateAdd(apart, v[2]);
               }})
        .Default({});
}

} // namespace

bool translateInteger(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    if (!type || type->isFloat() || type->kind == Type::Kind::Predicate
        || instruction.operands.empty() || !t.isWritable(instruction.operands[0]))
        return false;
    if (instruction.name == "mul" || instruction.name == "mad")
        return multiply(t, instruction, *type);
    if (instruction.name == "mul24" || instruction.name == "mad24")
        return multiply24(t, instruction, *type);
    const Operation operation = operationNamed(instruction.name);
    if (!operation.make || !hasOnly(instruction, {}))
        return false;
    const auto values = t.readSources(instruction, operation.operands, *type);
    if (values.empty())
        return false;
    return t.write(instruction.operands[0], operation.make(t.builder, values, *type),
                   type->isSigned());
}

} // namespace warplens::ptx
