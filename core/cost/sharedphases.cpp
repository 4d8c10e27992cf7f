// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/sharedphases.h"

#include "device/lanes.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

/// Whether every active lane's neighbour at `distance` (a power of two) is inactive or at the same
/// address.
bool lanesPairUp(const Request &request, unsigned distance)
{
    for (LaneMask rest = request.active; rest; rest &= rest - 1) {
        const auto lane = unsigned(std::countr_zero(rest));
        const unsigned other = lane ^ distance;
        if ((request.active >> other & 1) && request.address[lane] != request.address[other])
            return false;
    }
    return true;
}

/// How many phases in a row are served as one. Source: counter readings on A100. Only loads of 8
/// and 16 bytes merge, two half-warps or each two quarter-warps, and one distance must hold for
/// the whole warp.
unsigned phasesTogether(const Request &request, const SharedRules &rules)
{
    const bool canMerge = rules.pairMerge && request.kind == AccessKind::Load
        && (request.bytes == 8 || request.bytes == 16);
    return canMerge && (lanesPairUp(request, 1) || lanesPairUp(request, 2)) ? 2 : 1;
}

} // namespace

SharedPhases::SharedPhases(const Request &request, const Device &device)
    : m_partBytes(request.bytes)
{
    BankRule rule = BankRule::DistinctWords;
    const bool isHalfWarp = device.shared.protocol == SharedProtocol::BroadcastHalfWarp;
    if (request.matrices && isHalfWarp)
        m_isModelled = false;
    else if (request.matrices)
        addMatrices(request);
    else if (isHalfWarp)
        addHalfWarps(request);
    else
        rule = addByDevice(request, device);
    m_passRule = passRuleOf(request, device.shared, rule);
}

BankRule SharedPhases::addByDevice(const Request &request, const Device &device)
{
    const SharedRules &rules = device.shared;
    const unsigned together = phasesTogether(request, rules);
    const auto &byBytes = request.kind == AccessKind::Load ? rules.phases : rules.storePhases;
    if (byBytes.empty()) {
        addByWidth(request, device, together);
        return BankRule::DistinctWords;
    }
    const auto listed = byBytes.lower_bound(request.bytes);
    m_isModelled = listed != byBytes.end() && !listed->second.empty();
    if (!m_isModelled)
        return BankRule::DistinctWords;
    addListed(request, listed->second, together);
    const auto rule = rules.rules.find(listed->first);
    return rule == rules.rules.end() ? BankRule::DistinctWords : rule->second;
}

/// CC 1.x: accesses wider than 4 bytes are requests of 4 bytes each.
/// Source: CUDA C Programming Guide 4.2, F.3.3.
void SharedPhases::addHalfWarps(const Request &request)
{
    constexpr unsigned HalfWarp = 16;
    constexpr std::uint32_t MostBytes = 4;
    std::array<LaneMask, MaxLanes / HalfWarp> phases;
    for (unsigned half = 0; half < phases.size(); ++half)
        phases[half] = firstLanes(HalfWarp) << (HalfWarp * half);
    addListed(request, phases, 1);
    m_parts = (request.bytes + MostBytes - 1) / MostBytes;
    m_partBytes = std::min(request.bytes, MostBytes);
}

/// The eight rows of each 8×8 matrix are one phase: PTX lets lanes 8m to 8m + 7 name the rows of
/// matrix m. An inference, and what the swizzles of tile libraries are made for.
void SharedPhases::addMatrices(const Request &request)
{
    constexpr unsigned Rows = 8;
    std::array<LaneMask, MaxLanes / Rows> phases;
    for (unsigned matrix = 0; matrix < phases.size(); ++matrix)
        phases[matrix] = firstLanes(Rows) << (Rows * matrix);
    addListed(request, phases, 1);
}

void SharedPhases::addByWidth(const Request &request, const Device &device, unsigned together)
{
    const std::uint32_t warp = device.warpSize;
    const std::uint32_t rowBytes = device.shared.banks * device.shared.bankBytes;
    const std::uint32_t needed = (warp * request.bytes + rowBytes - 1) / rowBytes;
    const std::uint32_t count = std::min(needed, warp);
    // Phase p begins with the first lane l for which l × count / warp reaches p.
    const auto startOf = [=](std::uint32_t phase) { return (phase * warp + count - 1) / count; };
    std::array<LaneMask, MaxLanes> phases;
    for (std::uint32_t phase = 0; phase < count; ++phase)
        phases[phase] = firstLanes(startOf(phase + 1)) & ~firstLanes(startOf(phase));
    addListed(request, {phases.data(), count}, together);
}

void SharedPhases::addListed(const Request &request, std::span<const LaneMask> phases,
                             unsigned together)
{
    for (std::size_t first = 0; first < phases.size(); first += together) {
        LaneMask joined = 0;
        for (const LaneMask phase :
             phases.subspan(first, std::min<std::size_t>(together, phases.size() - first))) {
            const LaneMask lanes = phase & request.active;
            m_isMerged |= joined && lanes;
            joined |= lanes;
        }
        if (joined)
            m_lanes[m_count++] = joined;
    }
}

} // namespace warplens
