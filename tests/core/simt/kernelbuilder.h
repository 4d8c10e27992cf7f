// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

// First of all: the moc of Qt 6.4 cannot read what <array> includes unless <vector> did.
#include <vector>

#include "kernel/kernel.h"

#include <bit>
#include <cstring>

namespace warplens {

/// Writes kernels by hand, one instruction a call. Every instruction has a line of its own, from 1
/// on, so that diagnostics can be told apart.
class KernelBuilder
{
public:
    Kernel kernel;

    KernelBuilder() { kernel.name = "test"; }

    Operand reg() { return Operand::reg(kernel.registers++); }

    /// Registers in a row, for `components` values.
    Operand regs(std::uint32_t count)
    {
        const Operand first = reg();
        kernel.registers += count - 1;
        return first;
    }

    Operand constant(ValueType type, std::uint64_t bits)
    {
        kernel.constants.push_back({type, bits});
        return Operand::constant(std::uint32_t(kernel.constants.size() - 1));
    }
    Operand i32(std::int64_t value) { return constant(ValueType::I32, std::uint32_t(value)); }
    Operand i64(std::int64_t value) { return constant(ValueType::I64, std::uint64_t(value)); }
    Operand f32(float value)
    {
        return constant(ValueType::F32, std::bit_cast<std::uint32_t>(value));
    }
    Operand boolean(bool value) { return constant(ValueType::Bool, value); }

    /// A buffer parameter; its pointer is loaded with parameter().
    std::uint32_t buffer(const char *name, ValueType scalar = ValueType::I32)
    {
        Parameter parameter;
        parameter.name = name;
        parameter.isBuffer = true;
        parameter.array.scalar = scalar;
        parameter.array.elementBytes = bytesOf(scalar);
        parameter.bytes = 8;
        return add(parameter);
    }
    std::uint32_t scalar(const char *name, ValueType type)
    {
        Parameter parameter;
        parameter.name = name;
        parameter.value = type;
        parameter.bytes = 8;
        return add(parameter);
    }
    std::uint32_t variable(const char *name, Space space, std::uint64_t bytes)
    {
        Variable variable;
        variable.name = name;
        variable.space = space;
        variable.bytes = bytes;
        kernel.variables.push_back(variable);
        return std::uint32_t(kernel.variables.size() - 1);
    }

    /// Starts the next block; they are numbered from 0 in this order.
    std::uint32_t block(std::uint32_t meets = NoBlock)
    {
        kernel.blocks.push_back({std::uint32_t(kernel.instructions.size()), 0, meets});
        return std::uint32_t(kernel.blocks.size() - 1);
    }

    Instruction &write(Opcode opcode, ValueType type, Operand a = {}, Operand b = {},
                       Operand c = {})
    {
        if (kernel.blocks.empty())
            block();
        ++kernel.blocks.back().count;
        Instruction instruction;
        instruction.opcode = opcode;
        instruction.type = type;
        instruction.resultType = type;
        instruction.operands = {a, b, c};
        instruction.position = {std::uint32_t(kernel.instructions.size() + 1), 1};
        kernel.instructions.push_back(instruction);
        return kernel.instructions.back();
    }
    /// The same with a new register for the result.
    Operand op(Opcode opcode, ValueType type, Operand a = {}, Operand b = {}, Operand c = {})
    {
        const Operand result = reg();
        write(opcode, type, a, b, c).result = result;
        return result;
    }
    Operand convert(Opcode opcode, ValueType from, ValueType to, Operand a)
    {
        const Operand result = op(opcode, from, a);
        kernel.instructions.back().resultType = to;
        return result;
    }
    template <class Modifier>
    Operand modified(Opcode opcode, Modifier modifier, ValueType type, Operand a = {},
                     Operand b = {}, Operand c = {})
    {
        const Operand result = op(opcode, type, a, b, c);
        kernel.instructions.back().modifier = std::uint8_t(modifier);
        return result;
    }
    void move(Operand to, ValueType type, Operand from)
    {
        write(Opcode::Move, type, from).result = to;
    }
    Operand icmp(IntPredicate predicate, ValueType type, Operand a, Operand b)
    {
        const Operand result = modified(Opcode::ICmp, predicate, type, a, b);
        kernel.instructions.back().resultType = ValueType::Bool;
        return result;
    }
    Operand special(SpecialValue value) { return modified(Opcode::Special, value, ValueType::I32); }
    Operand parameter(std::uint32_t index)
    {
        const Parameter &parameter = kernel.parameters[index];
        const Operand result =
            op(Opcode::Parameter, parameter.isBuffer ? ValueType::I64 : parameter.value);
        kernel.instructions.back().payload = parameter.offset;
        return result;
    }
    Operand addressOf(std::uint32_t variable)
    {
        const Operand result = op(Opcode::Address, ValueType::I64);
        kernel.instructions.back().payload = variable;
        return result;
    }
    /// base + sign-extended index × bytes
    Operand element(Operand base, Operand index, std::uint32_t bytes)
    {
        const Operand wide = convert(Opcode::SignExtend, ValueType::I32, ValueType::I64, index);
        return op(Opcode::Add, ValueType::I64, base,
                  op(Opcode::Mul, ValueType::I64, wide, i64(bytes)));
    }

    Operand load(ValueType type, Operand address, std::uint32_t array = NoArray,
                 std::uint8_t components = 1)
    {
        const Operand result = regs(components);
        Instruction &instruction = write(Opcode::Load, type, address);
        instruction.result = result;
        instruction.components = components;
        addSite(AccessKind::Load, array);
        return result;
    }
    void store(ValueType type, Operand address, Operand value, std::uint32_t array = NoArray,
               std::uint8_t components = 1)
    {
        write(Opcode::Store, type, address, value).components = components;
        addSite(AccessKind::Store, array);
    }
    Operand atomic(AtomicOp op, ValueType type, Operand address, Operand value,
                   Operand compare = {}, std::uint32_t array = NoArray)
    {
        const Operand result = modified(Opcode::Atomic, op, type, address, value, compare);
        addSite(AccessKind::Atomic, array);
        return result;
    }
    /// Site::array of a parameter.
    std::uint32_t arrayOf(std::uint32_t parameter) const
    {
        return std::uint32_t(kernel.variables.size()) + parameter;
    }

    void jump(std::uint32_t block) { write(Opcode::Jump, ValueType::I32).targets = {block, 0}; }
    void branch(Operand condition, std::uint32_t yes, std::uint32_t no)
    {
        write(Opcode::Branch, ValueType::Bool, condition).targets = {yes, no};
    }
    void ret() { write(Opcode::Return, ValueType::I32); }
    Operand barrier(BarrierKind kind = BarrierKind::Plain, Operand predicate = {})
    {
        return modified(Opcode::Barrier, kind, ValueType::I32, predicate);
    }
    Operand barrier(BarrierKind kind, Operand number, Operand threads, Operand predicate = {})
    {
        return modified(Opcode::Barrier, kind, ValueType::I32, predicate, number, threads);
    }
    std::uint32_t line() const { return std::uint32_t(kernel.instructions.size()); }
    /// Of the instruction written last.
    void addSite(AccessKind kind, std::uint32_t array)
    {
        Instruction &instruction = kernel.instructions.back();
        instruction.site = std::uint32_t(kernel.sites.size());
        Site site;
        site.kind = kind;
        site.bytes = bytesOf(instruction.type) * instruction.components;
        site.array = array;
        site.position = instruction.position;
        kernel.sites.push_back(site);
    }

private:
    std::uint32_t add(Parameter parameter)
    {
        parameter.offset = kernel.parameterBytes;
        kernel.parameterBytes += parameter.bytes;
        kernel.parameters.push_back(parameter);
        return std::uint32_t(kernel.parameters.size() - 1);
    }
};

} // namespace warplens
