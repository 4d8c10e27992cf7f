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
{
    const SharedRules &rules = device.shared;
    if (request.matrices) {
        addMatrices(request);
        return;
    }
    const unsigned together = phasesTogether(request, rules);
    if (rules.phases.empty()) {
        addByWidth(request, device, together);
        return;
    }
    const auto listed = rules.phases.lower_bound(request.bytes);
    m_isModelled = listed != rules.phases.end();
    if (!m_isModelled)
        return;
    if (const auto rule = rules.rules.find(listed->first); rule != rules.rules.end())
        m_rule = rule->second;
    addListed(request, listed->second, together);
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
