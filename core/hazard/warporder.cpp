// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/warporder.h"

#include <bit>

namespace warplens::hazard {

void WarpOrder::access(std::size_t member, LaneMask lanes)
{
    for (unsigned lane = 0; lane < MaxLanes; ++lane)
        m_unknown[member][lane] |= lanes & ~(LaneMask(1) << lane);
}

void WarpOrder::meet(LaneMask lanes)
{
    for (auto &unknown : m_unknown) {
        LaneMask toNone = ~LaneMask(0);
        for (LaneMask left = lanes; left != 0; left &= left - 1)
            toNone &= unknown[unsigned(std::countr_zero(left))];
        for (LaneMask left = lanes; left != 0; left &= left - 1)
            unknown[unsigned(std::countr_zero(left))] = toNone;
    }
}

} // namespace warplens::hazard
