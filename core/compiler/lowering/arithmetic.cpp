// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/arithmetic.h"

#include "compiler/lowering/integers.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

bool isWide(llvm::Type *type) { return type->getScalarSizeInBits() > 64; }

Opcode opcodeOf(llvm::Instruction::BinaryOps operation)
{
    switch (operation) {
    case llvm::Instruction::Add: return Opcode::Add;
    case llvm::Instruction::FAdd: return Opcode::FAdd;
    case llvm::Instruction::Sub: return Opcode::Sub;
    case llvm::Instruction::FSub: return Opcode::FSub;
    case llvm::Instruction::Mul: return Opcode::Mul;
    case llvm::Instruction::FMul: return Opcode::FMul;
    case llvm::Instruction::UDiv: return Opcode::UDiv;
    case llvm::Instruction::SDiv: return Opcode::SDiv;
    case llvm::Instruction::FDiv: return Opcode::FDiv;
    case llvm::Instruction::URem: return Opcode::URem;
    case llvm::Instruction::SRem: return Opcode::SRem;
    case llvm::Instruction::FRem: return Opcode::FRem;
    case llvm::Instruction::Shl: return Opcode::Shl;
    case llvm::Instruction::LShr: return Opcode::LShr;
    case llvm::Instruction::AShr: return Opcode::AShr;
    case llvm::Instruction::And: return Opcode::And;
    case llvm::Instruction::Or: return Opcode::Or;
    case llvm::Instruction::Xor: return Opcode::Xor;
    case llvm::Instruction::BinaryOpsEnd: break;
    }
    return Opcode::Move;
}

IntPredicate predicateOf(llvm::CmpInst::Predicate predicate)
{
    switch (predicate) {
    case llvm::CmpInst::ICMP_NE: return IntPredicate::Ne;
    case llvm::CmpInst::ICMP_ULT: return IntPredicate::ULt;
    case llvm::CmpInst::ICMP_ULE: return IntPredicate::ULe;
    case llvm::CmpInst::ICMP_UGT: return IntPredicate::UGt;
    case llvm::CmpInst::ICMP_UGE: return IntPredicate::UGe;
    case llvm::CmpInst::ICMP_SLT: return IntPredicate::SLt;
    case llvm::CmpInst::ICMP_SLE: return IntPredicate::SLe;
    case llvm::CmpInst::ICMP_SGT: return IntPredicate::SGt;
    case llvm::CmpInst::ICMP_SGE: return IntPredicate::SGe;
    default: return IntPredicate::Eq;
    }
}

/// A register pair cut or widened: enough for what passes 128 bits on.
void translateWideCast(Translation &t, const llvm::CastInst &cast)
{
    const llvm::Value &source = *cast.getOperand(0);
    if (cast.getType()->isVectorTy())
        return t.unsupported("128-bit integers");
    if (cast.getOpcode() == llvm::Instruction::Trunc) {
        const Operand low = t.operandsOf(source).front();
        t.define(cast,
                 {truncated(t.emitter, low, {ValueType::I64, 64, 0}, t.scalar(cast.getType()))});
        return;
    }
    if (cast.getOpcode() == llvm::Instruction::ZExt) {
        const Operand low =
            t.emitter.resize(t.operandOf(source), t.scalar(source.getType()).type, ValueType::I64);
        t.define(cast, {low, t.emitter.constant(ValueType::I64, 0)});
        return;
    }
    if (cast.getOpcode() == llvm::Instruction::SExt) {
        const Operand low = signExtended(t.emitter, t.operandOf(source), t.scalar(source.getType()),
                                         ValueType::I64);
        const Operand most = t.emitter.constant(ValueType::I64, 63);
        t.define(cast, {low, t.emitter.emit(Opcode::AShr, ValueType::I64, {low, most})});
        return;
    }
    t.unsupported("128-bit integers");
}

Operand castScalar(Emitter &emitter, unsigned opcode, Operand value, const Scalar &from,
                   const Scalar &to)
{
    switch (opcode) {
    case llvm::Instruction::Trunc:
    case llvm::Instruction::ZExt:
    case llvm::Instruction::PtrToInt:
    case llvm::Instruction::IntToPtr:
    case llvm::Instruction::AddrSpaceCast: return truncated(emitter, value, from, to);
    case llvm::Instruction::SExt:
        return masked(emitter, signExtended(emitter, value, from, to.type), to);
    case llvm::Instruction::FPTrunc:
    case llvm::Instruction::FPExt:
        return emitter.emit(Opcode::FloatConvert, from.type, to.type, {value});
    case llvm::Instruction::UIToFP: {
        const ValueType integer = from.type == ValueType::Bool ? ValueType::I32 : from.type;
        return emitter.emit(Opcode::UIntToFloat, integer, to.type,
                            {emitter.resize(value, from.type, integer)});
    }
    case llvm::Instruction::SIToFP: {
        const ValueType integer = from.type == ValueType::Bool ? ValueType::I32 : from.type;
        return emitter.emit(Opcode::SIntToFloat, integer, to.type,
                            {signExtended(emitter, value, from, integer)});
    }
    case llvm::Instruction::FPToUI:
    case llvm::Instruction::FPToSI: {
        const bool isSigned = opcode == llvm::Instruction::FPToSI;
        const ValueType integer = to.type == ValueType::Bool ? ValueType::I32 : to.type;
        const Operand whole = emitter.emit(isSigned ? Opcode::FloatToSInt : Opcode::FloatToUInt,
                                           from.type, integer, {value});
        return masked(emitter, emitter.resize(whole, integer, to.type), to);
    }
    default: return value;
    }
}

} // namespace

void translateBinary(Translation &t, const llvm::BinaryOperator &operation)
{
    const Opcode opcode = opcodeOf(operation.getOpcode());
    const std::vector<Scalar> scalars = t.scalars(operation.getType());
    const Operands a = t.operandsOf(*operation.getOperand(0));
    const Operands b = t.operandsOf(*operation.getOperand(1));
    const bool isBitwise = operation.isBitwiseLogicOp();
    if (isWide(operation.getType()) && !isBitwise) {
        const auto *distance = llvm::dyn_cast<llvm::ConstantInt>(operation.getOperand(1));
        const Operand zero = t.emitter.constant(ValueType::I64, 0);
        if (opcode == Opcode::LShr && distance && distance->equalsInt(64))
            return t.define(operation, {a[1], zero});
        if (opcode == Opcode::Shl && distance && distance->equalsInt(64))
            return t.define(operation, {zero, a[0]});
        return t.unsupported("128-bit integers");
    }
    Operands results;
    for (std::size_t i = 0; i < scalars.size(); ++i) {
        results.push_back(isFloat(scalars[i].type)
                              ? t.emitter.emit(opcode, scalars[i].type, {a[i], b[i]})
                              : binary(t.emitter, opcode, scalars[i], a[i], b[i]));
    }
    t.define(operation, std::move(results));
}

void translateNegation(Translation &t, const llvm::UnaryOperator &operation)
{
    const std::vector<Scalar> scalars = t.scalars(operation.getType());
    const Operands values = t.operandsOf(*operation.getOperand(0));
    Operands results;
    for (std::size_t i = 0; i < scalars.size(); ++i)
        results.push_back(t.emitter.emit(Opcode::FNeg, scalars[i].type, {values[i]}));
    t.define(operation, std::move(results));
}

void translateComparison(Translation &t, const llvm::CmpInst &comparison)
{
    llvm::Type *type = comparison.getOperand(0)->getType();
    if (isWide(type))
        return t.unsupported("128-bit integers");
    const std::vector<Scalar> scalars = t.scalars(type);
    const Operands a = t.operandsOf(*comparison.getOperand(0));
    const Operands b = t.operandsOf(*comparison.getOperand(1));
    Operands results;
    for (std::size_t i = 0; i < scalars.size(); ++i) {
        if (comparison.isFPPredicate())
            // FloatPredicate has LLVM's numbers.
            results.push_back(t.emitter.emit(Opcode::FCmp, scalars[i].type, ValueType::Bool,
                                             {a[i], b[i]}, unsigned(comparison.getPredicate())));
        else
            results.push_back(compared(t.emitter, predicateOf(comparison.getPredicate()),
                                       scalars[i], a[i], b[i]));
    }
    t.define(comparison, std::move(results));
}

void translateSelect(Translation &t, const llvm::SelectInst &select)
{
    const std::vector<Scalar> scalars = t.scalars(select.getType());
    const Operands conditions = t.operandsOf(*select.getCondition());
    const Operands a = t.operandsOf(*select.getTrueValue());
    const Operands b = t.operandsOf(*select.getFalseValue());
    Operands results;
    for (std::size_t i = 0; i < scalars.size(); ++i) {
        const Operand condition = conditions.size() == 1 ? conditions.front() : conditions[i];
        results.push_back(a[i] == b[i] ? a[i]
                                       : t.emitter.emit(Opcode::Select, scalars[i].type,
                                                        {condition, a[i], b[i]}));
    }
    t.define(select, std::move(results));
}

void translateCast(Translation &t, const llvm::CastInst &cast)
{
    const llvm::Value &source = *cast.getOperand(0);
    if (isWide(source.getType()) || isWide(cast.getType()))
        return translateWideCast(t, cast);
    const std::vector<Scalar> from = t.scalars(source.getType());
    const std::vector<Scalar> to = t.scalars(cast.getType());
    const Operands values = t.operandsOf(source);
    Operands results;
    for (std::size_t i = 0; i < to.size() && i < from.size(); ++i)
        results.push_back(castScalar(t.emitter, cast.getOpcode(), values[i], from[i], to[i]));
    t.define(cast, std::move(results));
}

} // namespace warplens::lowering
