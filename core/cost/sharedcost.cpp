// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/sharedcost.h"

#include "cost/bankpasses.h"
#include "cost/progression.h"
#include "cost/sharedphases.h"

#include <algorithm>

namespace warplens {

namespace {

std::uint32_t passesOf(const Request &request, LaneMask phase, const SharedRules &rules,
                       BankRule rule)
{
    if (rules.multicast && rule == BankRule::DistinctWords)
        if (const auto steps = progressionOf(request, phase))
            if (const auto words = wordsInFullestBank(*steps, request.bytes, rules))
                return *words;
    return BankPasses(request, phase, rules, rule).most();
}

} // namespace

SharedCost sharedCost(const Request &request, const Device &device)
{
    const SharedPhases phases(request, device);
    SharedCost cost;
    cost.modelled = phases.isModelled();
    cost.pairMerged = phases.isMerged();
    cost.idealWavefronts = std::uint32_t(phases.lanes().size());
    for (const LaneMask phase : phases.lanes()) {
        const std::uint32_t passes = passesOf(request, phase, device.shared, phases.rule());
        cost.wavefronts += passes;
        cost.maxWays = std::max(cost.maxWays, passes);
    }
    return cost;
}

std::vector<Phase> phasesOf(const Request &request, const Device &device)
{
    const SharedPhases phases(request, device);
    std::vector<Phase> list;
    for (const LaneMask lanes : phases.lanes())
        list.push_back({lanes, 0, request.bytes});
    return list;
}

std::vector<std::uint64_t> bankPasses(const Request &request, const Phase &phase,
                                      const Device &device)
{
    const SharedPhases phases(request, device);
    const BankPasses ofPhase(request, phase.lanes, device.shared, phases.rule());
    std::vector<std::uint64_t> passes(ofPhase.banks());
    for (std::uint32_t bank = 0; bank < ofPhase.banks(); ++bank)
        passes[bank] = ofPhase.ofBank(bank);
    return passes;
}

void addBankPasses(const Request &request, const Device &device, std::span<std::uint64_t> passes)
{
    const SharedPhases phases(request, device);
    for (const LaneMask phase : phases.lanes()) {
        const BankPasses ofPhase(request, phase, device.shared, phases.rule());
        for (std::uint32_t bank = 0; bank < ofPhase.banks(); ++bank)
            passes[bank] += ofPhase.ofBank(bank);
    }
}

} // namespace warplens
