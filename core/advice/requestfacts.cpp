// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/requestfacts.h"

#include "cost/atomiccost.h"
#include "cost/sharedcost.h"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

namespace warplens {

namespace {

std::vector<std::uint64_t> addressesOf(const Request &request)
{
    std::vector<std::uint64_t> addresses;
    for (LaneMask left = request.active; left != 0; left &= left - 1)
        addresses.push_back(request.address[unsigned(std::countr_zero(left))]);
    return addresses;
}

/// Stretches in which lanes go side by side, or share one address.
std::uint32_t runsOf(const std::vector<std::uint64_t> &addresses, std::uint32_t bytes)
{
    std::uint32_t runs = 1;
    std::uint64_t step = 0;
    bool hasStep = false;
    for (std::size_t i = 1; i < addresses.size(); ++i) {
        const std::uint64_t now = addresses[i] - addresses[i - 1];
        const bool follows = now == 0 || now == bytes;
        if (!follows || (hasStep && now != step)) {
            ++runs;
            hasStep = false;
            continue;
        }
        step = now;
        hasStep = true;
    }
    return runs;
}

void describePattern(RequestFacts &facts, const std::vector<std::uint64_t> &addresses)
{
    facts.addresses =
        std::uint32_t(std::set<std::uint64_t>(addresses.begin(), addresses.end()).size());
    if (facts.addresses == 1) {
        facts.pattern = AddressPattern::One;
        return;
    }
    const auto step = std::int64_t(addresses[1] - addresses[0]);
    bool isEven = true;
    for (std::size_t i = 1; i < addresses.size(); ++i)
        isEven = isEven && std::int64_t(addresses[i] - addresses[i - 1]) == step;
    if (isEven) {
        const bool isNext = step == std::int64_t(facts.bytes);
        facts.pattern = isNext ? AddressPattern::Consecutive : AddressPattern::Stride;
        facts.step = step;
        return;
    }
    facts.runs = runsOf(addresses, facts.bytes);
    if (facts.runs * 2 <= addresses.size())
        facts.pattern = AddressPattern::Runs;
}

/// The words of the fullest bank, and two lanes that want different ones.
void describeBank(RequestFacts &facts, const std::vector<BankWord> &words, std::uint32_t bank)
{
    facts.bank = bank;
    LaneMask lanes = 0;
    for (const BankWord &word : words) {
        if (word.bank != bank)
            continue;
        ++facts.words;
        lanes |= word.lanes;
    }
    facts.bankLanes = std::uint32_t(std::popcount(lanes));
    facts.firstLane = std::uint32_t(std::countr_zero(lanes));
    for (const BankWord &word : words)
        if (word.bank == bank && (word.lanes >> facts.firstLane & 1) == 0) {
            const auto lane = std::uint32_t(std::countr_zero(word.lanes));
            facts.secondLane = facts.secondLane == 0 ? lane : std::min(facts.secondLane, lane);
        }
}

void describeShared(RequestFacts &facts, const Request &request, const Device &device)
{
    facts.banks = device.shared.banks;
    const std::vector<Phase> phases = phasesOf(request, device);
    facts.phases = std::uint32_t(phases.size());
    const Phase *fullest = nullptr;
    std::uint64_t most = 0;
    std::uint32_t bank = 0;
    for (const Phase &phase : phases) {
        const std::vector<std::uint64_t> passes = bankPasses(request, phase, device);
        const auto longest = std::ranges::max_element(passes);
        if (longest == passes.end() || *longest <= most)
            continue;
        most = *longest;
        fullest = &phase;
        bank = std::uint32_t(longest - passes.begin());
    }
    if (fullest)
        describeBank(facts, bankWords(request, *fullest, device), bank);
}

} // namespace

RequestFacts factsOf(const Request &request, const Device &device, std::uint32_t warpLanes)
{
    RequestFacts facts;
    facts.space = request.space;
    facts.kind = request.kind;
    facts.isMatrix = request.matrices != 0;
    facts.bytes = request.bytes;
    facts.lanes = std::uint32_t(std::popcount(request.active));
    facts.warpLanes = warpLanes;
    facts.sectorBytes = device.global.sectorBytes;
    facts.lineBytes = device.global.lineBytes;
    const std::vector<std::uint64_t> addresses = addressesOf(request);
    describePattern(facts, addresses);
    facts.mostOnOneAddress = atomicCost(request, device).mostOnOneAddress;
    facts.pastSector =
        std::uint32_t(*std::ranges::min_element(addresses) % device.global.sectorBytes);
    if (request.space == Space::Shared)
        describeShared(facts, request, device);
    return facts;
}

} // namespace warplens
