// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

using llvm::CmpInst;

std::optional<CmpInst::Predicate> floatPredicate(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<CmpInst::Predicate>>(name)
        .Case("eq", CmpInst::FCMP_OEQ)
        .Case("ne", CmpInst::FCMP_ONE)
        .Case("lt", CmpInst::FCMP_OLT)
        .Case("le", CmpInst::FCMP_OLE)
        .Case("gt", CmpInst::FCMP_OGT)
        .Case("ge", CmpInst::FCMP_OGE)
        .Case("equ", CmpInst::FCMP_UEQ)
        .Case("neu", CmpInst::FCMP_UNE)
        .Case("ltu", CmpInst::FCMP_ULT)
        .Case("leu", CmpInst::FCMP_ULE)
        .Case("gtu", CmpInst::FCMP_UGT)
        .Case("geu", CmpInst::FCMP_UGE)
        .Case("num", CmpInst::FCMP_ORD)
        .Case("nan", CmpInst::FCMP_UNO)
        .Default({});
}

std::optional<CmpInst::Predicate> integerPredicate(llvm::StringRef name, bool isSigned)
{
    return llvm::StringSwitch<std::optional<CmpInst::Predicate>>(name)
        .Case("eq", CmpInst::ICMP_EQ)
        .Case("ne", CmpInst::ICMP_NE)
        .Case("lt", isSigned ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT)
        .Case("le", isSigned ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE)
        .Case("gt", isSigned ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT)
        .Case("ge", isSigned ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE)
        .Case("lo", CmpInst::ICMP_ULT)
        .Case("ls", CmpInst::ICMP_ULE)
        .Case("hi", CmpInst::ICMP_UGT)
        .Case("hs", CmpInst::ICMP_UGE)
        .Default({});
}

/// Operands 1 and 2, compared as the words say. Null if they say nothing of the kind.
llvm::Value *compare(Translation &t, const Instruction &instruction, const Type &type)
{
    const auto v = t.readAll(instruction, 1, 2, type);
    if (v.empty() || type.elements != 1 || instruction.words.empty()
        || !hasOnly(instruction, {instruction.words.front().c_str(), "and", "or", "xor", "ftz"}))
        return nullptr;
    const llvm::StringRef name = instruction.words.front();
    const auto predicate =
        type.isFloat() ? floatPredicate(name) : integerPredicate(name, type.isSigned());
    return predicate ? t.builder.CreateCmp(*predicate, v[0], v[1]) : nullptr;
}

/// Joined with the predicate behind the two operands, if there is one; null if it cannot be.
llvm::Value *joined(Translation &t, const Instruction &instruction, llvm::Value *result)
{
    if (!result || instruction.operands.size() == 3)
        return result;
    const auto other = t.readAll(instruction, 3, 1, PredicateType);
    if (other.empty())
        return nullptr;
    if (instruction.has("and"))
        return t.builder.CreateAnd(result, other[0]);
    if (instruction.has("or"))
        return t.builder.CreateOr(result, other[0]);
    return instruction.has("xor") ? t.builder.CreateXor(result, other[0]) : nullptr;
}

/// `setp.lt.u32 p|q, a, b`: q is of the opposite comparison.
bool setPredicate(Translation &t, const Instruction &instruction)
{
    const auto type = typeOf(instruction);
    llvm::Value *compared = type ? compare(t, instruction, *type) : nullptr;
    llvm::Value *result = joined(t, instruction, compared);
    const Operand &to = instruction.operands.front();
    if (!result)
        return false;
    if (to.kind != Operand::Kind::Pair)
        return t.write(to, result);
    llvm::Value *opposite = joined(t, instruction, t.builder.CreateNot(compared));
    return t.write(to.parts[0], result) && t.write(to.parts[1], opposite);
}

/// `set.lt.u32.f32 d, a, b`: all ones, or 1 for a float.
bool setValue(Translation &t, const Instruction &instruction)
{
    const std::vector<Type> types = typesOf(instruction);
    llvm::Value *compared = types.size() == 2 ? compare(t, instruction, types[1]) : nullptr;
    llvm::Value *result = joined(t, instruction, compared);
    if (!result)
        return false;
    llvm::Type *type = t.irType(types[0]);
    return t.write(instruction.operands[0],
                   types[0].isFloat() ? t.builder.CreateUIToFP(result, type)
                                      : t.builder.CreateSExt(result, type));
}

/// `selp d, a, b, p`; `slct d, a, b, c`: a where c is not negative.
bool select(Translation &t, const Instruction &instruction)
{
    const std::vector<Type> types = typesOf(instruction);
    const bool isSelect = instruction.name == "selp";
    if (types.size() != (isSelect ? 1u : 2u))
        return false;
    const auto v = t.readAll(instruction, 1, 2, types[0]);
    const auto condition = t.readAll(instruction, 3, 1, isSelect ? PredicateType : types[1]);
    if (v.empty() || condition.empty())
        return false;
    llvm::Value *isFirst = condition[0];
    if (!isSelect) {
        llvm::Value *zero = llvm::Constant::getNullValue(condition[0]->getType());
        isFirst = types[1].isFloat() ? t.builder.CreateFCmpOGE(condition[0], zero)
                                     : t.builder.CreateICmpSGE(condition[0], zero);
    }
    return t.write(instruction.operands[0], t.builder.CreateSelect(isFirst, v[0], v[1]));
}

} // namespace

bool translateComparison(Translation &t, const Instruction &instruction)
{
    if (instruction.operands.size() < 3)
        return false;
    using Family = bool (*)(Translation &, const Instruction &);
    const auto family = llvm::StringSwitch<Family>(instruction.name)
                            .Case("setp", setPredicate)
                            .Case("set", setValue)
                            .Cases("selp", "slct", select)
                            .Default(nullptr);
    return family && family(t, instruction);
}

} // namespace warplens::ptx
