// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/kernel.h"

#include "kernel/names.h"

#include <bit>
#include <sstream>

namespace warplens {

namespace {

class Printer
{
public:
    explicit Printer(const Kernel &kernel)
        : m_kernel(kernel)
    {
    }

    std::string print()
    {
        m_out << "kernel " << m_kernel.displayName << '\n';
        for (const Parameter &parameter : m_kernel.parameters)
            m_out << "  parameter " << parameter.name << " : " << parameter.type << " @"
                  << parameter.offset << '\n';
        for (const Variable &variable : m_kernel.variables)
            printVariable(variable);
        for (std::size_t i = 0; i < m_kernel.sites.size(); ++i)
            printSite(i);
        for (std::size_t i = 0; i < m_kernel.blocks.size(); ++i)
            printBlock(i);
        return m_out.str();
    }

private:
    void printVariable(const Variable &variable)
    {
        m_out << "  " << nameOf(variable.space) << ' ' << variable.array.element << ' '
              << variable.name;
        for (const std::uint32_t size : variable.array.shape)
            m_out << '[' << size << ']';
        if (variable.open)
            m_out << (variable.dynamic ? " dynamic" : " open");
        else
            m_out << ", " << variable.bytes << " bytes";
        m_out << '\n';
    }

    void printSite(std::size_t index)
    {
        const Site &site = m_kernel.sites[index];
        m_out << "  site " << index << ": " << nameOf(site.kind) << ' ' << site.bytes << " B "
              << nameOf(site.space) << ' ' << arrayName(m_kernel, site.array) << " at "
              << site.position.line << ':' << site.position.column << '\n';
    }

    void printBlock(std::size_t index)
    {
        const Block &block = m_kernel.blocks[index];
        m_out << "block " << index;
        if (block.meets != NoBlock)
            m_out << ", meets at " << block.meets;
        m_out << ":\n";
        for (std::uint32_t i = block.first; i < block.first + block.count; ++i)
            printInstruction(m_kernel.instructions[i]);
    }

    void printInstruction(const Instruction &instruction)
    {
        m_out << "  ";
        if (!instruction.result.isNone()) {
            printOperand(instruction.result);
            if (instruction.components > 1
                && (instruction.opcode == Opcode::Load || instruction.opcode == Opcode::LoadMatrix))
                m_out << "…+" << instruction.components - 1;
            m_out << " = ";
        }
        m_out << nameOf(instruction.opcode);
        if (const char *modifier = modifierName(instruction); *modifier)
            m_out << '.' << modifier;
        m_out << ' ' << nameOf(instruction.type);
        if (instruction.components > 1)
            m_out << 'x' << unsigned(instruction.components);
        if (instruction.resultType != instruction.type && !instruction.result.isNone())
            m_out << " to " << nameOf(instruction.resultType);
        for (const Operand operand : instruction.operands) {
            if (operand.isNone())
                continue;
            m_out << ' ';
            printOperand(operand);
        }
        printRest(instruction);
        m_out << '\n';
    }

    void printRest(const Instruction &instruction)
    {
        switch (instruction.opcode) {
        case Opcode::Jump: m_out << " → " << instruction.targets[0]; break;
        case Opcode::Branch:
            m_out << " → " << instruction.targets[0] << ", " << instruction.targets[1];
            break;
        case Opcode::Switch: printSwitch(m_kernel.switches[instruction.payload]); break;
        case Opcode::Address: m_out << ' ' << m_kernel.variables[instruction.payload].name; break;
        case Opcode::Print: m_out << ' ' << m_kernel.prints[instruction.payload].format; break;
        case Opcode::Opaque: m_out << ' ' << m_kernel.opaqueCalls[instruction.payload]; break;
        case Opcode::Parameter:
        case Opcode::LocalAddress: m_out << " @" << instruction.payload; break;
        default: break;
        }
        if (instruction.site != NoSite)
            m_out << " site " << instruction.site;
        if (instruction.position.isValid())
            m_out << "  ; " << instruction.position.line << ':' << instruction.position.column;
    }

    void printSwitch(const SwitchTable &table)
    {
        for (const SwitchTable::Case &entry : table.cases)
            m_out << ' ' << entry.value << " → " << entry.target << ',';
        m_out << " otherwise → " << table.otherwise;
    }

    void printOperand(Operand operand)
    {
        if (operand.isRegister()) {
            m_out << 'r' << operand.index();
            return;
        }
        const Constant &constant = m_kernel.constants[operand.index()];
        switch (constant.type) {
        case ValueType::F32:
            m_out << std::bit_cast<float>(std::uint32_t(constant.bits)) << 'f';
            break;
        case ValueType::F64: m_out << std::bit_cast<double>(constant.bits); break;
        case ValueType::I32: m_out << std::int32_t(constant.bits); break;
        case ValueType::I64: m_out << std::int64_t(constant.bits) << 'l'; break;
        default: m_out << constant.bits; break;
        }
    }

    const Kernel &m_kernel;
    std::ostringstream m_out;
};

} // namespace

std::string print(const Kernel &kernel) { return Printer(kernel).print(); }

} // namespace warplens
