// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/access.h"
#include "simt/floatlane.h"
#include "simt/integerlane.h"
#include "simt/laneops.h"

#include <cmath>

namespace warplens::simt {

namespace {

template <ValueType Type>
typename IntegerLane<Type>::Unsigned
integerAtomic(AtomicOp op, typename IntegerLane<Type>::Unsigned old,
              typename IntegerLane<Type>::Unsigned b, typename IntegerLane<Type>::Unsigned c)
{
    using Lane = IntegerLane<Type>;
    using U = typename Lane::Unsigned;
    const auto wide = std::uint64_t(old);
    const bool isLess = Lane::asSigned(old) < Lane::asSigned(b);
    switch (op) {
    case AtomicOp::Exchange: return b;
    case AtomicOp::Add: return Lane::wrap(U(wide + b));
    case AtomicOp::Sub: return Lane::wrap(U(wide - b));
    case AtomicOp::And: return U(old & b);
    case AtomicOp::Or: return U(old | b);
    case AtomicOp::Xor: return U(old ^ b);
    case AtomicOp::SMin: return isLess ? old : b;
    case AtomicOp::SMax: return isLess ? b : old;
    case AtomicOp::UMin: return old < b ? old : b;
    case AtomicOp::UMax: return old < b ? b : old;
    case AtomicOp::IncWrap: return old >= b ? U(0) : U(old + 1);
    case AtomicOp::DecWrap: return old == 0 || old > b ? b : U(old - 1);
    case AtomicOp::CompareExchange: return old == c ? b : old;
    case AtomicOp::FAdd:
    case AtomicOp::FMin:
    case AtomicOp::FMax: break;
    }
    return old;
}

template <ValueType Type>
typename FloatLane<Type>::Stored floatAtomic(AtomicOp op, typename FloatLane<Type>::Stored old,
                                             typename FloatLane<Type>::Stored operand)
{
    using Lane = FloatLane<Type>;
    const auto a = Lane::widen(old);
    const auto b = Lane::widen(operand);
    if (op == AtomicOp::FAdd)
        return Lane::narrow(a + b);
    // A NaN loses against a number, as in fmin.
    const bool keep = op == AtomicOp::FMin ? a <= b : a >= b;
    return keep || b != b ? old : operand;
}

constexpr ValueType integerOfWidth(ValueType type)
{
    switch (bytesOf(type)) {
    case 1: return type == ValueType::Bool ? ValueType::Bool : ValueType::I8;
    case 2: return ValueType::I16;
    case 4: return ValueType::I32;
    default: return ValueType::I64;
    }
}

template <ValueType Type>
auto updated(AtomicOp op, typename IntegerLane<Type>::Unsigned old,
             typename IntegerLane<Type>::Unsigned b, typename IntegerLane<Type>::Unsigned c)
{
    using U = typename IntegerLane<Type>::Unsigned;
    const bool isFloatOp = op == AtomicOp::FAdd || op == AtomicOp::FMin || op == AtomicOp::FMax;
    if constexpr (isFloat(Type)) {
        using Stored = typename FloatLane<Type>::Stored;
        if (isFloatOp)
            return std::bit_cast<U>(
                floatAtomic<Type>(op, std::bit_cast<Stored>(old), std::bit_cast<Stored>(b)));
    }
    return integerAtomic<integerOfWidth(Type)>(op, old, b, c);
}

template <ValueType Type> const Step *atomic(Lanes &active, const Step *step)
{
    using U = typename IntegerLane<Type>::Unsigned;
    auto &warp = static_cast<Warp &>(active);
    const Instruction &instruction = *step->instruction;
    const auto op = AtomicOp(instruction.modifier);
    const Program &program = warp.machine().program;
    const LaneSegments lanes = recordAnyLanes(warp, *step, true);
    ChangedBytes changed = {};
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        for (unsigned k = 0; k < instruction.components; ++k) {
            U old = 0;
            if (lanes.valid >> lane & 1) {
                const Segment &segment = *lanes.segment[lane];
                const std::uint64_t address = lanes.address[lane] + k * sizeof(U);
                const Place operand =
                    componentPlace(program, instruction.operands[1], step->operands[1], k);
                const U b = warp.at<U>(operand)[lane];
                const U c = warp.at<U>(step->operands[2])[lane];
                readBytes(warp, segment, lane, address, &old, sizeof old);
                const U now = updated<Type>(op, old, b, c);
                noteChange(warp, lanes, lane, k * sizeof(U), &now, sizeof now, changed);
                writeBytes(warp, segment, lane, address, &now, sizeof now);
            }
            if (!instruction.result.isNone())
                warp.at<U>(componentPlace(program, instruction.result, step->result, k))[lane] =
                    old;
        }
    }
    tellStored(warp, lanes, changed);
    return afterAccess(warp, step);
}

} // namespace

Execute atomicOperation(const Instruction &instruction, unsigned)
{
    if (instruction.opcode != Opcode::Atomic)
        return nullptr;
    using enum ValueType;
    switch (instruction.type) {
    case Bool: return atomic<Bool>;
    case I8: return atomic<I8>;
    case I16: return atomic<I16>;
    case I32: return atomic<I32>;
    case I64: return atomic<I64>;
    case F16: return atomic<F16>;
    case BF16: return atomic<BF16>;
    case F32: return atomic<F32>;
    case F64: return atomic<F64>;
    }
    return nullptr;
}

} // namespace warplens::simt
