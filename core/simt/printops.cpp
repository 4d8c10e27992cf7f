// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/access.h"
#include "simt/laneops.h"
#include "simt/printtext.h"

namespace warplens::simt {

namespace {

/// Reads `count` bytes, no access of the kernel. Says whether they are there.
bool peek(Warp &warp, unsigned lane, std::uint64_t address, void *bytes, std::size_t count)
{
    const Segment *segment = warp.machine().arrays.find(address, NoArray);
    if (!segment || !segment->holds(address, address, unsigned(count)))
        return false;
    readBytes(warp, *segment, lane, address, bytes, count);
    return true;
}

std::string stringAt(Warp &warp, unsigned lane, std::uint64_t address)
{
    std::string text;
    for (char c = 0; text.size() < LongestPrint && peek(warp, lane, address, &c, 1) && c != 0;
         ++address)
        text += c;
    return text;
}

std::string textOfLane(Warp &warp, const Step &step, unsigned lane)
{
    const PrintFormat &format = warp.kernel().prints[step.instruction->payload];
    const std::uint64_t packed = warp.bitsOf(step.operands[0], sizeof(std::uint64_t), lane);
    std::vector<std::uint64_t> bits;
    for (const PrintFormat::Argument &argument : format.arguments) {
        std::uint64_t value = 0;
        peek(warp, lane, packed + argument.offset, &value, bytesOf(argument.type));
        bits.push_back(value);
    }
    return printText(format, bits,
                     [&](std::uint64_t address) { return stringAt(warp, lane, address); });
}

const Step *print(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    Machine &machine = warp.machine();
    const std::uint32_t first = warp.index() * machine.launch.warpSize;
    for (LaneMask left = warp.active; left != 0 && machine.sink->wantsText(); left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        machine.sink->print(machine.block, first + lane, step->instruction->position,
                            textOfLane(warp, *step, lane));
    }
    return step + 1;
}

} // namespace

Execute printOperation(const Instruction &instruction, unsigned)
{
    return instruction.opcode == Opcode::Print ? print : nullptr;
}

} // namespace warplens::simt
