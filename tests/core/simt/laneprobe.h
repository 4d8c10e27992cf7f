// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernelbuilder.h"
#include "simt/operandtypes.h"
#include "simt/warp.h"

#include <functional>
#include <vector>

namespace warplens {

/// Bits of the operands of one lane.
using OperandBits = std::array<std::uint64_t, 3>;

/// Executes one instruction for chosen lanes of one warp and gives every lane's result.
inline std::vector<std::uint64_t> executeOnce(Instruction instruction,
                                              const std::vector<OperandBits> &lanes,
                                              LaneMask active, std::uint64_t oldResult)
{
    KernelBuilder b;
    instruction.result = b.reg();
    for (Operand &operand : instruction.operands)
        operand = b.reg();
    b.write(Opcode::Return, ValueType::I32);
    b.kernel.instructions.insert(b.kernel.instructions.begin(), instruction);
    b.kernel.blocks = {{0, 2, NoBlock}};

    ResolvedLaunch launch;
    launch.warpSize = std::uint32_t(lanes.size());
    launch.block = {launch.warpSize, 1, 1};
    simt::Machine machine(b.kernel, launch, SimulationLimits());
    simt::Warp warp(machine);
    simt::WarpThreads threads;
    threads.lanes = ~LaneMask(0) >> (64 - lanes.size());
    warp.start(0, threads);
    warp.setActive(active);
    const simt::Step *step = machine.program.block(0).first;
    const unsigned resultBytes = bytesOf(simt::resultTypeOf(instruction));
    for (unsigned lane = 0; lane < lanes.size(); ++lane) {
        warp.setBits(step->result, resultBytes, lane, oldResult);
        for (unsigned i = 0; i < 3; ++i)
            warp.setBits(step->operands[i], bytesOf(simt::operandTypeOf(instruction, i)), lane,
                         lanes[lane][i]);
    }
    step->run(warp, step);
    std::vector<std::uint64_t> results;
    for (unsigned lane = 0; lane < lanes.size(); ++lane)
        results.push_back(warp.bitsOf(step->result, resultBytes, lane));
    return results;
}

/// Where an instruction's results differ from `expected`; empty if nowhere. Runs all operands in
/// full warps of 32 and of 64, and with every third lane inactive: those keep the old result.
inline std::string differences(const Instruction &instruction, std::vector<OperandBits> operands,
                               const std::function<std::uint64_t(const OperandBits &)> &expected)
{
    const std::uint64_t old =
        0x5a5a'5a5a'5a5a'5a5a >> (64 - 8 * bytesOf(simt::resultTypeOf(instruction)));
    while (operands.size() % 64 != 0)
        operands.push_back(operands.front());
    for (const std::size_t size : {32, 64})
        for (const LaneMask mask : {~LaneMask(0), LaneMask(0xb6db'6db6'db6d'b6db)})
            for (std::size_t first = 0; first < operands.size(); first += size) {
                const std::vector<OperandBits> lanes(operands.begin() + std::ptrdiff_t(first),
                                                     operands.begin()
                                                         + std::ptrdiff_t(first + size));
                const LaneMask active = mask & (~LaneMask(0) >> (64 - size));
                const auto results = executeOnce(instruction, lanes, active, old);
                for (std::size_t lane = 0; lane < size; ++lane) {
                    const bool isActive = active >> lane & 1;
                    const std::uint64_t wanted = isActive ? expected(lanes[lane]) : old;
                    if (results[lane] == wanted)
                        continue;
                    char text[200];
                    std::snprintf(
                        text, sizeof text,
                        "a %#llx b %#llx c %#llx: %#llx instead of %#llx (%s lane %zu of "
                        "%zu)",
                        (unsigned long long)lanes[lane][0], (unsigned long long)lanes[lane][1],
                        (unsigned long long)lanes[lane][2], (unsigned long long)results[lane],
                        (unsigned long long)wanted, isActive ? "active" : "inactive", lane, size);
                    return text;
                }
            }
    return {};
}

inline Instruction instructionOf(Opcode opcode, ValueType type, unsigned modifier = 0)
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.type = type;
    instruction.resultType = type;
    instruction.modifier = std::uint8_t(modifier);
    instruction.position = {1, 1};
    return instruction;
}

inline std::uint64_t lowBits(std::uint64_t value, unsigned width)
{
    return width >= 64 ? value : value & ((std::uint64_t(1) << width) - 1);
}

inline unsigned widthOf(ValueType type) { return type == ValueType::Bool ? 1 : 8 * bytesOf(type); }

/// Well mixed, the same in every run.
class Mixer
{
public:
    std::uint64_t next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        return m_state ^= m_state << 17;
    }

private:
    std::uint64_t m_state = 0x1234'5678'9abc'def1;
};

} // namespace warplens
