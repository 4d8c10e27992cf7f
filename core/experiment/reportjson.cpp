// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "device/devices.h"
#include "experiment/extentjson.h"
#include "experiment/reportcounts.h"
#include "experiment/reportfindings.h"
#include "experiment/reporthazards.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

constexpr int ReportSchema = 1;

Json launchJson(const Result &result)
{
    Json arguments = Json::object();
    for (const EffectiveArgument &argument : result.arguments)
        arguments[argument.name] = argument.text;
    const Launch &launch = result.experiment.launch;
    return {{"grid", extentJson(launch.grid)},
            {"block", extentJson(launch.block)},
            {"shared_bytes", launch.sharedBytes},
            {"arguments", arguments},
            {"focus_block", result.focusBlock}};
}

std::optional<std::uint64_t> numberOf(const std::string &text)
{
    std::uint64_t number = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

Json settingsJson(const Device &device)
{
    Json json = Json::object();
    for (const DeviceSetting &setting : settingsOf(device)) {
        if (setting.isSwitch)
            json[setting.key] = setting.value == "on";
        else if (const auto number = numberOf(setting.value))
            json[setting.key] = *number;
        else
            json[setting.key] = setting.value;
    }
    return json;
}

Json coverageJson(const Coverage &coverage)
{
    return {{"blocks", coverage.blocks},
            {"executed", coverage.executed},
            {"exact", coverage.exact},
            {"complete", coverage.complete},
            {"recording_cut", coverage.recordingCut}};
}

Json sharedUseJson(const Result &result)
{
    Json json = Json::array();
    for (const SharedArrayUse &use : result.sharedUse)
        json.push_back({{"array", use.array},
                        {"cells_touched", use.cellsTouched},
                        {"cells_of_several_warps", use.cellsOfSeveralWarps}});
    return json;
}

Json printedJson(const Result &result)
{
    Json json = Json::array();
    for (const Printed &printed : result.printed)
        json.push_back({{"block", printed.block},
                        {"thread", extentJson(positionOf(printed.thread, result.launch.block))},
                        {"line", printed.position.line},
                        {"text", printed.text}});
    return json;
}

const char *kindOf(const Parameter &parameter)
{
    return parameter.isBuffer  ? "buffer"
        : parameter.isStruct   ? "struct"
        : parameter.isConstant ? "constant"
                               : "scalar";
}

/// What the launch has to supply, and for numbers what it did.
Json parametersJson(const Result &result)
{
    Json json = Json::array();
    if (!result.kernel())
        return json;
    for (const Parameter &parameter : result.kernel()->parameters) {
        const auto value =
            std::ranges::find(result.arguments, parameter.name, &EffectiveArgument::name);
        const bool isKnown = value != result.arguments.end();
        json.push_back({{"name", parameter.name},
                        {"type", parameter.type},
                        {"kind", kindOf(parameter)},
                        {"undeclared", parameter.isUndeclared},
                        {"value", isKnown ? Json(value->text) : Json()},
                        {"default", isKnown ? Json(value->isDefault) : Json()}});
    }
    return json;
}

Json templateArgumentsJson(const Result &result)
{
    Json json = Json::array();
    if (!result.kernel())
        return json;
    for (const TemplateArgument &argument : result.kernel()->templateArguments)
        json.push_back(
            {{"name", argument.name}, {"value", argument.text}, {"assumed", argument.isAssumed}});
    return json;
}

Json diagnosticsJson(const Result &result, const Translate &translate)
{
    Json json = Json::array();
    for (const Diagnostic &diagnostic : result.diagnostics) {
        const bool placed = diagnostic.position.isValid();
        json.push_back({{"line", placed ? Json(diagnostic.position.line) : Json()},
                        {"column", placed ? Json(diagnostic.position.column) : Json()},
                        {"severity", nameOf(diagnostic.severity)},
                        {"message", describe(diagnostic, translate)},
                        {"count", diagnostic.count}});
    }
    return json;
}

std::string compact(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// One line a key, and one line an element of the lists of objects: for people and for grep.
std::string lines(const Json &json)
{
    std::string text;
    for (const auto &[key, value] : json.items()) {
        text += (text.empty() ? "{\n  " : ",\n  ") + compact(key) + ": ";
        if (!value.is_array() || value.empty()) {
            text += compact(value);
            continue;
        }
        for (std::size_t i = 0; i < value.size(); ++i)
            text += (i == 0 ? "[\n    " : ",\n    ") + compact(value[i]);
        text += "\n  ]";
    }
    return text + "\n}\n";
}

} // namespace

std::string reportJson(const Result &result, const Translate &translate)
{
    const Kernel *kernel = result.kernel();
    const double peak = result.device.peakGigabytesPerSecond;
    const bool hasDevice = !result.device.id.empty();
    Json json = {{"schema", ReportSchema},
                 {"device", hasDevice ? result.device.id : result.experiment.device},
                 {"device_name", hasDevice ? Json(result.device.name) : Json()},
                 {"device_settings", hasDevice ? settingsJson(result.device) : Json()},
                 {"device_sources", sourcesJson(result.device)},
                 {"peak_bandwidth", peak > 0 ? Json(peak) : Json()},
                 {"kernel", kernel ? Json(kernel->name) : Json()},
                 {"kernel_instance", kernel ? Json(kernel->displayName) : Json()},
                 {"parameters", parametersJson(result)},
                 {"template_arguments", templateArgumentsJson(result)},
                 {"optimised", result.experiment.optimised},
                 {"launch", launchJson(result)},
                 {"coverage", coverageJson(result.coverage)},
                 {"occupancy", occupancyJson(result)},
                 {"totals", totalsJson(result)},
                 {"sites", sitesJson(result)},
                 {"shared_use", sharedUseJson(result)},
                 {"hazards", hazardsJson(result, translate)},
                 {"hazards_coverage", hazardsCoverageJson(result, translate)},
                 {"profiler", profilerJson(result, translate)},
                 {"printed", printedJson(result)},
                 {"printed_cut", result.printedCut},
                 {"diagnostics", diagnosticsJson(result, translate)}};
    return lines(json);
}

} // namespace warplens
