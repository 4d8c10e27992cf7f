// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/hazardcoverage.h"

#include <algorithm>

namespace warplens {

bool isHazard(const Diagnostic &diagnostic)
{
    return diagnostic.kind == DiagnosticKind::OutOfBounds
        || diagnostic.kind == DiagnosticKind::BarrierDivergence
        || diagnostic.kind == DiagnosticKind::BarrierMismatch
        || diagnostic.kind == DiagnosticKind::BarrierDeadlock;
}

bool judgesHazards(const Result &result)
{
    if (!result.kernel() || result.coverage.executed == 0)
        return false;
    const auto isBarrier = [](const Instruction &instruction) {
        return instruction.opcode == Opcode::Barrier;
    };
    return result.shared || std::ranges::any_of(result.kernel()->instructions, isBarrier);
}

std::vector<std::string> describe(const HazardLimits &limits, const Translate &translate)
{
    std::vector<std::string> sentences;
    const auto add = [&](bool holds, const char *phrase) {
        if (holds)
            sentences.push_back(translate(phrase));
    };
    add(limits.opaqueBarriers,
        WARPLENS_PHRASE("Races in shared memory were not looked for: the kernel waits at an "
                        "mbarrier, and what that orders is not known here."));
    add(limits.namedBarriers,
        WARPLENS_PHRASE("Races between warps were not judged: what named barriers order cannot be "
                        "followed beside asynchronous copies, or where there are very many."));
    add(limits.logFull,
        WARPLENS_PHRASE("Some hazards may be missing: more happens between two barriers than is "
                        "kept. Try a shorter loop or a smaller block."));
    add(limits.listCut,
        WARPLENS_PHRASE("Not all hazards are listed, and some counts are too low: too many "
                        "accesses race. Correct these, and run it again."));
    return sentences;
}

std::string noHazardsText(const Result &result, const Translate &translate)
{
    const bool anyFound =
        !result.hazards.empty() || std::ranges::any_of(result.diagnostics, isHazard);
    if (anyFound || result.hazardLimits.any() || !judgesHazards(result))
        return {};
    const Coverage &coverage = result.coverage;
    if (coverage.executed == coverage.blocks)
        return translate(WARPLENS_PHRASE("No hazards found."));
    return fill(
        translate(WARPLENS_PHRASE("No hazards found in the %1 of %2 blocks that were run.")),
        {std::to_string(coverage.executed), std::to_string(coverage.blocks)});
}

} // namespace warplens
