// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/emitter.h"

#include <algorithm>

namespace warplens::lowering {

Operand Emitter::constant(ValueType type, std::uint64_t bits)
{
    if (const unsigned width = 8 * bytesOf(type); width < 64)
        bits &= (std::uint64_t(1) << width) - 1;
    const auto next = std::uint32_t(m_kernel.constants.size());
    const auto [place, isNew] = m_constants.try_emplace({type, bits}, next);
    if (isNew)
        m_kernel.constants.push_back({type, bits});
    return Operand::constant(place->second);
}

std::optional<std::uint64_t> Emitter::constantBits(Operand operand) const
{
    if (!operand.isConstant())
        return {};
    return m_kernel.constants[operand.index()].bits;
}

std::uint32_t Emitter::newRegisters(std::uint32_t count)
{
    return std::exchange(m_kernel.registers, m_kernel.registers + count);
}

Instruction &Emitter::append(const Instruction &instruction)
{
    m_target->push_back(instruction);
    m_target->back().position = m_position;
    return m_target->back();
}

Operand Emitter::emit(Opcode opcode, ValueType type, std::initializer_list<Operand> operands,
                      unsigned modifier)
{
    return emit(opcode, type, type, operands, modifier);
}

Operand Emitter::emit(Opcode opcode, ValueType type, ValueType resultType,
                      std::initializer_list<Operand> operands, unsigned modifier)
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.type = type;
    instruction.resultType = resultType;
    instruction.modifier = std::uint8_t(modifier);
    std::ranges::copy(operands, instruction.operands.begin());
    instruction.result = Operand::reg(newRegister());
    return append(instruction).result;
}

Operand Emitter::compare(IntPredicate predicate, ValueType type, Operand a, Operand b)
{
    return emit(Opcode::ICmp, type, ValueType::Bool, {a, b}, unsigned(predicate));
}

Operand Emitter::special(SpecialValue value, ValueType type)
{
    return emit(Opcode::Special, type, {}, unsigned(value));
}

void Emitter::move(std::uint32_t to, ValueType type, Operand from)
{
    Instruction instruction;
    instruction.opcode = Opcode::Move;
    instruction.type = instruction.resultType = type;
    instruction.operands[0] = from;
    instruction.result = Operand::reg(to);
    append(instruction);
}

Operand Emitter::reinterpret(Operand value, ValueType from, ValueType to)
{
    if (from == to)
        return value;
    if (const auto bits = constantBits(value))
        return constant(to, *bits);
    return emit(Opcode::Move, to, {value});
}

Operand Emitter::resize(Operand value, ValueType from, ValueType to)
{
    if (from == to)
        return value;
    if (const auto bits = constantBits(value))
        return constant(to, to == ValueType::Bool ? *bits & 1 : *bits);
    const bool widens =
        from == ValueType::Bool || (to != ValueType::Bool && bytesOf(to) > bytesOf(from));
    return emit(widens ? Opcode::ZeroExtend : Opcode::Truncate, from, to, {value});
}

} // namespace warplens::lowering
