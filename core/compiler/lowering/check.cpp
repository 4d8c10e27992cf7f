// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/check.h"

#include "compiler/lowering/postdominators.h"

#include <algorithm>

namespace warplens::lowering {

namespace {

class Checker
{
public:
    explicit Checker(const Kernel &kernel)
        : m_kernel(kernel)
    {
    }

    std::vector<std::string> run()
    {
        expect(!m_kernel.blocks.empty(), "there is no block");
        for (const Block &block : m_kernel.blocks)
            checkBlock(block);
        for (const Instruction &instruction : m_kernel.instructions)
            checkInstruction(instruction);
        return std::move(m_problems);
    }

    std::vector<std::string> runOnReads()
    {
        checkWrites();
        return std::move(m_problems);
    }

private:
    void expect(bool isSound, const std::string &problem)
    {
        if (!isSound)
            m_problems.push_back(problem);
    }

    void checkBlock(const Block &block)
    {
        const std::size_t end = std::size_t(block.first) + block.count;
        if (block.count == 0 || end > m_kernel.instructions.size())
            return expect(false, "a block is empty or out of range");
        for (std::size_t i = block.first; i < end; ++i)
            expect(isTerminator(m_kernel.instructions[i].opcode) == (i + 1 == end),
                   "a terminator is not at the end of its block");
        expect(block.meets == NoBlock || block.meets < m_kernel.blocks.size(),
               "a meeting is out of range");
    }

    void checkTarget(std::uint32_t target)
    {
        expect(target < m_kernel.blocks.size(), "a target is out of range");
    }

    void checkInstruction(const Instruction &instruction)
    {
        for (const std::uint32_t used : registersRead(instruction))
            expect(used < m_kernel.registers, "a register read is out of range");
        for (const std::uint32_t used : registersWritten(instruction))
            expect(used < m_kernel.registers, "a register written is out of range");
        for (const Operand operand : instruction.operands)
            expect(!operand.isConstant() || operand.index() < m_kernel.constants.size(),
                   "a constant is out of range");
        expect(instruction.site == NoSite || instruction.site < m_kernel.sites.size(),
               "a site is out of range");
        switch (instruction.opcode) {
        case Opcode::Jump: checkTarget(instruction.targets[0]); break;
        case Opcode::Branch:
            checkTarget(instruction.targets[0]);
            checkTarget(instruction.targets[1]);
            break;
        case Opcode::Switch: checkSwitch(instruction.payload); break;
        case Opcode::Address:
            expect(instruction.payload < m_kernel.variables.size(), "a variable is out of range");
            break;
        case Opcode::Parameter:
            expect(instruction.payload + bytesOf(instruction.type) <= m_kernel.parameterBytes,
                   "a parameter is out of range");
            break;
        case Opcode::LocalAddress:
            expect(instruction.payload <= m_kernel.localBytes, "a local is out of range");
            break;
        case Opcode::Print:
            expect(instruction.payload < m_kernel.prints.size(), "a format is out of range");
            break;
        case Opcode::Trap:
            expect(instruction.payload <= m_kernel.assertions.size(),
                   "an assertion is out of range");
            break;
        case Opcode::Opaque:
            expect(instruction.payload < m_kernel.opaqueCalls.size(), "a call is out of range");
            break;
        default: break;
        }
    }

    void checkSwitch(std::uint32_t index)
    {
        if (index >= m_kernel.switches.size())
            return expect(false, "a switch is out of range");
        checkTarget(m_kernel.switches[index].otherwise);
        for (const SwitchTable::Case &entry : m_kernel.switches[index].cases)
            checkTarget(entry.target);
    }

    /// Every register is written on all paths before it is read.
    void checkWrites()
    {
        using Registers = std::vector<bool>;
        std::vector<Registers> written(m_kernel.blocks.size()); // on entry; empty: not reached yet
        written[0].resize(m_kernel.registers + 1);
        std::vector<std::uint32_t> open{0};
        std::vector<bool> isOpen(m_kernel.blocks.size());
        while (!open.empty()) {
            const std::uint32_t index = open.back();
            open.pop_back();
            isOpen[index] = false;
            const Block &block = m_kernel.blocks[index];
            Registers after = written[index];
            for (std::uint32_t i = block.first; i < block.first + block.count; ++i) {
                for (const std::uint32_t result : registersWritten(m_kernel.instructions[i]))
                    after[result] = true;
            }
            for (const std::uint32_t next : successorsOf(m_kernel, block)) {
                const Registers before = written[next];
                if (written[next].empty())
                    written[next] = after;
                for (std::size_t r = 0; r < after.size(); ++r)
                    written[next][r] = written[next][r] && after[r];
                if (written[next] != before && !isOpen[next]) {
                    open.push_back(next);
                    isOpen[next] = true;
                }
            }
        }
        for (std::uint32_t i = 0; i < m_kernel.blocks.size(); ++i) {
            if (!written[i].empty())
                checkReads(m_kernel.blocks[i], written[i]);
        }
    }

    void checkReads(const Block &block, std::vector<bool> written)
    {
        for (std::uint32_t i = block.first; i < block.first + block.count; ++i) {
            for (const std::uint32_t read : registersRead(m_kernel.instructions[i]))
                expect(written[read], "r" + std::to_string(read) + " is read before it is written");
            for (const std::uint32_t result : registersWritten(m_kernel.instructions[i]))
                written[result] = true;
        }
    }

    const Kernel &m_kernel;
    std::vector<std::string> m_problems;
};

} // namespace

bool isTerminator(Opcode opcode) { return opcode >= Opcode::Jump; }

std::vector<std::uint32_t> registersRead(const Instruction &instruction)
{
    std::vector<std::uint32_t> registers;
    for (std::size_t i = 0; i < instruction.operands.size(); ++i) {
        const Operand operand = instruction.operands[i];
        if (!operand.isRegister())
            continue;
        const bool isRun = i == 1
            && (instruction.opcode == Opcode::Store || instruction.opcode == Opcode::StoreMatrix
                || instruction.opcode == Opcode::Atomic);
        for (std::uint32_t k = 0; k < (isRun ? instruction.components : 1); ++k)
            registers.push_back(operand.index() + k);
    }
    return registers;
}

std::vector<std::uint32_t> registersWritten(const Instruction &instruction)
{
    std::vector<std::uint32_t> registers;
    if (instruction.result.isNone())
        return registers;
    const bool isRun = instruction.opcode == Opcode::Load
        || instruction.opcode == Opcode::LoadMatrix || instruction.opcode == Opcode::Atomic;
    const std::uint32_t count = isRun ? instruction.components : 1;
    for (std::uint32_t k = 0; k < count; ++k)
        registers.push_back(instruction.result.index() + k);
    return registers;
}

std::vector<std::string> check(const Kernel &kernel) { return Checker(kernel).run(); }

std::vector<std::string> checkReads(const Kernel &kernel) { return Checker(kernel).runOnReads(); }

} // namespace warplens::lowering
