// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/overflow.h"

#include "compiler/lowering/integers.h"

#include <llvm/IR/IntrinsicInst.h>

namespace warplens::lowering {

namespace {

struct Outcome
{
    Operand value;
    Operand overflow; ///< Bool
};

Operand isNegative(Emitter &emitter, ValueType type, Operand value)
{
    return emitter.compare(IntPredicate::SLt, type, value, emitter.constant(type, 0));
}

/// A signed sum overflows where both operands' signs differ from its own; a difference where the
/// operands' signs differ and its own is not that of the first.
Operand signedOverflow(Emitter &emitter, ValueType type, Opcode opcode, Operand a, Operand b,
                       Operand value)
{
    const Operand first = emitter.emit(Opcode::Xor, type, {a, value});
    const Operand second = emitter.emit(
        Opcode::Xor, type, {opcode == Opcode::Add ? b : a, opcode == Opcode::Add ? value : b});
    return isNegative(emitter, type, emitter.emit(Opcode::And, type, {first, second}));
}

Outcome withOverflow(Emitter &emitter, ValueType type, Opcode opcode, bool isSigned, Operand a,
                     Operand b)
{
    const Operand value = emitter.emit(opcode, type, {a, b});
    if (opcode == Opcode::Mul && isSigned) {
        const Operand high = emitter.emit(Opcode::MulHighS, type, {a, b});
        const Operand most = emitter.constant(type, 8 * bytesOf(type) - 1);
        const Operand sign = emitter.emit(Opcode::AShr, type, {value, most});
        return {value, emitter.compare(IntPredicate::Ne, type, high, sign)};
    }
    if (opcode == Opcode::Mul) {
        const Operand high = emitter.emit(Opcode::MulHighU, type, {a, b});
        return {value, emitter.compare(IntPredicate::Ne, type, high, emitter.constant(type, 0))};
    }
    if (isSigned)
        return {value, signedOverflow(emitter, type, opcode, a, b, value)};
    return {value,
            opcode == Opcode::Add ? emitter.compare(IntPredicate::ULt, type, value, a)
                                  : emitter.compare(IntPredicate::ULt, type, a, b)};
}

Operand saturated(Emitter &emitter, ValueType type, Opcode opcode, bool isSigned, Operand a,
                  Operand b)
{
    const Outcome outcome = withOverflow(emitter, type, opcode, isSigned, a, b);
    const unsigned bits = 8 * bytesOf(type);
    Operand bound = emitter.constant(type, opcode == Opcode::Add ? onesOf(bits) : 0);
    if (isSigned) {
        const Operand least = emitter.constant(type, std::uint64_t(1) << (bits - 1));
        const Operand most = emitter.constant(type, onesOf(bits - 1));
        bound = emitter.emit(Opcode::Select, type, {isNegative(emitter, type, a), least, most});
    }
    return emitter.emit(Opcode::Select, type, {outcome.overflow, bound, outcome.value});
}

} // namespace

bool translateOverflow(Translation &t, const llvm::CallInst &call)
{
    const auto *overflow = llvm::dyn_cast<llvm::WithOverflowInst>(&call);
    const auto *saturating = llvm::dyn_cast<llvm::SaturatingInst>(&call);
    if (!overflow && !saturating)
        return false;
    const auto *both = llvm::cast<llvm::BinaryOpIntrinsic>(&call);
    const auto operation = both->getBinaryOp();
    const Opcode opcode = operation == llvm::Instruction::Add ? Opcode::Add
        : operation == llvm::Instruction::Sub                 ? Opcode::Sub
                                                              : Opcode::Mul;
    llvm::Type *type = both->getLHS()->getType();
    const std::vector<Scalar> scalars = t.scalars(type);
    if (scalars.size() != 1 || scalars.front().isOdd() || scalars.front().type == ValueType::Bool) {
        t.unsupported("checked arithmetic of this width");
        return true;
    }
    const ValueType integer = scalars.front().type;
    const Operand a = t.operandOf(*both->getLHS());
    const Operand b = t.operandOf(*both->getRHS());
    if (overflow) {
        const Outcome outcome = withOverflow(t.emitter, integer, opcode, both->isSigned(), a, b);
        t.define(call, {outcome.value, outcome.overflow});
    } else {
        t.define(call, {saturated(t.emitter, integer, opcode, both->isSigned(), a, b)});
    }
    return true;
}

} // namespace warplens::lowering
