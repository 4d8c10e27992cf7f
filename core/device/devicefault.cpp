// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/devicefault.h"

#include "device/lanes.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

using Fault = std::optional<DeviceFault>;

std::string textOf(std::uint64_t number) { return std::to_string(number); }

Fault faultInPhases(const std::string &key, const std::vector<LaneMask> &phases,
                    std::uint32_t warpSize)
{
    if (phases.empty())
        return {}; // not modelled
    const auto lane = [](LaneMask lanes) { return "lane " + textOf(std::countr_zero(lanes)); };
    LaneMask seen = 0;
    for (const LaneMask phase : phases) {
        if (const LaneMask twice = seen & phase)
            return DeviceFault{"shared", key, lane(twice) + " is in two phases"};
        seen |= phase;
    }
    const LaneMask warp = firstLanes(warpSize);
    if (const LaneMask missing = warp & ~seen)
        return DeviceFault{"shared", key, lane(missing) + " is in no phase"};
    if (const LaneMask extra = seen & ~warp)
        return DeviceFault{"shared", key, lane(extra) + " is past the warp of " + textOf(warpSize)};
    return {};
}

/// `mode`: where the rules stand in the section, with a dot at its end, or empty.
Fault faultInBanks(const SharedRules &rules, const std::string &mode, std::uint32_t warpSize)
{
    for (const auto &[width, phases] : rules.phases)
        if (auto fault = faultInPhases(mode + "phases." + textOf(width), phases, warpSize))
            return fault;
    for (const auto &[width, phases] : rules.storePhases)
        if (auto fault = faultInPhases(mode + "store_phases." + textOf(width), phases, warpSize))
            return fault;
    for (const auto &[width, rule] : rules.rules)
        if (!rules.phases.contains(width) && !rules.storePhases.contains(width))
            return DeviceFault{"shared", mode + "rules." + textOf(width),
                               "no phases are given for this width"};
    return {};
}

/// CC 1.x splits what is wider than 32 bits, and its broadcast is no multicast.
Fault faultInBroadcast(const SharedRules &rules)
{
    const std::string why = "; protocol broadcast-half-warp";
    if (rules.bankBytes != 4)
        return DeviceFault{"shared", "bank_bytes",
                           textOf(rules.bankBytes) + " is not 4" + why + " has banks of 4 bytes"};
    if (!rules.multicast)
        return DeviceFault{"shared", "multicast",
                           "cannot be off" + why + " has one broadcast word"};
    if (rules.pairMerge)
        return DeviceFault{"shared", "pair_merge", "cannot be on" + why + " merges no phases"};
    return {};
}

Fault faultInShared(const Device &device)
{
    if (device.shared.protocol == SharedProtocol::BroadcastHalfWarp)
        return faultInBroadcast(device.shared);
    for (const auto &[name, rules] : device.bankModes)
        if (auto fault = faultInBanks(rules, "bank_modes." + textOf(name) + '.', device.warpSize))
            return fault;
    return faultInBanks(device.shared, "", device.warpSize);
}

/// A warp falls into equal groups.
Fault faultInMerged(const std::string &key, const std::map<std::uint32_t, std::uint32_t> &merged,
                    std::uint32_t warpSize)
{
    for (const auto &[width, lanes] : merged)
        if (lanes == 0 || warpSize % lanes != 0)
            return DeviceFault{"global", key + '.' + textOf(width),
                               textOf(lanes) + " lanes do not divide the warp of "
                                   + textOf(warpSize)};
    return {};
}

Fault faultInGlobal(const GlobalRules &rules, std::uint32_t warpSize)
{
    if (auto fault = faultInMerged("lanes_merged", rules.lanesMerged, warpSize))
        return fault;
    if (auto fault = faultInMerged("store_lanes_merged", rules.storeLanesMerged, warpSize))
        return fault;
    if (rules.lineBytes < rules.sectorBytes)
        return DeviceFault{"global", "line_bytes",
                           textOf(rules.lineBytes) + " is less than a sector of "
                               + textOf(rules.sectorBytes)};
    if (rules.protocol == GlobalProtocol::Merge)
        return {};
    // The segments of CC 1.x are fixed: 32, 64 and 128 bytes.
    if (rules.sectorBytes != 32)
        return DeviceFault{"global", "sector_bytes",
                           textOf(rules.sectorBytes) + " is not 32, as this protocol needs"};
    if (rules.lineBytes != 128)
        return DeviceFault{"global", "line_bytes",
                           textOf(rules.lineBytes) + " is not 128, as this protocol needs"};
    return {};
}

Fault faultInLimits(const LaunchLimits &limits, std::uint32_t warpSize)
{
    if (limits.staticSharedBytes > limits.sharedBytes)
        return DeviceFault{"limits", "static_shared_bytes",
                           textOf(limits.staticSharedBytes) + " is more than shared_bytes, "
                               + textOf(limits.sharedBytes)};
    if (limits.residentSharedBytes != 0 && limits.residentSharedBytes < limits.sharedBytes)
        return DeviceFault{"limits", "resident_shared_bytes",
                           textOf(limits.residentSharedBytes) + " is less than shared_bytes, "
                               + textOf(limits.sharedBytes)};
    const std::uint64_t threads = std::uint64_t(limits.residentWarps) * warpSize;
    if (limits.residentWarps != 0 && threads < limits.threads)
        return DeviceFault{"limits", "resident_warps",
                           textOf(threads) + " threads are less than a block of "
                               + textOf(limits.threads)};
    return {};
}

} // namespace

std::optional<DeviceFault> contradictionIn(const Device &device)
{
    if (auto fault = faultInLimits(device.limits, device.warpSize))
        return fault;
    if (auto fault = faultInGlobal(device.global, device.warpSize))
        return fault;
    if (auto fault = faultInShared(device))
        return fault;
    const bool warpMayChange = std::ranges::count(device.editable, "warp_size") > 0;
    const bool isByWidth = device.shared.phases.empty() && device.shared.storePhases.empty();
    if (warpMayChange && !isByWidth)
        return DeviceFault{"", "editable", "warp_size needs phases \"by-width\""};
    return {};
}

} // namespace warplens
