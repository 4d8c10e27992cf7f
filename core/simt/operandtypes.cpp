// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/operandtypes.h"

namespace warplens::simt {

unsigned accessBytesOf(const Instruction &instruction)
{
    constexpr unsigned MatrixRow = 16;
    if (instruction.opcode == Opcode::LoadMatrix || instruction.opcode == Opcode::StoreMatrix)
        return MatrixRow;
    return bytesOf(instruction.type) * instruction.components;
}

ValueType resultTypeOf(const Instruction &instruction)
{
    using enum Opcode;
    switch (instruction.opcode) {
    case ICmp:
    case FCmp: return ValueType::Bool;
    case Address:
    case LocalAddress: return ValueType::I64;
    case Truncate:
    case ZeroExtend:
    case SignExtend:
    case FloatConvert:
    case FloatToUInt:
    case FloatToSInt:
    case UIntToFloat:
    case SIntToFloat:
    case Barrier:
    case Vote:
    case Opaque: return instruction.resultType;
    default: return instruction.type;
    }
}

ValueType operandTypeOf(const Instruction &instruction, unsigned index)
{
    using enum Opcode;
    switch (instruction.opcode) {
    case Select:
    case Branch: return index == 0 ? ValueType::Bool : instruction.type;
    case Barrier: return index == 0 ? ValueType::Bool : ValueType::I32;
    case Load:
    case Store:
    case LoadMatrix:
    case StoreMatrix:
    case Atomic: return index == 0 ? ValueType::I64 : instruction.type;
    case Print: return ValueType::I64;
    case Shuffle: return index == 0 ? instruction.type : ValueType::I32;
    case Vote:
        return VoteMode(instruction.modifier) < VoteMode::MatchAny ? ValueType::Bool
                                                                   : instruction.type;
    default: return instruction.type;
    }
}

} // namespace warplens::simt
