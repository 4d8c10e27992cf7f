// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/atomics.h"
#include "compiler/lowering/calls.h"
#include "compiler/lowering/integers.h"
#include "compiler/lowering/mathnames.h"
#include "compiler/lowering/matrices.h"
#include "compiler/lowering/nvvmnames.h"
#include "compiler/lowering/warp.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

/// Each of these gets the name without `llvm.nvvm.` and says whether it is one of its own.
using Handler = bool (*)(Translation &, const llvm::CallInst &, llvm::StringRef);

bool translateSpecial(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (name == "activemask") {
        t.define(call, {t.emitter.special(SpecialValue::ActiveMask)});
        return true;
    }
    if (!name.consume_front("read.ptx.sreg."))
        return false;
    const ValueType type = t.scalar(call.getType()).type;
    if (const auto mask = laneMask(name)) {
        const Operand one = t.emitter.constant(type, 1);
        const Operand own =
            t.emitter.emit(Opcode::Shl, type, {one, t.emitter.special(SpecialValue::LaneId, type)});
        const Operand below = t.emitter.emit(Opcode::Sub, type, {own, one});
        const Operand upTo = t.emitter.emit(Opcode::Or, type, {own, below});
        const Operand all = t.emitter.constant(type, onesOf(32));
        const auto without = [&](Operand lanes) {
            return t.emitter.emit(Opcode::Xor, type, {lanes, all});
        };
        switch (*mask) {
        case LaneMask::Equal: t.define(call, {own}); break;
        case LaneMask::Below: t.define(call, {below}); break;
        case LaneMask::UpTo: t.define(call, {upTo}); break;
        case LaneMask::From: t.define(call, {without(below)}); break;
        case LaneMask::Above: t.define(call, {without(upTo)}); break;
        }
        return true;
    }
    const auto special = specialValue(name);
    if (special)
        t.define(call, {t.emitter.special(*special, type)});
    return special.has_value();
}

bool translateBarrier(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (name == "barrier0") {
        emitBarrier(t, BarrierKind::Plain);
        return true;
    }
    if (name == "bar.sync" || name == "barrier.sync" || name == "barrier.n") {
        emitBarrier(t, BarrierKind::Plain, {}, {argument(t, call, 0), {}});
        return true;
    }
    if (name == "barrier" || name == "barrier.sync.cnt") {
        emitBarrier(t, BarrierKind::Plain, {}, {argument(t, call, 0), argument(t, call, 1)});
        return true;
    }
    if (name == "bar.warp.sync") {
        Instruction meeting;
        meeting.opcode = Opcode::WarpBarrier;
        meeting.operands[0] = argument(t, call, 0);
        t.emitter.append(meeting);
        return true;
    }
    if (name.starts_with("membar.") || name.starts_with("fence.")
        || name.starts_with("cp.async.commit") || name.starts_with("cp.async.wait")) {
        emitPlain(t, Opcode::Fence);
        return true;
    }
    if (!name.consume_front("barrier0."))
        return false;
    const BarrierKind kind = name == "popc" ? BarrierKind::Count
        : name == "and"                     ? BarrierKind::And
                                            : BarrierKind::Or;
    const Operand predicate = isNotZero(t, argument(t, call, 0), ValueType::I32);
    t.define(call, {emitBarrier(t, kind, predicate)});
    return true;
}

bool translateShuffle(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    const bool isSync = name.consume_front("shfl.sync.");
    if (!isSync && !name.consume_front("shfl."))
        return false;
    const auto mode = shuffleMode(name.split('.').first);
    if (!mode || call.getType()->isStructTy())
        return false;
    const unsigned first = isSync ? 1 : 0; // after the mask
    t.define(call,
             {emitShuffle(t, *mode, t.scalar(call.getType()).type, argument(t, call, first),
                          argument(t, call, first + 1), argument(t, call, first + 2))});
    return true;
}

bool translateVote(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    const bool isMatch = name.consume_front("match.");
    if (!isMatch && !name.consume_front("vote."))
        return false;
    const bool isSync = isMatch || name.contains(".sync");
    const Operand mask = isSync ? argument(t, call, 0) : Operand();
    const llvm::Value &operand = *call.getArgOperand(isSync ? 1 : 0);
    const Operand value = t.operandOf(operand);
    const ValueType type = t.scalar(operand.getType()).type;
    const auto mode = voteMode(name.split('.').first, isMatch);
    if (mode) {
        Operands results{emitVote(t, *mode, type, value, mask)};
        if (call.getType()->isStructTy()) // and whether there are any
            results.push_back(isNotZero(t, results.front(), ValueType::I32));
        t.define(call, std::move(results));
    } else { // uni: all, or none
        const Operand all = emitVote(t, VoteMode::All, type, value, mask);
        const Operand yes = t.emitter.constant(ValueType::Bool, 1);
        const Operand any = emitVote(t, VoteMode::Any, type, value, mask);
        const Operand none = t.emitter.emit(Opcode::Xor, ValueType::Bool, {any, yes});
        t.define(call, {t.emitter.emit(Opcode::Or, ValueType::Bool, {all, none})});
    }
    return true;
}

bool translateReduction(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("redux.sync."))
        return false;
    const auto reduction = reductionOf(name);
    if (reduction)
        t.define(call,
                 {emitReduction(t, reduction->opcode, argument(t, call, 0), reduction->identity,
                                argument(t, call, 1))});
    return reduction.has_value();
}

bool translateAtomic(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("atomic."))
        return false;
    name.consume_front("load."); // atomic.load.inc.32
    const auto op = nvvmAtomic(name.split('.').first, call.getType()->isFloatingPointTy());
    if (!op)
        return false;
    const ValueType type = t.scalar(call.getType()).type;
    const llvm::Value &pointer = *call.getArgOperand(0);
    const Operand first = argument(t, call, 1);
    if (*op == AtomicOp::CompareExchange)
        t.define(call, {emitAtomic(t, *op, type, pointer, argument(t, call, 2), first)});
    else
        t.define(call, {emitAtomic(t, *op, type, pointer, first)});
    return true;
}

/// `ldmatrix.sync.aligned.m8n8.x4.trans.b16`
bool translateMatrixAccess(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    const bool isLoad = name.consume_front("ldmatrix.");
    if ((!isLoad && !name.consume_front("stmatrix.")) || !name.contains(".m8n8."))
        return false;
    llvm::SmallVector<llvm::StringRef> words;
    name.split(words, '.');
    return translateMatrix(t, call, isLoad ? AccessKind::Load : AccessKind::Store, words);
}

/// Which space's window an address is in.
bool translateIsSpace(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("isspacep."))
        return false;
    const std::uint64_t base = name.starts_with("shared") ? window::Shared
        : name == "local"                                 ? window::Local
        : name == "const"                                 ? window::Constant
                                                          : 0;
    const Operand top =
        t.emitter.emit(Opcode::LShr, ValueType::I64,
                       {argument(t, call, 0), t.emitter.constant(ValueType::I64, 56)});
    t.define(call,
             {t.emitter.compare(IntPredicate::Eq, ValueType::I64, top,
                                t.emitter.constant(ValueType::I64, base >> 56))});
    return true;
}

bool translateInteger(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    const ValueType type =
        call.getType()->isIntegerTy() ? t.scalar(call.getType()).type : ValueType::I32;
    if (name.starts_with("mulhi.")) {
        const bool isSigned = !name.split('.').second.starts_with("u");
        t.define(call,
                 {t.emitter.emit(isSigned ? Opcode::MulHighS : Opcode::MulHighU, type,
                                 {argument(t, call, 0), argument(t, call, 1)})});
        return true;
    }
    if (name == "mul24.i" || name == "mul24.ui") {
        const Scalar low{ValueType::I32, 24, 0};
        const auto cut = [&](unsigned i) {
            const Operand value = masked(t.emitter, argument(t, call, i), low);
            return name == "mul24.i" ? signExtended(t.emitter, value, low, ValueType::I32) : value;
        };
        const Operand a = cut(0);
        t.define(call, {t.emitter.emit(Opcode::Mul, type, {a, cut(1)})});
        return true;
    }
    if (name == "sad.i" || name == "sad.ui") {
        const bool isSigned = name == "sad.i";
        const Operand a = argument(t, call, 0);
        const Operand b = argument(t, call, 1);
        const Operand most = t.emitter.emit(isSigned ? Opcode::SMax : Opcode::UMax, type, {a, b});
        const Operand least = t.emitter.emit(isSigned ? Opcode::SMin : Opcode::UMin, type, {a, b});
        const Operand distance = t.emitter.emit(Opcode::Sub, type, {most, least});
        t.define(call, {t.emitter.emit(Opcode::Add, type, {distance, argument(t, call, 2)})});
        return true;
    }
    return false;
}

/// `add.rn.f`, `sqrt.approx.ftz.f`, `fmax.d`: rounding as near as there is.
bool translateFloat(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!call.getType()->isFloatingPointTy())
        return false;
    const llvm::StringRef base = name.split('.').first;
    const ValueType type = t.scalar(call.getType()).type;
    Operands arguments;
    for (const llvm::Use &operand : call.args()) {
        if (operand->getType() != call.getType())
            return false;
        arguments.push_back(t.operandOf(*operand));
    }
    arguments.resize(3);
    const auto operation = floatOperation(base);
    const auto function = base == "round" ? MathFunction::Rint : mathFunction(base);
    if (!operation && !function)
        return false;
    t.define(call,
             {t.emitter.emit(operation.value_or(Opcode::Math), type,
                             {arguments[0], arguments[1], arguments[2]},
                             operation ? 0 : unsigned(*function))});
    return true;
}

} // namespace

bool translateNvvm(Translation &t, const llvm::CallInst &call)
{
    llvm::StringRef name = call.getCalledFunction()->getName();
    if (!name.consume_front("llvm.nvvm."))
        return false;
    for (const Handler handler :
         {translateSpecial, translateBarrier, translateShuffle, translateVote, translateReduction,
          translateAtomic, translateMatrixAccess, translateIsSpace, translateInteger,
          translateFloat}) {
        if (handler(t, call, name))
            return true;
    }
    return false;
}

} // namespace warplens::lowering
