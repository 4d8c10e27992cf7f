// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/readwrite.h"

namespace warplens::simt {

std::vector<bool> arraysReadAndWritten(const Kernel &kernel)
{
    const std::size_t arrays = kernel.variables.size() + kernel.parameters.size();
    std::vector<bool> read(arrays);
    std::vector<bool> written(arrays);
    const auto mark = [&kernel](std::vector<bool> &which, const Instruction &instruction) {
        const std::uint32_t array =
            instruction.site < kernel.sites.size() ? kernel.sites[instruction.site].array : NoArray;
        if (array < which.size())
            which[array] = true;
        else
            which.assign(which.size(), true);
    };
    for (const Instruction &instruction : kernel.instructions) {
        if (instruction.opcode == Opcode::Load || instruction.opcode == Opcode::LoadMatrix)
            mark(read, instruction);
        if (instruction.opcode == Opcode::Store || instruction.opcode == Opcode::StoreMatrix
            || instruction.opcode == Opcode::Atomic)
            mark(written, instruction);
    }
    for (std::size_t i = 0; i < arrays; ++i)
        read[i] = read[i] && written[i];
    return read;
}

} // namespace warplens::simt
