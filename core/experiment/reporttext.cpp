// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "experiment/reportnumbers.h"
#include "experiment/texttable.h"
#include "kernel/names.h"

#include <algorithm>

namespace warplens {

namespace {

using Row = std::vector<std::string>;

constexpr auto Left = TextTable::Align::Left;
constexpr auto Right = TextTable::Align::Right;

std::string extentText(const Extent &extent)
{
    return std::to_string(extent.x) + " × " + std::to_string(extent.y) + " × "
        + std::to_string(extent.z);
}

std::string coordinatesText(const Extent &position)
{
    return "(" + std::to_string(position.x) + ", " + std::to_string(position.y) + ", "
        + std::to_string(position.z) + ")";
}

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

Row globalCells(const Counts &counts)
{
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

Row globalHeader(const Translate &translate)
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

/// The sites of one space with their total; empty if nobody touched it.
std::string spaceText(const Result &result, Space space, const std::optional<Counts> &total,
                      const std::string &title, const Row &header, Row (*cells)(const Counts &),
                      const Translate &translate)
{
    if (!total)
        return {};
    std::vector<TextTable::Align> columns = {Left, Left, Left};
    columns.resize(6 + header.size(), Right);
    TextTable table(std::move(columns));
    table.add(joined(commonHeader(translate), header));
    for (const SiteResult &site : result.sites) {
        if (site.space == space)
            table.add(joined(siteCells(site, *result.kernel()), cells(site.counts)));
    }
    table.add(joined(totalCells(*total, translate), cells(*total)));
    return "\n" + title + "\n" + table.text();
}

/// What ran and where. An expression or a fragment has no name.
std::string titleText(const Result &result, const Translate &translate)
{
    const Device &device = result.device;
    const std::string &kernel = result.kernel()->displayName;
    if (kernel.empty())
        return device.name + " (" + device.id + ")";
    return fill(translate(WARPLENS_PHRASE("%1 on %2 (%3)")), {kernel, device.name, device.id});
}

const char *coveragePhrase(const Coverage &coverage)
{
    if (coverage.exact)
        return WARPLENS_PHRASE("%1 of %2 blocks: these are the exact counts");
    if (coverage.blocks == 0)
        return WARPLENS_PHRASE("nothing was run");
    if (coverage.executed == coverage.blocks)
        return WARPLENS_PHRASE("%1 of %2 blocks, with errors: the counts are not exact");
    return WARPLENS_PHRASE("%1 of %2 blocks: the counts are not complete");
}

/// `T = float (assumed), n = 1024 (default), PAD = 1 (compile-time)`: what was filled in.
std::string argumentsText(const Result &result, const Translate &translate)
{
    std::string text;
    const auto add = [&](const std::string &name, const std::string &value, const char *remark) {
        text += (text.empty() ? "" : ", ") + name + " = " + value;
        if (remark)
            text += " (" + translate(remark) + ")";
    };
    const Kernel &kernel = *result.kernel();
    for (const TemplateArgument &argument : kernel.templateArguments)
        add(argument.name, argument.text,
            argument.isAssumed ? WARPLENS_PHRASE("assumed") : nullptr);
    for (const EffectiveArgument &argument : result.arguments) {
        const auto isConstant = [&argument](const Parameter &parameter) {
            return parameter.isConstant && parameter.name == argument.name;
        };
        const char *remark = argument.isDefault ? WARPLENS_PHRASE("default") : nullptr;
        if (std::ranges::any_of(kernel.parameters, isConstant))
            remark = WARPLENS_PHRASE("compile-time");
        add(argument.name, argument.text, remark);
    }
    return text.empty() ? text : "\n" + text;
}

std::string headText(const Result &result, const Translate &translate)
{
    const Coverage &coverage = result.coverage;
    std::string head = titleText(result, translate);
    head += "\n"
        + fill(translate(WARPLENS_PHRASE("grid %1, block %2")),
               {extentText(result.launch.grid), extentText(result.launch.block)})
        + ", "
        + translate(result.kernel()->optimised
                        ? WARPLENS_PHRASE("optimised: what LLVM's -O2 leaves")
                        : WARPLENS_PHRASE("as written"));
    head += argumentsText(result, translate);
    head += "\n"
        + fill(translate(coveragePhrase(coverage)),
               {std::to_string(coverage.executed), std::to_string(coverage.blocks)});
    return head + "\n";
}

std::string bandwidthText(const Result &result, const Translate &translate)
{
    if (!result.global)
        return {};
    const auto bandwidth = effectiveBandwidth(*result.global, result.device);
    if (!bandwidth)
        return {};
    return "\n"
        + fill(translate(WARPLENS_PHRASE("effective bandwidth: %1 GB/s at a peak of %2 GB/s")),
               {numberText(bandwidth), numberText(result.device.peakGigabytesPerSecond)})
        + "\n";
}

/// What would move a terminal's cursor or recolour it is written out.
static std::string withoutControls(const std::string &text)
{
    constexpr const char *digits = "0123456789abcdef";
    std::string shown;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c != '\n' && c != '\t' && (byte < 0x20 || byte == 0x7f))
            shown += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        else
            shown += c;
    }
    return shown;
}

/// Each thread's words behind the thread that says them; lines after the first are indented.
std::string printedText(const Result &result, const Translate &translate)
{
    if (result.printed.empty())
        return {};
    std::string text = "\n" + translate(WARPLENS_PHRASE("Printed")) + "\n";
    for (const Printed &printed : result.printed) {
        const std::string thread =
            fill(translate(WARPLENS_PHRASE("thread %1 of block %2: ")),
                 {coordinatesText(positionOf(printed.thread, result.launch.block)),
                  coordinatesText(positionOf(printed.block, result.launch.grid))});
        std::string words = withoutControls(printed.text);
        while (words.ends_with('\n'))
            words.pop_back();
        for (std::size_t at = words.find('\n'); at != std::string::npos;
             at = words.find('\n', at + 3))
            words.insert(at + 1, "  ");
        text += thread + words + "\n";
    }
    if (result.printedCut)
        text += translate(WARPLENS_PHRASE("More was printed than is kept.")) + "\n";
    return text;
}

std::string diagnosticsText(const Result &result, const Translate &translate)
{
    std::string text;
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (diagnostic.position.isValid())
            text += std::to_string(diagnostic.position.line) + ":"
                + std::to_string(diagnostic.position.column) + ": ";
        text += std::string(nameOf(diagnostic.severity)) + ": " + describe(diagnostic, translate)
            + "\n";
    }
    return text;
}

} // namespace

std::string reportText(const Result &result, const Translate &translate)
{
    std::string text;
    if (result.kernel()) {
        text = headText(result, translate);
        text += spaceText(result, Space::Global, result.global,
                          translate(WARPLENS_PHRASE("Global memory")), globalHeader(translate),
                          globalCells, translate);
        text += bandwidthText(result, translate);
        text += spaceText(result, Space::Shared, result.shared,
                          translate(WARPLENS_PHRASE("Shared memory")), sharedHeader(translate),
                          sharedCells, translate);
        text += printedText(result, translate);
    }
    const std::string diagnostics = diagnosticsText(result, translate);
    return text + (text.empty() || diagnostics.empty() ? "" : "\n") + diagnostics;
}

} // namespace warplens
