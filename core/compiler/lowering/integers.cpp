// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/integers.h"

namespace warplens::lowering {

namespace {

enum class Reading { Zero, Sign };

/// How an operation reads the bits above an odd width.
Reading readingOf(Opcode opcode)
{
    switch (opcode) {
    case Opcode::SDiv:
    case Opcode::SRem:
    case Opcode::AShr:
    case Opcode::SMin:
    case Opcode::SMax: return Reading::Sign;
    default: return Reading::Zero;
    }
}

bool isSigned(IntPredicate predicate) { return predicate >= IntPredicate::SLt; }

/// A Bool as one bit of an I8.
constexpr Scalar OneBit{ValueType::I8, 1, 0};

Operand binaryOfBools(Emitter &emitter, Opcode opcode, Operand a, Operand b)
{
    switch (opcode) {
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor: return emitter.emit(opcode, ValueType::Bool, {a, b});
    case Opcode::Add:
    case Opcode::Sub: return emitter.emit(Opcode::Xor, ValueType::Bool, {a, b});
    case Opcode::Mul:
    case Opcode::UMin:
    case Opcode::SMax: return emitter.emit(Opcode::And, ValueType::Bool, {a, b});
    case Opcode::UMax:
    case Opcode::SMin: return emitter.emit(Opcode::Or, ValueType::Bool, {a, b});
    default: break;
    }
    const Operand wide =
        binary(emitter, opcode, OneBit, emitter.resize(a, ValueType::Bool, ValueType::I8),
               emitter.resize(b, ValueType::Bool, ValueType::I8));
    return emitter.resize(wide, ValueType::I8, ValueType::Bool);
}

} // namespace

Operand masked(Emitter &emitter, Operand value, const Scalar &scalar)
{
    if (!scalar.isOdd())
        return value;
    return emitter.emit(Opcode::And, scalar.type,
                        {value, emitter.constant(scalar.type, onesOf(scalar.bits))});
}

Operand signExtended(Emitter &emitter, Operand value, const Scalar &scalar, ValueType to)
{
    if (scalar.isOdd()) {
        const unsigned above = 8 * bytesOf(scalar.type) - scalar.bits;
        const Operand distance = emitter.constant(scalar.type, above);
        value = emitter.emit(Opcode::Shl, scalar.type, {value, distance});
        value = emitter.emit(Opcode::AShr, scalar.type, {value, distance});
    }
    if (to == scalar.type)
        return value;
    if (bytesOf(to) < bytesOf(scalar.type))
        return emitter.resize(value, scalar.type, to);
    return emitter.emit(Opcode::SignExtend, scalar.type, to, {value});
}

Operand truncated(Emitter &emitter, Operand value, const Scalar &from, const Scalar &to)
{
    const Operand resized = emitter.resize(value, from.type, to.type);
    return to.bits < from.bits ? masked(emitter, resized, to) : resized;
}

Operand binary(Emitter &emitter, Opcode opcode, const Scalar &scalar, Operand a, Operand b)
{
    if (scalar.type == ValueType::Bool)
        return binaryOfBools(emitter, opcode, a, b);
    if (!scalar.isOdd())
        return emitter.emit(opcode, scalar.type, {a, b});
    if (readingOf(opcode) == Reading::Sign) {
        a = signExtended(emitter, a, scalar, scalar.type);
        if (opcode != Opcode::AShr)
            b = signExtended(emitter, b, scalar, scalar.type);
    }
    return masked(emitter, emitter.emit(opcode, scalar.type, {a, b}), scalar);
}

Operand compared(Emitter &emitter, IntPredicate predicate, const Scalar &scalar, Operand a,
                 Operand b)
{
    if (scalar.type == ValueType::Bool) {
        // A true i1 is -1 when it has a sign.
        const bool swap = isSigned(predicate);
        return emitter.compare(swap ? IntPredicate(unsigned(predicate) - 4) : predicate,
                               ValueType::I8,
                               emitter.resize(swap ? b : a, ValueType::Bool, ValueType::I8),
                               emitter.resize(swap ? a : b, ValueType::Bool, ValueType::I8));
    }
    if (scalar.isOdd() && isSigned(predicate)) {
        a = signExtended(emitter, a, scalar, scalar.type);
        b = signExtended(emitter, b, scalar, scalar.type);
    }
    return emitter.compare(predicate, scalar.type, a, b);
}

} // namespace warplens::lowering
