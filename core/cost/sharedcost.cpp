// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "cost/sharedcost.h"

#include "cost/bankpasses.h"
#include "cost/progression.h"
#include "cost/sharedphases.h"

#include <algorithm>

namespace warplens {

namespace {

std::uint32_t passesOf(const Request &request, const Phase &phase, const SharedRules &rules,
                       PassRule rule)
{
    if (rule.turn == Turn::Word && rule.extra == 0)
        if (const auto steps = progressionOf(request, phase.lanes))
            if (const auto words = wordsInFullestBank(*steps, phase.bytes, rules))
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
    cost.idealWavefronts = phases.count() * (1 + phases.passRule().extra);
    phases.each([&](const Phase &phase) {
        const std::uint32_t passes = passesOf(request, phase, device.shared, phases.passRule());
        cost.wavefronts += passes;
        cost.maxWays = std::max(cost.maxWays, passes);
    });
    return cost;
}

std::vector<Phase> phasesOf(const Request &request, const Device &device)
{
    std::vector<Phase> list;
    SharedPhases(request, device).each([&list](const Phase &phase) { list.push_back(phase); });
    return list;
}

std::vector<std::uint64_t> bankPasses(const Request &request, const Phase &phase,
                                      const Device &device)
{
    const PassRule rule = SharedPhases(request, device).passRule();
    const Phase active = {phase.lanes & request.active, phase.offset, phase.bytes};
    const BankPasses ofPhase(request, active, device.shared, rule);
    std::vector<std::uint64_t> passes(ofPhase.banks());
    for (std::uint32_t bank = 0; bank < ofPhase.banks(); ++bank)
        passes[bank] = ofPhase.ofBank(bank);
    return passes;
}

void addBankPasses(const Request &request, const Device &device, std::span<std::uint64_t> passes)
{
    const SharedPhases phases(request, device);
    phases.each([&](const Phase &phase) {
        const BankPasses ofPhase(request, phase, device.shared, phases.passRule());
        for (std::uint32_t bank = 0; bank < ofPhase.banks(); ++bank)
            passes[bank] += ofPhase.ofBank(bank);
    });
}

} // namespace warplens
