// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/readwrite.h"

namespace warplens::simt {

std::vector<bool> registersRead(const Kernel &kernel)
{
    std::vector<bool> read(kernel.registers);
    for (const Instruction &instruction : kernel.instructions)
        for (const Operand operand : instruction.operands) {
            if (operand.isNone() || !operand.isRegister())
                continue;
            const std::size_t count =
                instruction.opcode == Opcode::Store ? instruction.components : 1;
            for (std::size_t i = operand.index(); i < operand.index() + count; ++i)
                if (i < read.size())
                    read[i] = true;
        }
    return read;
}

std::vector<bool> arraysReadAndWritten(const Kernel &kernel)
{
    const std::size_t arrays = kernel.variables.size() + kernel.parameters.size();
    std::vector<bool> read(arrays);
    std::vector<bool> written(arrays);
    const std::vector<bool> used = registersRead(kernel);
    const auto mark = [&kernel](std::vector<bool> &which, const Instruction &instruction) {
        const std::uint32_t array =
            instruction.site < kernel.sites.size() ? kernel.sites[instruction.site].array : NoArray;
        if (array < which.size())
            which[array] = true;
        else
            which.assign(which.size(), true);
    };
    for (const Instruction &instruction : kernel.instructions) {
        const bool isAtomic = instruction.opcode == Opcode::Atomic;
        const Operand result = instruction.result;
        const bool isUsed =
            !result.isNone() && result.index() < used.size() && used[result.index()];
        if (instruction.opcode == Opcode::Load || (isAtomic && isUsed))
            mark(read, instruction);
        if (instruction.opcode == Opcode::Store || isAtomic)
            mark(written, instruction);
    }
    for (std::size_t i = 0; i < arrays; ++i)
        read[i] = read[i] && written[i];
    return read;
}

} // namespace warplens::simt
