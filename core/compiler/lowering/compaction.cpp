// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/compaction.h"

#include "compiler/lowering/check.h"

namespace warplens::lowering {

namespace {

bool hasEffect(const Instruction &instruction)
{
    switch (instruction.opcode) {
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem:
    case Opcode::Load:
    case Opcode::Store:
    case Opcode::Atomic:
    case Opcode::LoadMatrix:
    case Opcode::StoreMatrix:
    case Opcode::Barrier:
    case Opcode::WarpBarrier:
    case Opcode::Fence:
    case Opcode::Opaque: return true;
    default: return isTerminator(instruction.opcode);
    }
}

/// Which instructions have an effect or feed one that has.
std::vector<bool> findUseful(const Kernel &kernel)
{
    std::vector<std::vector<std::uint32_t>> writers(kernel.registers);
    std::vector<bool> isUseful(kernel.instructions.size());
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < kernel.instructions.size(); ++i) {
        const Instruction &instruction = kernel.instructions[i];
        for (const std::uint32_t written : registersWritten(instruction))
            writers[written].push_back(i);
        isUseful[i] = hasEffect(instruction);
        if (isUseful[i])
            open.push_back(i);
    }
    while (!open.empty()) {
        const Instruction &instruction = kernel.instructions[open.back()];
        open.pop_back();
        for (const std::uint32_t read : registersRead(instruction)) {
            for (const std::uint32_t writer : writers[read]) {
                if (!isUseful[writer])
                    open.push_back(writer);
                isUseful[writer] = true;
            }
            writers[read].clear();
        }
    }
    return isUseful;
}

void dropUseless(Kernel &kernel)
{
    const std::vector<bool> isUseful = findUseful(kernel);
    std::vector<Instruction> kept;
    for (Block &block : kernel.blocks) {
        const auto first = std::uint32_t(kept.size());
        for (std::uint32_t i = block.first; i < block.first + block.count; ++i) {
            if (isUseful[i])
                kept.push_back(kernel.instructions[i]);
        }
        block.first = first;
        block.count = std::uint32_t(kept.size()) - first;
    }
    kernel.instructions = std::move(kept);
}

void renumber(Kernel &kernel)
{
    std::vector<std::uint32_t> number(kernel.registers, 0);
    for (const Instruction &instruction : kernel.instructions) {
        for (const std::uint32_t used : registersRead(instruction))
            number[used] = 1;
        for (const std::uint32_t used : registersWritten(instruction))
            number[used] = 1;
    }
    // Ascending, so that runs of registers stay runs.
    std::uint32_t next = 0;
    for (std::uint32_t &entry : number)
        entry = entry ? next++ : 0;
    kernel.registers = next;
    const auto rename = [&](Operand &operand) {
        if (operand.isRegister())
            operand = Operand::reg(number[operand.index()]);
    };
    for (Instruction &instruction : kernel.instructions) {
        rename(instruction.result);
        for (Operand &operand : instruction.operands)
            rename(operand);
    }
}

} // namespace

void compact(Kernel &kernel)
{
    dropUseless(kernel);
    renumber(kernel);
}

} // namespace warplens::lowering
