// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/warp.h"

namespace warplens::lowering {

namespace {

bool isAllLanes(const Emitter &emitter, Operand mask)
{
    if (mask.isNone())
        return true;
    const auto bits = emitter.constantBits(mask);
    return bits && std::uint32_t(*bits) == ~std::uint32_t(0);
}

Operand number(Translation &t, std::uint32_t value)
{
    return t.emitter.constant(ValueType::I32, value);
}

Operand emitPlainVote(Translation &t, VoteMode mode, ValueType type, Operand value)
{
    const bool isBool = mode == VoteMode::Any || mode == VoteMode::All;
    return t.emitter.emit(Opcode::Vote, type, isBool ? ValueType::Bool : ValueType::I32, {value},
                          unsigned(mode));
}

Operand together(Translation &t, Operand a, Operand b)
{
    return t.emitter.emit(Opcode::And, ValueType::I32, {a, b});
}

} // namespace

Operand emitShuffle(Translation &t, ShuffleMode mode, ValueType type, Operand value, Operand lane,
                    Operand clamp)
{
    return t.emitter.emit(Opcode::Shuffle, type, type, {value, lane, clamp}, unsigned(mode));
}

Operand emitVote(Translation &t, VoteMode mode, ValueType type, Operand value, Operand mask)
{
    Emitter &emitter = t.emitter;
    if (isAllLanes(emitter, mask))
        return emitPlainVote(t, mode, type, value);
    switch (mode) {
    case VoteMode::Any:
        return emitter.compare(IntPredicate::Ne, ValueType::I32,
                               emitVote(t, VoteMode::Ballot, type, value, mask), number(t, 0));
    case VoteMode::All: {
        const Operand yes = emitter.constant(ValueType::Bool, 1);
        const Operand no = emitter.emit(Opcode::Xor, ValueType::Bool, {value, yes});
        return emitter.compare(IntPredicate::Eq, ValueType::I32,
                               emitVote(t, VoteMode::Ballot, type, no, mask), number(t, 0));
    }
    case VoteMode::MatchAll: {
        const Operand same = emitVote(t, VoteMode::MatchAny, type, value, mask);
        // Lanes that have left the kernel stay in the mask and match nobody.
        const Operand active = together(t, mask, emitter.special(SpecialValue::ActiveMask));
        const Operand isAll = emitter.compare(IntPredicate::Eq, ValueType::I32, same, active);
        return emitter.emit(Opcode::Select, ValueType::I32, {isAll, same, number(t, 0)});
    }
    case VoteMode::Ballot:
    case VoteMode::MatchAny: break;
    }
    return together(t, emitPlainVote(t, mode, type, value), mask);
}

Operand emitReduction(Translation &t, Opcode opcode, Operand value, std::uint32_t identity,
                      Operand mask)
{
    constexpr std::uint32_t Lanes = 32;
    Emitter &emitter = t.emitter;
    const Operand clamp = number(t, Lanes - 1);
    const Operand none = number(t, identity);
    const Operand active = together(t, mask, emitter.special(SpecialValue::ActiveMask));
    Operand result = none;
    for (std::uint32_t lane = 0; lane < Lanes; ++lane) {
        const Operand its =
            emitShuffle(t, ShuffleMode::Index, ValueType::I32, value, number(t, lane), clamp);
        const Operand bit = together(t, active, number(t, std::uint32_t(1) << lane));
        const Operand isMember =
            emitter.compare(IntPredicate::Ne, ValueType::I32, bit, number(t, 0));
        const Operand part = emitter.emit(Opcode::Select, ValueType::I32, {isMember, its, none});
        result = emitter.emit(opcode, ValueType::I32, {result, part});
    }
    return result;
}

Operand emitBarrier(Translation &t, BarrierKind kind, Operand predicate, BarrierPlace place)
{
    Instruction barrier;
    barrier.opcode = Opcode::Barrier;
    barrier.modifier = std::uint8_t(kind);
    // Number 0 for all is what the barrier of a block is.
    if (!place.threads.isNone() || t.emitter.constantBits(place.number) != std::uint64_t(0))
        barrier.operands = {Operand(), place.number, place.threads};
    if (!predicate.isNone()) {
        barrier.operands[0] = predicate;
        barrier.type = ValueType::Bool;
        barrier.resultType = ValueType::I32;
        barrier.result = Operand::reg(t.emitter.newRegister());
    }
    return t.emitter.append(barrier).result;
}

} // namespace warplens::lowering
