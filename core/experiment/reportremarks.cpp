// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reportremarks.h"

#include <algorithm>
#include <set>

namespace warplens {

namespace {

/// The lines of the text with sites for which `isMeant` holds: `11, 13`.
std::string linesOf(const Result &result, const auto &isMeant)
{
    std::set<std::uint32_t> lines;
    for (const SiteResult &site : result.sites)
        if (isMeant(site))
            lines.insert(result.kernel()->sites[site.site].position.line);
    std::string text;
    for (const std::uint32_t line : lines)
        text += (text.empty() ? "" : ", ") + std::to_string(line);
    return text;
}

} // namespace

std::string transactionsRemark(const Result &result, const Translate &translate)
{
    if (!result.global)
        return {};
    const auto &transactions = result.global->transactions;
    const std::uint32_t sector = result.device.global.sectorBytes;
    if (std::ranges::all_of(transactions, [sector](const auto &t) { return t.first == sector; }))
        return {};
    std::string sizes;
    for (const auto &[bytes, count] : transactions)
        sizes += (sizes.empty() ? "" : ", ") + std::to_string(count) + " × " + std::to_string(bytes)
            + " B";
    return fill(translate(WARPLENS_PHRASE("Transactions: %1.")), {sizes}) + "\n";
}

std::string broadcastRemark(const Result &result, const Translate &translate)
{
    const std::string lines = linesOf(result, [](const SiteResult &site) {
        return site.space == Space::Global && site.counts.efficiencyPercent().value_or(0) > 100;
    });
    if (lines.empty())
        return {};
    return fill(translate(WARPLENS_PHRASE("Above 100 % (line %1): lanes share bytes, so more is "
                                          "asked for than has to move.")),
                {lines})
        + "\n";
}

std::string pairMergeRemark(const Result &result, const Translate &translate)
{
    const auto isMerged = [](const SiteResult &site) { return site.counts.pairMerged; };
    const std::string lines = linesOf(result, isMerged);
    if (lines.empty() || !result.shared)
        return {};
    return fill(translate(WARPLENS_PHRASE("Pair merge (on) joined phases at line %1: %2 wavefronts "
                                          "in all, without it %3.")),
                {lines, std::to_string(result.shared->wavefronts),
                 std::to_string(result.shared->unmergedWavefronts)})
        + "\n";
}

std::string notModelledRemark(const Result &result, const Translate &translate)
{
    return fill(translate(WARPLENS_PHRASE("–: no rule of %1 is known for this. Choose another "
                                          "width, or another device.")),
                {result.device.name})
        + "\n";
}

} // namespace warplens
