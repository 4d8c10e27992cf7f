// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "referencemodel.h"

#include "referencelanes.h"

#include <algorithm>
#include <set>

using namespace warplens;
using namespace reference;

namespace {

/// The lanes of every phase, active or not; nothing where the width is not modelled.
std::vector<Lanes> allPhases(const Request &request, const Device &device)
{
    const SharedRules &rules = device.shared;
    std::vector<Lanes> result;
    if (request.matrices) {
        result.resize(8);
        for (unsigned lane = 0; lane < 64; ++lane)
            result[lane / 8].push_back(lane);
        return result;
    }
    const auto &listed = request.kind == AccessKind::Load ? rules.phases : rules.storePhases;
    if (!listed.empty()) {
        for (const auto &[width, phases] : listed) {
            if (request.bytes > width)
                continue;
            for (const LaneMask phase : phases)
                result.push_back(lanesIn(phase));
            return result;
        }
        return {};
    }
    const double row = double(rules.banks) * rules.bankBytes;
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

bool isBroadcast(const Device &device)
{
    return device.shared.protocol == SharedProtocol::BroadcastHalfWarp;
}

/// CC 1.x: each half-warp, four bytes at a time.
std::vector<Phase> halfWarps(const Request &request)
{
    std::vector<Phase> phases;
    for (const Lanes &half : activeGroups(request, 16))
        for (std::uint32_t offset = 0; offset < request.bytes; offset += 4)
            phases.push_back({maskOf(half), offset, std::min(4u, request.bytes - offset)});
    return phases;
}

BankRule ruleOf(const Request &request, const Device &device)
{
    const SharedRules &rules = device.shared;
    if (request.matrices)
        return BankRule::DistinctWords;
    for (const auto &[width, phases] :
         request.kind == AccessKind::Load ? rules.phases : rules.storePhases) {
        if (request.bytes > width)
            continue;
        const auto rule = rules.rules.find(width);
        return rule == rules.rules.end() ? BankRule::DistinctWords : rule->second;
    }
    return BankRule::DistinctWords;
}

/// CC 2.x, 16 bytes: a pass that no order of the addresses saves.
std::uint32_t extraPasses(const Request &request, const Device &device)
{
    const bool isAtomic = request.kind == AccessKind::Atomic;
    return !isAtomic && ruleOf(request, device) == BankRule::OnePlusDistinctAddresses ? 1 : 0;
}

/// CC 1.x: pass by pass, until no lane is left.
std::map<std::uint32_t, std::uint64_t> broadcastPasses(const Request &request, const Phase &phase,
                                                       const Device &device)
{
    std::map<std::uint32_t, std::uint64_t> passes;
    std::map<unsigned, BankWord> wants; // lane → its one word
    for (const BankWord &word : reference::bankWords(request, phase, device))
        for (const unsigned lane : lanesIn(word.lanes))
            wants[lane] = word;
    while (!wants.empty()) {
        const BankWord broadcast = wants.begin()->second;
        std::map<std::uint32_t, std::set<unsigned>> served; // by bank
        for (const auto &[lane, word] : wants)
            if (word.word == broadcast.word
                || (word.bank != broadcast.bank && served[word.bank].empty()))
                served[word.bank].insert(lane);
        for (const auto &[bank, lanes] : served) {
            passes[bank] += !lanes.empty();
            for (const unsigned lane : lanes)
                wants.erase(lane);
        }
    }
    return passes;
}

} // namespace

std::vector<Phase> reference::phasesOf(const Request &request, const Device &device)
{
    if (isBroadcast(device))
        return halfWarps(request);
    std::vector<Phase> active;
    const std::vector<Lanes> phases = allPhases(request, device);
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const LaneMask lanes = maskOf(phases[i]) & request.active;
        if (merges(request, device) && i % 2 == 1)
            active.back().lanes |= lanes;
        else
            active.push_back({lanes, 0, request.bytes});
    }
    std::erase_if(active, [](const Phase &phase) { return phase.lanes == 0; });
    return active;
}

std::vector<BankWord> reference::bankWords(const Request &request, const Phase &phase,
                                           const Device &device)
{
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::set<unsigned>> words;
    for (const unsigned lane : lanesIn(phase.lanes & request.active))
        for (std::uint64_t byte = 0; byte < phase.bytes; ++byte) {
            const std::uint64_t address = request.address[lane] + phase.offset + byte;
            const std::uint64_t bank =
                (address - window::Shared) / device.shared.bankBytes % device.shared.banks;
            words[{std::uint32_t(bank), address / device.shared.bankBytes}].insert(lane);
        }
    std::vector<BankWord> result;
    for (const auto &[place, lanes] : words)
        result.push_back({place.first, place.second, maskOf(lanes)});
    return result;
}

std::map<std::uint32_t, std::uint64_t>
reference::bankPasses(const Request &request, const Phase &phase, const Device &device)
{
    const SharedRules &rules = device.shared;
    const bool takeTurns = request.kind == AccessKind::Atomic;
    if (isBroadcast(device) && !takeTurns)
        return broadcastPasses(request, phase, device);
    std::map<std::uint32_t, std::uint64_t> passes;
    std::map<std::uint32_t, std::set<std::uint64_t>> together; // bank → what passes serve
    for (const BankWord &word : reference::bankWords(request, phase, device)) {
        const std::uint64_t index = word.word - window::Shared / rules.bankBytes;
        together[word.bank].insert(index / (std::uint64_t(rules.banks) * rules.wordsTogether));
        if (takeTurns || !rules.multicast)
            passes[word.bank] += lanesIn(word.lanes).size();
        else
            passes[word.bank] = together[word.bank].size();
    }
    for (auto &[bank, count] : passes)
        count += extraPasses(request, device);
    return passes;
}

std::map<std::uint32_t, std::uint64_t> reference::bankPasses(const Request &request,
                                                             const Device &device)
{
    std::map<std::uint32_t, std::uint64_t> sum;
    for (const Phase &phase : reference::phasesOf(request, device))
        for (const auto &[bank, passes] : reference::bankPasses(request, phase, device))
            sum[bank] += passes;
    return sum;
}

SharedCost reference::sharedCost(const Request &request, const Device &device)
{
    SharedCost cost;
    const std::vector<Phase> phases = reference::phasesOf(request, device);
    cost.modelled = !phases.empty();
    for (const Phase &phase : phases) {
        std::uint64_t most = 0;
        for (const auto &[bank, passes] : reference::bankPasses(request, phase, device))
            most = std::max(most, passes);
        cost.idealWavefronts += 1 + extraPasses(request, device);
        cost.wavefronts += std::uint32_t(most);
        cost.maxWays = std::max(cost.maxWays, std::uint32_t(most));
    }
    if (isBroadcast(device))
        return cost;
    std::size_t unmerged = 0;
    for (const Lanes &phase : allPhases(request, device))
        unmerged += (maskOf(phase) & request.active) != 0;
    cost.pairMerged = unmerged != phases.size();
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
