// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/explain.h"

#include "experiment/costcontext.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

/// Passes and sectors that would not be needed, whatever the space.
std::uint64_t excessOf(const Counts &counts, Space space)
{
    switch (space) {
    case Space::Shared: return counts.conflicts();
    case Space::Constant: return counts.excessWords();
    default: return counts.excessSectors();
    }
}

/// The site of a launch with the most in excess; none: nothing was executed.
const SiteResult *worstSite(const Result &result)
{
    const auto excess = [](const SiteResult &site) { return excessOf(site.counts, site.space); };
    const auto worst = std::ranges::max_element(result.sites, {}, excess);
    return worst == result.sites.end() ? nullptr : &*worst;
}

const SiteResult *siteResultOf(const Result &result, std::uint32_t site, Space space)
{
    const auto found = std::ranges::find_if(result.sites, [=](const SiteResult &each) {
        return each.site == site && each.space == space;
    });
    return found == result.sites.end() ? nullptr : &*found;
}

Counts countsOf(const CostContext &context, const Request &request)
{
    Counts counts;
    context.addTo(counts, request);
    return counts;
}

/// The first of those that cost most beyond their ideal.
std::optional<std::uint32_t> worstRequest(const Result &result, const CostContext &context,
                                          const auto &isMeant)
{
    std::optional<std::uint32_t> worst;
    std::uint64_t most = 0;
    for (std::uint32_t i = 0; i < result.recording.size(); ++i) {
        const Request &request = result.recording[i];
        if (!isMeant(request))
            continue;
        const std::uint64_t excess = excessOf(countsOf(context, request), request.space);
        if (!worst || excess > most) {
            worst = i;
            most = excess;
        }
    }
    return worst;
}

/// The request that stands for what is in focus.
std::optional<std::uint32_t> exampleOf(const Result &result, const Selection &selection,
                                       const CostContext &context)
{
    if (selection.request && *selection.request < result.recording.size())
        return selection.request;
    if (selection.site || selection.warp)
        return worstRequest(result, context, [&](const Request &request) {
            return (!selection.site || request.site == *selection.site)
                && (!selection.warp || request.warp == *selection.warp);
        });
    const SiteResult *site = worstSite(result);
    if (!site)
        return std::nullopt;
    return worstRequest(result, context, [&](const Request &request) {
        return request.site == site->site && request.space == site->space;
    });
}

/// Lanes of the warp: the last one of a block may have fewer.
std::uint32_t lanesOf(const Result &result, const Request &request)
{
    const std::uint64_t threads = result.launch.block.count();
    const std::uint64_t first = std::uint64_t(request.warp) * result.launch.warpSize;
    return std::uint32_t(std::min<std::uint64_t>(result.launch.warpSize, threads - first));
}

bool movesLinesInVain(const Counts &counts, const Device &device)
{
    return counts.movedBytes() > counts.sectors * device.global.sectorBytes;
}

Reason globalReason(const RequestFacts &facts, const Counts &counts, const Device &device)
{
    if (facts.pattern == AddressPattern::One)
        return Reason::OneAddress;
    if (device.global.protocol == GlobalProtocol::StrictHalfWarp && facts.lanes > 2
        && counts.memoryRequests == facts.lanes)
        return Reason::LaneByLane;
    if (counts.excessSectors() == 0)
        return movesLinesInVain(counts, device) ? Reason::WholeLines : Reason::Ideal;
    const auto step = std::uint64_t(std::abs(facts.step));
    if (facts.pattern == AddressPattern::Stride && step >= facts.sectorBytes)
        return Reason::FarApart;
    if (facts.pattern == AddressPattern::Stride && step > facts.bytes && step % facts.bytes == 0)
        return Reason::Stride;
    const bool isDense = facts.pattern == AddressPattern::Consecutive
        || (facts.pattern == AddressPattern::Stride && step == facts.bytes);
    if (isDense && facts.pastSector != 0)
        return Reason::Misaligned;
    return facts.pattern == AddressPattern::Runs ? Reason::Runs : Reason::Scattered;
}

Reason sharedReason(const RequestFacts &facts, const Counts &counts)
{
    if (!counts.modelled)
        return Reason::NotModelled;
    if (facts.kind == AccessKind::Atomic && counts.conflicts() > 0)
        return facts.mostOnOneAddress > 1 && facts.words == 1 ? Reason::TurnsOnAddress
                                                              : Reason::TurnsOnBank;
    if (counts.conflicts() > 0)
        return Reason::Conflict;
    if (counts.wavefronts > 1)
        return Reason::Phases;
    return facts.pattern == AddressPattern::One && facts.lanes > 1 ? Reason::OneWord
                                                                   : Reason::NoConflict;
}

void addGlobalDetails(std::vector<Reason> &reasons, const RequestFacts &facts, const Counts &counts)
{
    if (counts.efficiencyPercent().value_or(0) > 100)
        reasons.push_back(Reason::AboveHundred);
    if (counts.memoryRequests > 1 && reasons.front() != Reason::LaneByLane)
        reasons.push_back(Reason::Split);
    if (facts.kind == AccessKind::Atomic && facts.mostOnOneAddress > 1)
        reasons.push_back(Reason::AtomicsMeet);
    if (facts.bytes < 4 && facts.pattern == AddressPattern::Consecutive)
        reasons.push_back(Reason::Narrow);
}

void addSharedDetails(std::vector<Reason> &reasons, const RequestFacts &facts, const Counts &counts,
                      const Device &device)
{
    const bool isHalfWarp = device.shared.protocol == SharedProtocol::BroadcastHalfWarp;
    const auto step = std::uint64_t(std::abs(facts.step));
    if (reasons.front() == Reason::Conflict && facts.pattern == AddressPattern::Stride
        && facts.bytes == device.shared.bankBytes && step % device.shared.bankBytes == 0
        && !isHalfWarp && device.shared.wordsTogether == 1)
        reasons.push_back(Reason::StrideOfWords);
    if (isHalfWarp && counts.modelled)
        reasons.push_back(Reason::HalfWarps);
    if (counts.pairMerged)
        reasons.push_back(Reason::PairMerge);
}

std::vector<Reason> reasonsOf(const RequestFacts &facts, const Counts &counts, const Device &device)
{
    std::vector<Reason> reasons;
    switch (facts.space) {
    case Space::Shared:
        reasons.push_back(sharedReason(facts, counts));
        addSharedDetails(reasons, facts, counts, device);
        break;
    case Space::Constant:
        reasons.push_back(!counts.modelled                        ? Reason::NotModelled
                              : counts.words <= counts.idealWords ? Reason::OneConstant
                                                                  : Reason::SeveralConstants);
        break;
    case Space::Unknown: return {Reason::NoAccess};
    default:
        reasons.push_back(counts.modelled ? globalReason(facts, counts, device)
                                          : Reason::NotModelled);
        if (counts.modelled)
            addGlobalDetails(reasons, facts, counts);
    }
    if (facts.lanes < facts.warpLanes)
        reasons.push_back(Reason::Inactive);
    return reasons;
}

/// Of what the recording does not hold, only the counts are known.
Explanation withoutRequest(const Result &result, const Selection &selection)
{
    Explanation explanation;
    explanation.reasons = {result.sites.empty() ? Reason::NoAccess : Reason::NotRecorded};
    const auto chosen = std::ranges::find_if(result.sites, [&](const SiteResult &site) {
        return selection.site && site.site == *selection.site;
    });
    const SiteResult *site = chosen == result.sites.end() ? worstSite(result) : &*chosen;
    if (selection.site && chosen == result.sites.end())
        explanation.reasons = {Reason::NoAccess};
    else if (site) {
        explanation.site = site->site;
        explanation.space = site->space;
        explanation.counts = site->counts;
        explanation.whole = site->counts;
    }
    return explanation;
}

} // namespace

Explanation explain(const Result &result, const Selection &selection)
{
    if (!result.kernel() || (result.recording.empty() && result.sites.empty()))
        return {
            {result.hasErrors() ? Reason::NothingRan : Reason::NoAccess}, {}, {}, {}, {}, {}, {}};
    const CostContext context(*result.kernel(), result.device, result.arrays);
    const auto index = exampleOf(result, selection, context);
    if (!index)
        return withoutRequest(result, selection);
    const Request &request = result.recording[*index];
    Explanation explanation;
    explanation.site = request.site;
    explanation.request = index;
    explanation.space = request.space;
    explanation.facts = factsOf(request, result.device, lanesOf(result, request));
    explanation.counts = countsOf(context, request);
    explanation.reasons = reasonsOf(*explanation.facts, explanation.counts, result.device);
    if (const SiteResult *site = siteResultOf(result, request.site, request.space)) {
        explanation.whole = site->counts;
        if (site->counts.requests > 1 && !selection.request)
            explanation.reasons.push_back(Reason::WholeSite);
    }
    return explanation;
}

} // namespace warplens
