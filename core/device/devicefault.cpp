// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/devicefault.h"

#include "device/lanes.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

std::optional<DeviceFault> faultInPhases(std::uint32_t width, const std::vector<LaneMask> &phases,
                                         std::uint32_t warpSize)
{
    const std::string key = "phases." + std::to_string(width);
    LaneMask seen = 0;
    for (const LaneMask phase : phases) {
        if (const LaneMask twice = seen & phase)
            return DeviceFault{"shared", key,
                               "lane " + std::to_string(std::countr_zero(twice))
                                   + " is in two phases"};
        seen |= phase;
    }
    const LaneMask warp = firstLanes(warpSize);
    if (const LaneMask missing = warp & ~seen)
        return DeviceFault{"shared", key,
                           "lane " + std::to_string(std::countr_zero(missing)) + " is in no phase"};
    if (const LaneMask extra = seen & ~warp)
        return DeviceFault{"shared", key,
                           "lane " + std::to_string(std::countr_zero(extra))
                               + " is past the warp of " + std::to_string(warpSize)};
    return {};
}

} // namespace

std::optional<DeviceFault> contradictionIn(const Device &device)
{
    const GlobalRules &global = device.global;
    if (global.lineBytes < global.sectorBytes)
        return DeviceFault{"global", "line_bytes",
                           std::to_string(global.lineBytes) + " is less than a sector of "
                               + std::to_string(global.sectorBytes)};
    const SharedRules &shared = device.shared;
    for (const auto &[width, phases] : shared.phases)
        if (auto fault = faultInPhases(width, phases, device.warpSize))
            return fault;
    for (const auto &[width, rule] : shared.rules)
        if (!shared.phases.contains(width))
            return DeviceFault{"shared", "rules." + std::to_string(width),
                               "no phases are given for this width"};
    const bool warpMayChange = std::ranges::count(device.editable, "warp_size") > 0;
    if (warpMayChange && !shared.phases.empty())
        return DeviceFault{"", "editable", "warp_size needs phases \"by-width\""};
    return {};
}

} // namespace warplens
