// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/laneops.h"
#include "simt/operandtypes.h"
#include "simt/warp.h"

#include <bit>

namespace warplens::simt {

namespace {

/// The lane that PTX `shfl` reads from. `control` holds the clamp in its low bits and, eight bits
/// up, the mask of lane bits that name the segment; `bits` selects as many bits as lanes have.
unsigned sourceLane(ShuffleMode mode, unsigned lane, unsigned operand, unsigned control,
                    unsigned bits)
{
    operand &= bits;
    const unsigned segment = control >> 8 & bits;
    const unsigned last = (lane & segment) | (control & bits & ~segment);
    const unsigned first = lane & segment;
    switch (mode) {
    case ShuffleMode::Up: {
        const int source = int(lane) - int(operand);
        return source >= int(last) ? unsigned(source) : lane;
    }
    case ShuffleMode::Down: return lane + operand <= last ? lane + operand : lane;
    case ShuffleMode::Butterfly: return (lane ^ operand) <= last ? lane ^ operand : lane;
    case ShuffleMode::Index: {
        const unsigned source = first | (operand & ~segment);
        return source <= last ? source : lane;
    }
    }
    return lane;
}

const Step *shuffle(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    const auto mode = ShuffleMode(step->instruction->modifier);
    const unsigned bytes = bytesOf(step->instruction->type);
    const unsigned bits = std::bit_ceil(warp.machine().launch.warpSize) - 1;
    std::array<std::uint64_t, MaxLanes> values = {};
    for (unsigned lane = 0; lane < warp.laneSlots(); ++lane) {
        if (!warp.selected[lane])
            continue;
        unsigned source = sourceLane(mode, lane, warp.at<std::uint32_t>(step->operands[1])[lane],
                                     warp.at<std::uint32_t>(step->operands[2])[lane], bits);
        // PTX leaves the value of an inactive lane undefined; a lane's own is reproducible.
        if (!warp.selected[source])
            source = lane;
        values[lane] = warp.bitsOf(step->operands[0], bytes, source);
    }
    for (unsigned lane = 0; lane < warp.laneSlots(); ++lane)
        if (warp.selected[lane])
            warp.setBits(step->result, bytes, lane, values[lane]);
    return step + 1;
}

/// The active lanes whose value equals that of `lane`.
LaneMask lanesLike(const Warp &warp, const Step &step, unsigned lane)
{
    const unsigned bytes = bytesOf(step.instruction->type);
    const std::uint64_t value = warp.bitsOf(step.operands[0], bytes, lane);
    LaneMask equal = 0;
    for (LaneMask left = warp.active; left != 0; left &= left - 1) {
        const auto other = unsigned(std::countr_zero(left));
        equal |= LaneMask(warp.bitsOf(step.operands[0], bytes, other) == value) << other;
    }
    return equal;
}

LaneMask voteOf(const Warp &warp, const Step &step, LaneMask votes, unsigned lane)
{
    switch (VoteMode(step.instruction->modifier)) {
    case VoteMode::Any: return votes != 0;
    case VoteMode::All: return votes == warp.active;
    case VoteMode::Ballot: return votes;
    case VoteMode::MatchAny: return lanesLike(warp, step, lane);
    case VoteMode::MatchAll: return lanesLike(warp, step, lane) == warp.active ? warp.active : 0;
    }
    return 0;
}

const Step *vote(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    const unsigned bytes = bytesOf(resultTypeOf(*step->instruction));
    LaneMask votes = 0;
    if (VoteMode(step->instruction->modifier) < VoteMode::MatchAny)
        for (unsigned lane = 0; lane < warp.laneSlots(); ++lane)
            if (warp.selected[lane] && warp.at<std::uint8_t>(step->operands[0])[lane])
                votes |= LaneMask(1) << lane;
    std::array<LaneMask, MaxLanes> results = {};
    for (unsigned lane = 0; lane < warp.laneSlots(); ++lane)
        if (warp.selected[lane])
            results[lane] = voteOf(warp, *step, votes, lane);
    for (unsigned lane = 0; lane < warp.laneSlots(); ++lane)
        if (warp.selected[lane])
            warp.setBits(step->result, bytes, lane, results[lane]);
    return step + 1;
}

} // namespace

Execute exchangeOperation(const Instruction &instruction, unsigned)
{
    if (instruction.opcode == Opcode::Shuffle)
        return shuffle;
    if (instruction.opcode == Opcode::Vote)
        return vote;
    return nullptr;
}

} // namespace warplens::simt
