// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace warplens::lowering {

using Operands = std::vector<Operand>;

/// Writes instructions: hands out registers and constants, and says where what is emitted goes
/// and which place of the text it belongs to.
class Emitter
{
public:
    explicit Emitter(Kernel &kernel)
        : m_kernel(kernel)
    {
    }

    /// Where the next instructions go; returns where they went before.
    std::vector<Instruction> *setTarget(std::vector<Instruction> *target)
    {
        return std::exchange(m_target, target);
    }
    void setPosition(Position position) { m_position = position; }
    Position position() const { return m_position; }

    Operand constant(ValueType type, std::uint64_t bits);
    /// The value of a constant operand; nothing for a register.
    std::optional<std::uint64_t> constantBits(Operand operand) const;
    /// The first of `count` new consecutive registers.
    std::uint32_t newRegisters(std::uint32_t count);
    std::uint32_t newRegister() { return newRegisters(1); }

    Instruction &append(const Instruction &instruction);
    /// What was emitted last.
    Instruction &last() { return m_target->back(); }
    /// An operation whose result has its operands' type; the result.
    Operand emit(Opcode opcode, ValueType type, std::initializer_list<Operand> operands,
                 unsigned modifier = 0);
    Operand emit(Opcode opcode, ValueType type, ValueType resultType,
                 std::initializer_list<Operand> operands, unsigned modifier = 0);
    /// A Bool.
    Operand compare(IntPredicate predicate, ValueType type, Operand a, Operand b);
    Operand special(SpecialValue value, ValueType type = ValueType::I32);
    void move(std::uint32_t to, ValueType type, Operand from);

    /// The same bits in a register of another type of the same size.
    Operand reinterpret(Operand value, ValueType from, ValueType to);
    /// An integer (or Bool) widened with zeros or cut to another size.
    Operand resize(Operand value, ValueType from, ValueType to);

private:
    Kernel &m_kernel;
    std::vector<Instruction> *m_target = nullptr;
    Position m_position;
    std::map<std::pair<ValueType, std::uint64_t>, std::uint32_t> m_constants;
};

} // namespace warplens::lowering
