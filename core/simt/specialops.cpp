// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "simt/laneops.h"
#include "simt/warp.h"

namespace warplens::simt {

namespace {

std::uint64_t valueOf(const Warp &warp, SpecialValue value, unsigned lane)
{
    switch (value) {
    case SpecialValue::ThreadX: return warp.threads().x[lane];
    case SpecialValue::ThreadY: return warp.threads().y[lane];
    case SpecialValue::ThreadZ: return warp.threads().z[lane];
    case SpecialValue::LaneId: return lane;
    case SpecialValue::WarpId: return warp.index();
    case SpecialValue::ActiveMask: return warp.active;
    case SpecialValue::Clock: return warp.steps(); // a clock that is the same in every run
    default: return 0;                             // the same in all warps: see Program
    }
}

template <class T> const Step *special(Lanes &lanes, const Step *step)
{
    auto &warp = static_cast<Warp &>(lanes);
    const auto which = SpecialValue(step->instruction->modifier);
    T *result = warp.at<T>(step->result);
    for (unsigned lane = 0; lane < warp.laneSlots(); ++lane)
        if (warp.selected[lane])
            result[lane] = T(valueOf(warp, which, lane));
    return step + 1;
}

} // namespace

Execute specialOperation(const Instruction &instruction, unsigned)
{
    if (instruction.opcode != Opcode::Special)
        return nullptr;
    switch (bytesOf(instruction.type)) {
    case 1: return special<std::uint8_t>;
    case 2: return special<std::uint16_t>;
    case 4: return special<std::uint32_t>;
    default: return special<std::uint64_t>;
    }
}

} // namespace warplens::simt
