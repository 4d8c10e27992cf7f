// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/laneops.h"
#include "simt/warp.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace warplens::simt {

namespace {

/// The lanes whose Bool is true. Eight bytes of 0 or 1 become eight bits in one multiplication.
LaneMask trueLanes(const std::uint8_t *values, unsigned lanes)
{
    LaneMask mask = 0;
    for (unsigned l = 0; l < lanes; l += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, values + l, sizeof eight);
        mask |= (eight * 0x0102'0408'1020'4080) >> 56 << l;
    }
    return mask;
}

const Step *jump(Lanes &lanes, const Step *step)
{
    return static_cast<Warp &>(lanes).jump(step->instruction->targets[0], *step);
}

const Step *branch(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    const auto &targets = step->instruction->targets;
    const auto *condition = warp.at<std::uint8_t>(step->operands[0]);
    const LaneMask taken = trueLanes(condition, warp.laneSlots()) & warp.active;
    if (taken == warp.active)
        return warp.jump(targets[0], *step);
    if (taken == 0)
        return warp.jump(targets[1], *step);
    if (targets[0] == targets[1])
        return warp.jump(targets[0], *step);
    std::array<LaneGroup, 2> groups = {LaneGroup{targets[0], taken},
                                       LaneGroup{targets[1], warp.active & ~taken}};
    return warp.diverge(groups, *step);
}

std::uint32_t targetOf(const SwitchTable &table, std::uint64_t value)
{
    const auto match = std::find_if(table.cases.begin(), table.cases.end(),
                                    [value](const auto &each) { return each.value == value; });
    return match == table.cases.end() ? table.otherwise : match->target;
}

const Step *switchTo(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    const Instruction &instruction = *step->instruction;
    const SwitchTable &table = warp.kernel().switches[instruction.payload];
    const unsigned bytes = bytesOf(instruction.type);
    std::array<LaneGroup, MaxLanes> groups;
    std::size_t count = 0;
    std::uint64_t value = 0;
    std::uint32_t target = 0;
    bool known = false;
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const unsigned lane = unsigned(std::countr_zero(left));
        const std::uint64_t own = warp.bitsOf(step->operands[0], bytes, lane);
        if (!known || own != value) {
            value = own;
            target = targetOf(table, value);
            known = true;
        }
        const LaneMask bit = LaneMask(1) << lane;
        const auto end = groups.begin() + std::ptrdiff_t(count);
        const auto group = std::find_if(
            groups.begin(), end, [target](const LaneGroup &each) { return each.block == target; });
        if (group == end)
            groups[count++] = {target, bit};
        else
            group->lanes |= bit;
    }
    if (count == 1)
        return warp.jump(target, *step);
    return warp.diverge(std::span(groups).first(count), *step);
}

const Step *leave(Lanes &lanes, const Step *step)
{
    return static_cast<Warp &>(lanes).leave(*step);
}

const Step *trap(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    warp.reportTrap(*step->instruction);
    return warp.leave(*step);
}

const Step *barrier(Lanes &lanes, const Step *step)
{
    return static_cast<Warp &>(lanes).arriveAtBarrier(*step);
}

const Step *meet(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    if (warp.tellsStores())
        warp.tellMeetings(step->operands[0]);
    return step + 1;
}

} // namespace

Execute controlOperation(const Instruction &instruction, unsigned)
{
    switch (instruction.opcode) {
    case Opcode::Jump: return jump;
    case Opcode::Branch: return branch;
    case Opcode::Switch: return switchTo;
    case Opcode::Return: return leave;
    case Opcode::Trap: return trap;
    case Opcode::Barrier: return barrier;
    case Opcode::WarpBarrier: return meet;
    default: return nullptr;
    }
}

} // namespace warplens::simt
