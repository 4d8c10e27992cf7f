// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/runtime.h"

#include "compiler/lowering/accessmarks.h"
#include "compiler/lowering/atomics.h"
#include "compiler/lowering/calls.h"
#include "compiler/lowering/mathnames.h"
#include "compiler/lowering/matrices.h"
#include "compiler/lowering/memory.h"
#include "compiler/lowering/nvvmnames.h"
#include "compiler/lowering/warp.h"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

/// Each of these gets the name without `__wl_` and says whether it is one of its own.
using Handler = bool (*)(Translation &, const llvm::CallInst &, llvm::StringRef);

bool translateSpecial(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    using enum SpecialValue;
    if (name == "exit") {
        emitPlain(t, Opcode::Return);
        return true;
    }
    const auto value = llvm::StringSwitch<std::optional<SpecialValue>>(name)
                           .Case("lane_id", LaneId)
                           .Case("warp_id", WarpId)
                           .Case("active_mask", ActiveMask)
                           .Case("active_mask64", ActiveMask)
                           .Case("clock", Clock)
                           .Case("dynamic_shared_bytes", DynamicSharedBytes)
                           .Default({});
    if (value)
        t.define(call, {t.emitter.special(*value, t.scalar(call.getType()).type)});
    return value.has_value();
}

bool translateMath(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("math_"))
        return false;
    const auto function = mathFunction(name.rsplit('_').first);
    if (!function || call.arg_empty() || call.arg_size() > 3)
        return false;
    std::array<Operand, 3> a;
    for (unsigned i = 0; i < call.arg_size(); ++i)
        a[i] = argument(t, call, i);
    t.define(call,
             {t.emitter.emit(Opcode::Math, t.scalar(call.getType()).type, {a[0], a[1], a[2]},
                             unsigned(*function))});
    return true;
}

bool translateShuffle(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("shuffle_"))
        return false;
    const auto mode = shuffleMode(name.split('_').first);
    if (!mode || call.arg_size() != 3)
        return false;
    t.define(call,
             {emitShuffle(t, *mode, t.scalar(call.getType()).type, argument(t, call, 0),
                          argument(t, call, 1), argument(t, call, 2))});
    return true;
}

bool translateVote(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (name == "vote_ballot64" && call.arg_size() == 1) {
        const Operand predicate = isNotZero(t, argument(t, call, 0), ValueType::I32);
        t.define(call,
                 {t.emitter.emit(Opcode::Vote, ValueType::Bool, ValueType::I64, {predicate},
                                 unsigned(VoteMode::Ballot))});
        return true;
    }
    const bool isMatch = name.consume_front("match_");
    if ((!isMatch && !name.consume_front("vote_")) || call.arg_size() != 1)
        return false;
    const auto mode = voteMode(name.split('_').first, isMatch);
    if (!mode)
        return false;
    const ValueType type = t.scalar(call.getArgOperand(0)->getType()).type;
    const Operand value = argument(t, call, 0);
    const Operand result = isMatch ? emitVote(t, *mode, type, value)
                                   : emitVote(t, *mode, ValueType::Bool, isNotZero(t, value, type));
    const bool isBool = *mode == VoteMode::Any || *mode == VoteMode::All;
    t.define(call,
             {t.emitter.resize(result, isBool ? ValueType::Bool : ValueType::I32,
                               t.scalar(call.getType()).type)});
    return true;
}

std::optional<AtomicOp> atomicOp(llvm::StringRef name)
{
    return llvm::StringSwitch<std::optional<AtomicOp>>(name)
        .Case("sub", AtomicOp::Sub)
        .Case("smin", AtomicOp::SMin)
        .Case("smax", AtomicOp::SMax)
        .Case("umin", AtomicOp::UMin)
        .Case("umax", AtomicOp::UMax)
        .Case("fadd", AtomicOp::FAdd)
        .Case("fmin", AtomicOp::FMin)
        .Case("fmax", AtomicOp::FMax)
        .Default(nvvmAtomic(name, false));
}

/// Several neighbours that change together, such as a half2.
void translateVectorAtomic(Translation &t, const llvm::CallInst &call, AtomicOp op)
{
    const Operands values = t.operandsOf(*call.getArgOperand(1));
    const ValueType type = t.scalars(call.getType()).front().type;
    const auto count = unsigned(values.size());
    const Operand first = emitAtomic(t, op, type, *call.getArgOperand(0),
                                     consecutive(t, values, 0, count, type), {}, count);
    Operands old;
    for (unsigned i = 0; i < count; ++i)
        old.push_back(Operand::reg(first.index() + i));
    t.define(call, std::move(old));
}

bool translateAtomic(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("atomic_"))
        return false;
    const auto op = atomicOp(name.rsplit('_').first);
    const bool isExchange = op == AtomicOp::CompareExchange;
    if (!op || call.arg_size() != (isExchange ? 3u : 2u))
        return false;
    if (call.getType()->isVectorTy()) {
        translateVectorAtomic(t, call, *op);
        return true;
    }
    const ValueType type = t.scalar(call.getType()).type;
    const llvm::Value &pointer = *call.getArgOperand(0);
    const Operand first = argument(t, call, 1);
    t.define(call,
             {isExchange ? emitAtomic(t, *op, type, pointer, argument(t, call, 2), first)
                         : emitAtomic(t, *op, type, pointer, first)});
    return true;
}

bool translateBarrier(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("barrier_"))
        return false;
    const bool isCounted = name.consume_back("_of");
    const auto kind = llvm::StringSwitch<std::optional<BarrierKind>>(name)
                          .Case("sync", BarrierKind::Plain)
                          .Case("arrive", BarrierKind::Arrive)
                          .Case("popc", BarrierKind::Count)
                          .Case("and", BarrierKind::And)
                          .Case("or", BarrierKind::Or)
                          .Default({});
    if (!kind)
        return false;
    const bool votes = *kind != BarrierKind::Plain && *kind != BarrierKind::Arrive;
    const unsigned places = isCounted ? 2 : 1;
    if (call.arg_size() != places + (votes ? 1 : 0))
        return false;
    BarrierPlace place{argument(t, call, 0), {}};
    if (isCounted)
        place.threads = argument(t, call, 1);
    if (votes)
        t.define(call,
                 {emitBarrier(t, *kind, isNotZero(t, argument(t, call, places), ValueType::I32),
                              place)});
    else
        emitBarrier(t, *kind, {}, place);
    return true;
}

bool translateMatrixAccess(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    const bool isLoad = name.consume_front("ldmatrix_");
    if (!isLoad && !name.consume_front("stmatrix_"))
        return false;
    llvm::SmallVector<llvm::StringRef> words;
    name.split(words, '_');
    return translateMatrix(t, call, isLoad ? AccessKind::Load : AccessKind::Store, words);
}

/// The hint itself is read off the call where the pointer is used.
bool translateHinted(Translation &t, const llvm::CallInst &call, llvm::StringRef)
{
    if (!hintOfCall(call))
        return false;
    t.define(call, {argument(t, call, 0)});
    return true;
}

bool translateOpaqueCall(Translation &t, const llvm::CallInst &call, llvm::StringRef name)
{
    if (!name.consume_front("opaque_"))
        return false;
    translateOpaque(t, call, name.str());
    return true;
}

} // namespace

bool translateRuntime(Translation &t, const llvm::CallInst &call)
{
    llvm::StringRef name = call.getCalledFunction()->getName();
    if (!name.consume_front("__wl_"))
        return false;
    for (const Handler handler :
         {translateSpecial, translateMath, translateShuffle, translateVote, translateAtomic,
          translateBarrier, translateMatrixAccess, translateHinted, translateOpaqueCall}) {
        if (handler(t, call, name))
            return true;
    }
    return false;
}

} // namespace warplens::lowering
