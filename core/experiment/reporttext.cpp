// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "experiment/hazardcoverage.h"
#include "experiment/hazardtext.h"
#include "experiment/occupancytext.h"
#include "experiment/profilercounters.h"
#include "experiment/reporthazards.h"
#include "experiment/reportnumbers.h"
#include "experiment/reporttables.h"
#include "experiment/texttable.h"

#include <algorithm>

namespace warplens {

namespace {

std::string extentText(const Extent &extent)
{
    return std::to_string(extent.x) + " × " + std::to_string(extent.y) + " × "
        + std::to_string(extent.z);
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
    if (result.occupancy)
        head += "\n" + describe(*result.occupancy, translate);
    return head + "\n";
}

std::string bandwidthText(const Result &result, const Translate &translate)
{
    if (!result.global)
        return {};
    const auto bandwidth = effectiveBandwidth(*result.global, result.device);
    if (!bandwidth)
        return {};
    std::string text = "\n"
        + fill(translate(WARPLENS_PHRASE("effective bandwidth: %1 GB/s at a peak of %2 GB/s")),
               {numberText(bandwidth), numberText(result.device.peakGigabytesPerSecond)});
    if (*bandwidth > result.device.peakGigabytesPerSecond)
        text += translate(WARPLENS_PHRASE(" (above it, as lanes that share bytes ask for more than "
                                          "is moved)"));
    return text + "\n";
}

/// What would move a terminal's cursor or recolour it is written out.
std::string withoutControls(const std::string &text)
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
    for (const Diagnostic &diagnostic : result.diagnostics)
        if (!isHazard(diagnostic))
            text += findingHead(diagnostic.position, diagnostic.severity)
                + describe(diagnostic, translate) + "\n";
    return text;
}

/// Our figures under the names of the profiler's.
std::string profilerText(const Result &result, const Translate &translate)
{
    const std::vector<CounterReading> readings = counterReadings(result);
    if (readings.empty())
        return {};
    using enum TextTable::Align;
    TextTable table({Left, Right, Left});
    for (const CounterReading &reading : readings)
        table.add({reading.name, plainNumberText(reading.value),
                   reading.remark ? translate(reading.remark) : std::string()});
    return "\n"
        + fill(translate(WARPLENS_PHRASE("Beside the profiler (%1)")),
               {nameOf(result.device.profiler)})
        + "\n" + table.text();
}

} // namespace

std::string reportText(const Result &result, const Translate &translate)
{
    std::string text;
    if (result.kernel()) {
        text = headText(result, translate);
        text += globalTable(result, translate) + bandwidthText(result, translate);
        text += sharedTable(result, translate) + constantTable(result, translate);
        text += localTable(result, translate) + atomicsTable(result, translate);
        text += hazardsText(result, translate);
        text += printedText(result, translate) + profilerText(result, translate);
    }
    const std::string diagnostics = diagnosticsText(result, translate);
    return text + (text.empty() || diagnostics.empty() ? "" : "\n") + diagnostics;
}

} // namespace warplens
