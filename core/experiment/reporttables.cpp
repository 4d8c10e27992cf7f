// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reporttables.h"

#include "experiment/hazardtext.h"
#include "experiment/reportnumbers.h"
#include "experiment/reportremarks.h"
#include "experiment/texttable.h"
#include "kernel/names.h"

#include <algorithm>

namespace warplens {

namespace {

using Row = std::vector<std::string>;

constexpr auto Left = TextTable::Align::Left;
constexpr auto Right = TextTable::Align::Right;

std::string percentText(const Counts &counts)
{
    const std::string number = numberText(counts.efficiencyPercent());
    return number.empty() ? number : number + " %";
}

/// Where, what and how often: the columns that all spaces share.
Row siteCells(const SiteResult &result, const Kernel &kernel)
{
    const Site &site = kernel.sites[result.site];
    return {std::to_string(site.position.line) + ":" + std::to_string(site.position.column),
            operationName(site),
            result.array.empty() ? "?" : result.array,
            std::to_string(site.bytes),
            std::to_string(result.counts.requests),
            std::to_string(result.counts.lanes)};
}

Row totalCells(const Counts &counts, const Translate &translate)
{
    return {translate(WARPLENS_PHRASE("total")), "", "", "", std::to_string(counts.requests),
            std::to_string(counts.lanes)};
}

Row sectorCells(const Counts &counts)
{
    if (!counts.modelled)
        return {"–", "–", "–", "–", "–"};
    return {std::to_string(counts.lines), std::to_string(counts.sectors),
            std::to_string(counts.idealSectors), std::to_string(counts.excessSectors()),
            percentText(counts)};
}

Row sharedCells(const Counts &counts)
{
    const std::string script = std::to_string(counts.tgsmConflicts);
    if (!counts.modelled)
        return {"–", "–", "–", "–", script};
    return {std::to_string(counts.wavefronts), std::to_string(counts.idealWavefronts),
            std::to_string(counts.conflicts()), std::to_string(counts.maxWays), script};
}

Row constantCells(const Counts &counts)
{
    if (!counts.modelled)
        return {"–", "–", "–"};
    return {std::to_string(counts.words), std::to_string(counts.idealWords),
            std::to_string(counts.excessWords())};
}

Row joined(Row row, const Row &more)
{
    row.insert(row.end(), more.begin(), more.end());
    return row;
}

Row commonHeader(const Translate &translate)
{
    return {translate(WARPLENS_PHRASE("line")),     translate(WARPLENS_PHRASE("access")),
            translate(WARPLENS_PHRASE("array")),    translate(WARPLENS_PHRASE("bytes")),
            translate(WARPLENS_PHRASE("requests")), translate(WARPLENS_PHRASE("lanes"))};
}

Row sectorHeader(const Translate &translate)
{
    return {translate(WARPLENS_PHRASE("lines")), translate(WARPLENS_PHRASE("sectors")),
            translate(WARPLENS_PHRASE("ideal")), translate(WARPLENS_PHRASE("excess")),
            translate(WARPLENS_PHRASE("efficiency"))};
}

Row sharedHeader(const Translate &translate)
{
    return {translate(WARPLENS_PHRASE("wavefronts")), translate(WARPLENS_PHRASE("ideal")),
            translate(WARPLENS_PHRASE("conflicts")), translate(WARPLENS_PHRASE("n-way")),
            translate(WARPLENS_PHRASE("script"))};
}

Row constantHeader(const Translate &translate)
{
    return {translate(WARPLENS_PHRASE("words")), translate(WARPLENS_PHRASE("ideal")),
            translate(WARPLENS_PHRASE("excess"))};
}

TextTable tableOf(const Row &header, const Translate &translate)
{
    std::vector<TextTable::Align> columns = {Left, Left, Left};
    columns.resize(6 + header.size(), Right);
    TextTable table(std::move(columns));
    table.add(joined(commonHeader(translate), header));
    return table;
}

/// The sites of one space with their total; empty if nobody touched it.
std::string spaceText(const Result &result, Space space, const std::optional<Counts> &total,
                      const char *title, const Row &header, Row (*cells)(const Counts &),
                      const Translate &translate)
{
    if (!total)
        return {};
    TextTable table = tableOf(header, translate);
    for (const SiteResult &site : result.sites) {
        if (site.space == space)
            table.add(joined(siteCells(site, *result.kernel()), cells(site.counts)));
    }
    table.add(joined(totalCells(*total, translate), cells(*total)));
    const std::string remark = total->modelled ? "" : notModelledRemark(result, translate);
    return "\n" + translate(title) + "\n" + table.text() + remark;
}

/// The element that most lanes went to.
std::string hottestText(const SiteResult &site, const Result &result, const Translate &translate)
{
    const std::optional<PlacedByte> place = placeOf(result, site.hottest->address);
    if (!place)
        return "?";
    return elementText(*result.kernel(), place->array, place->byte, translate);
}

Row atomicCells(const SiteResult &site, const Result &result, const Translate &translate)
{
    const Counts &counts = site.counts;
    const bool isShared = site.space == Space::Shared;
    const bool knowsL2 = site.space == Space::Global && result.device.global.atomicLanesMerged != 0;
    return {std::to_string(counts.distinctAddresses),
            std::to_string(counts.maxSameAddress),
            isShared && counts.modelled ? std::to_string(counts.wavefronts) : "–",
            knowsL2 ? std::to_string(counts.l2Atomics) : "–",
            hottestText(site, result, translate),
            std::to_string(site.hottest->lanes)};
}

} // namespace

std::string globalTable(const Result &result, const Translate &translate)
{
    return spaceText(result, Space::Global, result.global, WARPLENS_PHRASE("Global memory"),
                     sectorHeader(translate), sectorCells, translate)
        + transactionsRemark(result, translate) + broadcastRemark(result, translate);
}

std::string sharedTable(const Result &result, const Translate &translate)
{
    return spaceText(result, Space::Shared, result.shared, WARPLENS_PHRASE("Shared memory"),
                     sharedHeader(translate), sharedCells, translate)
        + pairMergeRemark(result, translate);
}

std::string constantTable(const Result &result, const Translate &translate)
{
    return spaceText(result, Space::Constant, result.constant, WARPLENS_PHRASE("Constant memory"),
                     constantHeader(translate), constantCells, translate);
}

std::string localTable(const Result &result, const Translate &translate)
{
    std::string text =
        spaceText(result, Space::Local, result.local, WARPLENS_PHRASE("Local memory"),
                  sectorHeader(translate), sectorCells, translate);
    if (!text.empty())
        text += translate(WARPLENS_PHRASE("What LLVM's -O2 leaves in memory: another compiler may "
                                          "keep more in registers."))
            + "\n";
    return text;
}

std::string atomicsTable(const Result &result, const Translate &translate)
{
    const auto isAtomic = [](const SiteResult &site) { return site.hottest.has_value(); };
    if (std::ranges::none_of(result.sites, isAtomic))
        return {};
    TextTable table = tableOf(
        {translate(WARPLENS_PHRASE("aggregated")), translate(WARPLENS_PHRASE("same address")),
         translate(WARPLENS_PHRASE("serial steps")), translate(WARPLENS_PHRASE("L2 operations")),
         translate(WARPLENS_PHRASE("hottest")), translate(WARPLENS_PHRASE("its lanes"))},
        translate);
    bool isCut = false;
    for (const SiteResult &site : result.sites) {
        if (!isAtomic(site))
            continue;
        table.add(joined(siteCells(site, *result.kernel()), atomicCells(site, result, translate)));
        isCut = isCut || site.hottest->isCut;
    }
    std::string text = "\n" + translate(WARPLENS_PHRASE("Atomics")) + "\n" + table.text();
    if (isCut)
        text += translate(WARPLENS_PHRASE("There are more addresses than are kept: the hottest is "
                                          "that of the lowest ones."))
            + "\n";
    return text;
}

} // namespace warplens
