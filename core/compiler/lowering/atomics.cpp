// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/atomics.h"

#include "compiler/lowering/sites.h"

#include <llvm/IR/Instructions.h>

#include <optional>

namespace warplens::lowering {

namespace {

std::optional<AtomicOp> opOf(llvm::AtomicRMWInst::BinOp operation)
{
    switch (operation) {
    case llvm::AtomicRMWInst::Xchg: return AtomicOp::Exchange;
    case llvm::AtomicRMWInst::Add: return AtomicOp::Add;
    case llvm::AtomicRMWInst::Sub: return AtomicOp::Sub;
    case llvm::AtomicRMWInst::And: return AtomicOp::And;
    case llvm::AtomicRMWInst::Or: return AtomicOp::Or;
    case llvm::AtomicRMWInst::Xor: return AtomicOp::Xor;
    case llvm::AtomicRMWInst::Max: return AtomicOp::SMax;
    case llvm::AtomicRMWInst::Min: return AtomicOp::SMin;
    case llvm::AtomicRMWInst::UMax: return AtomicOp::UMax;
    case llvm::AtomicRMWInst::UMin: return AtomicOp::UMin;
    case llvm::AtomicRMWInst::FAdd:
    case llvm::AtomicRMWInst::FSub: return AtomicOp::FAdd;
    case llvm::AtomicRMWInst::FMax: return AtomicOp::FMax;
    case llvm::AtomicRMWInst::FMin: return AtomicOp::FMin;
    case llvm::AtomicRMWInst::UIncWrap: return AtomicOp::IncWrap;
    case llvm::AtomicRMWInst::UDecWrap: return AtomicOp::DecWrap;
    default: return {};
    }
}

} // namespace

Operand emitAtomic(Translation &t, AtomicOp op, ValueType type, const llvm::Value &pointer,
                   Operand value, Operand compare, unsigned components)
{
    Instruction atomic;
    atomic.opcode = Opcode::Atomic;
    atomic.type = atomic.resultType = type;
    atomic.modifier = std::uint8_t(op);
    atomic.components = std::uint8_t(components);
    atomic.operands = {t.operandOf(pointer), value, compare};
    atomic.site = addSite(t, AccessKind::Atomic, pointer, components * bytesOf(type), op);
    atomic.result = Operand::reg(t.emitter.newRegisters(components));
    return t.emitter.append(atomic).result;
}

void translateAtomicUpdate(Translation &t, const llvm::AtomicRMWInst &update)
{
    const auto op = opOf(update.getOperation());
    const std::vector<Scalar> scalars = t.scalars(update.getType());
    if (!op || scalars.size() != 1 || scalars.front().isOdd())
        return t.unsupported("this atomic operation");
    const ValueType type = scalars.front().type;
    Operand value = t.operandOf(*update.getValOperand());
    if (update.getOperation() == llvm::AtomicRMWInst::FSub)
        value = t.emitter.emit(Opcode::FNeg, type, {value});
    t.define(update, {emitAtomic(t, *op, type, *update.getPointerOperand(), value)});
}

void translateCompareExchange(Translation &t, const llvm::AtomicCmpXchgInst &exchange)
{
    const ValueType type = t.scalar(exchange.getCompareOperand()->getType()).type;
    const Operand compare = t.operandOf(*exchange.getCompareOperand());
    const Operand value = t.operandOf(*exchange.getNewValOperand());
    const Operand old = emitAtomic(t, AtomicOp::CompareExchange, type,
                                   *exchange.getPointerOperand(), value, compare);
    t.define(exchange, {old, t.emitter.compare(IntPredicate::Eq, type, old, compare)});
}

} // namespace warplens::lowering
