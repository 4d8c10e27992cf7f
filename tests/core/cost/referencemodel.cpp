// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "referencemodel.h"

#include <algorithm>
#include <set>
#include <tuple>

using namespace warplens;

namespace {

using Lanes = std::vector<unsigned>;

bool isIn(LaneMask mask, unsigned lane) { return mask >> lane & 1; }

Lanes lanesIn(LaneMask mask)
{
    Lanes lanes;
    for (unsigned lane = 0; lane < 64; ++lane)
        if (isIn(mask, lane))
            lanes.push_back(lane);
    return lanes;
}

LaneMask maskOf(const Lanes &lanes)
{
    LaneMask mask = 0;
    for (const unsigned lane : lanes)
        mask += LaneMask(1) << lane;
    return mask;
}

/// Every distinct multiple of `unit` that the lanes' bytes lie in.
std::set<std::uint64_t> unitsOf(const Request &request, const Lanes &lanes, std::uint64_t unit)
{
    std::set<std::uint64_t> units;
    for (const unsigned lane : lanes)
        for (std::uint64_t byte = 0; byte < request.bytes; ++byte)
            units.insert((request.address[lane] + byte) / unit);
    return units;
}

std::vector<Lanes> mergedGroups(const Request &request, const Device &device)
{
    unsigned together = 64;
    for (const auto &[width, lanes] : device.global.lanesMerged)
        if (request.bytes >= width)
            together = lanes;
    std::map<unsigned, Lanes> groups;
    for (const unsigned lane : lanesIn(request.active))
        groups[lane / together].push_back(lane);
    std::vector<Lanes> result;
    for (const auto &[number, lanes] : groups)
        result.push_back(lanes);
    return result;
}

/// The lanes of every phase, active or not; nothing where the width is not modelled.
std::vector<Lanes> allPhases(const Request &request, const Device &device)
{
    std::vector<Lanes> result;
    if (request.matrices) {
        result.resize(8);
        for (unsigned lane = 0; lane < 64; ++lane)
            result[lane / 8].push_back(lane);
        return result;
    }
    if (!device.shared.phases.empty()) {
        for (const auto &[width, phases] : device.shared.phases) {
            if (request.bytes > width)
                continue;
            for (const LaneMask phase : phases)
                result.push_back(lanesIn(phase));
            return result;
        }
        return {};
    }
    const double row = double(device.shared.banks) * device.shared.bankBytes;
    unsigned count = 1;
    while (count * row < double(device.warpSize) * request.bytes)
        ++count;
    count = std::min(count, device.warpSize);
    result.resize(count);
    for (unsigned lane = 0; lane < device.warpSize; ++lane)
        result[lane * count / device.warpSize].push_back(lane);
    return result;
}

bool pairsUp(const Request &request, unsigned distance)
{
    for (unsigned lane = 0; lane < 64; ++lane)
        if (isIn(request.active, lane) && isIn(request.active, lane ^ distance)
            && request.address[lane] != request.address[lane ^ distance])
            return false;
    return true;
}

bool merges(const Request &request, const Device &device)
{
    return device.shared.pairMerge && !request.matrices && request.kind == AccessKind::Load
        && (request.bytes == 8 || request.bytes == 16)
        && (pairsUp(request, 1) || pairsUp(request, 2));
}

/// Bank → passes of one phase.
std::map<std::uint32_t, std::uint64_t> passesOfPhase(const Request &request, LaneMask phase,
                                                     const Device &device)
{
    std::map<std::uint32_t, std::uint64_t> passes;
    for (const BankWord &word : reference::bankWords(request, phase, device))
        passes[word.bank] += device.shared.multicast ? 1 : lanesIn(word.lanes).size();
    for (const auto &[width, phases] : device.shared.phases) {
        if (request.bytes > width || request.matrices)
            continue;
        const auto rule = device.shared.rules.find(width);
        if (rule != device.shared.rules.end() && rule->second != BankRule::DistinctWords)
            for (auto &[bank, count] : passes)
                ++count;
        break;
    }
    return passes;
}

} // namespace

GlobalCost reference::globalCost(const Request &request, const Device &device)
{
    const GlobalRules &rules = device.global;
    GlobalCost cost;
    for (const Lanes &group : mergedGroups(request, device)) {
        ++cost.memoryRequests;
        cost.sectors += std::uint32_t(unitsOf(request, group, rules.sectorBytes).size());
        cost.lines += std::uint32_t(unitsOf(request, group, rules.lineBytes).size());
    }
    const auto bytes = unitsOf(request, lanesIn(request.active), 1).size();
    while (cost.idealSectors * rules.sectorBytes < bytes)
        ++cost.idealSectors;
    const bool isLoad = request.kind == AccessKind::Load;
    cost.transactionBytes = isLoad ? rules.loadTransactionBytes : rules.storeTransactionBytes;
    for (const Lanes &group : mergedGroups(request, device))
        cost.transactions += std::uint32_t(unitsOf(request, group, cost.transactionBytes).size());
    if (request.kind == AccessKind::Atomic) {
        std::set<std::pair<unsigned, std::uint64_t>> operations;
        for (const unsigned lane : lanesIn(request.active))
            operations.insert({lane / 16, request.address[lane]});
        cost.l2Atomics = std::uint32_t(operations.size());
    }
    return cost;
}

std::vector<SectorUse> reference::sectorsOf(const Request &request, const Device &device)
{
    const std::uint64_t sectorBytes = device.global.sectorBytes;
    std::map<std::pair<std::uint64_t, unsigned>,
             std::pair<std::set<unsigned>, std::set<std::uint64_t>>>
        uses; // (sector, group) → lanes, bytes
    unsigned number = 0;
    for (const Lanes &group : mergedGroups(request, device)) {
        for (const unsigned lane : group)
            for (std::uint64_t i = 0; i < request.bytes; ++i) {
                const std::uint64_t byte = request.address[lane] + i;
                auto &[lanes, bytes] = uses[{byte / sectorBytes, number}];
                lanes.insert(lane);
                bytes.insert(byte);
            }
        ++number;
    }
    std::vector<SectorUse> sectors;
    for (const auto &[place, use] : uses)
        sectors.push_back({place.first * sectorBytes, maskOf({use.first.begin(), use.first.end()}),
                           std::uint32_t(use.second.size())});
    return sectors;
}

std::vector<LaneMask> reference::phasesOf(const Request &request, const Device &device)
{
    std::vector<LaneMask> active;
    const std::vector<Lanes> phases = allPhases(request, device);
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const LaneMask lanes = maskOf(phases[i]) & request.active;
        if (merges(request, device) && i % 2 == 1)
            active.back() |= lanes;
        else
            active.push_back(lanes);
    }
    std::erase(active, LaneMask(0));
    return active;
}

std::vector<BankWord> reference::bankWords(const Request &request, LaneMask phase,
                                           const Device &device)
{
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::set<unsigned>> words;
    for (const unsigned lane : lanesIn(phase & request.active))
        for (std::uint64_t byte = 0; byte < request.bytes; ++byte) {
            const std::uint64_t address = request.address[lane] + byte;
            const std::uint64_t bank =
                (address - window::Shared) / device.shared.bankBytes % device.shared.banks;
            words[{std::uint32_t(bank), address / device.shared.bankBytes}].insert(lane);
        }
    std::vector<BankWord> result;
    for (const auto &[place, lanes] : words)
        result.push_back({place.first, place.second, maskOf({lanes.begin(), lanes.end()})});
    return result;
}

std::map<std::uint32_t, std::uint64_t> reference::bankPasses(const Request &request,
                                                             const Device &device)
{
    std::map<std::uint32_t, std::uint64_t> sum;
    for (const LaneMask phase : reference::phasesOf(request, device))
        for (const auto &[bank, passes] : passesOfPhase(request, phase, device))
            sum[bank] += passes;
    return sum;
}

SharedCost reference::sharedCost(const Request &request, const Device &device)
{
    SharedCost cost;
    cost.modelled = !allPhases(request, device).empty();
    std::size_t unmerged = 0;
    for (const Lanes &phase : allPhases(request, device))
        unmerged += (maskOf(phase) & request.active) != 0;
    for (const LaneMask phase : reference::phasesOf(request, device)) {
        std::uint64_t most = 0;
        for (const auto &[bank, passes] : passesOfPhase(request, phase, device))
            most = std::max(most, passes);
        ++cost.idealWavefronts;
        cost.wavefronts += std::uint32_t(most);
        cost.maxWays = std::max(cost.maxWays, std::uint32_t(most));
    }
    cost.pairMerged = unmerged != cost.idealWavefronts;
    return cost;
}

std::map<std::uint32_t, std::uint64_t> reference::tgsmConflicts(const Request &request,
                                                                const Device &device,
                                                                std::uint64_t arrayBase,
                                                                std::uint32_t elementBytes)
{
    std::map<std::uint64_t, std::uint64_t> last;
    std::map<std::uint32_t, std::uint64_t> conflicts;
    for (const unsigned lane : lanesIn(request.active)) {
        const std::uint64_t index = (request.address[lane] - arrayBase) / elementBytes;
        const std::uint64_t bank = index % device.shared.banks;
        const auto held = last.find(bank);
        if (held != last.end() && (held->second != index || !device.shared.multicast))
            ++conflicts[std::uint32_t(bank)];
        last[bank] = index;
    }
    return conflicts;
}
