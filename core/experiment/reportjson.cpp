// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/report.h"

#include "device/devices.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

constexpr int ReportSchema = 1;

Json orNull(const std::optional<double> &value)
{
    return value ? Json(significant(*value)) : Json();
}

Json extentJson(const Extent &extent) { return {extent.x, extent.y, extent.z}; }

Json transactionsJson(const Counts &counts)
{
    Json json = Json::object();
    for (const auto &[bytes, count] : counts.transactions)
        json[std::to_string(bytes)] = count;
    return json;
}

/// The keys of global memory; all null where `counts` are not of it.
void addGlobal(Json &json, const Counts *counts)
{
    json["memory_requests"] = counts ? Json(counts->memoryRequests) : Json();
    json["lines"] = counts ? Json(counts->lines) : Json();
    json["sectors"] = counts ? Json(counts->sectors) : Json();
    json["ideal_sectors"] = counts ? Json(counts->idealSectors) : Json();
    json["excess_sectors"] = counts ? Json(counts->excessSectors()) : Json();
    json["transactions"] = counts ? transactionsJson(*counts) : Json();
    json["efficiency_pct"] = counts ? orNull(counts->efficiencyPercent()) : Json();
    json["l2_atomics"] = counts ? Json(counts->l2Atomics) : Json();
}

/// The keys of shared memory; all null where `counts` are not of it, and those that the device has
/// no rule for.
void addShared(Json &json, const Counts *counts)
{
    const Counts *modelled = counts && counts->modelled ? counts : nullptr;
    json["wavefronts"] = modelled ? Json(modelled->wavefronts) : Json();
    json["ideal_wavefronts"] = modelled ? Json(modelled->idealWavefronts) : Json();
    json["conflicts"] = modelled ? Json(modelled->conflicts()) : Json();
    json["max_ways"] = modelled ? Json(modelled->maxWays) : Json();
    json["pair_merged"] = modelled ? Json(modelled->pairMerged) : Json();
    json["modelled"] = counts ? Json(counts->modelled) : Json();
    json["tgsm_conflicts"] = counts ? Json(counts->tgsmConflicts) : Json();
}

Json countsJson(const Counts &counts)
{
    return {{"requests", counts.requests}, {"lanes", counts.lanes}};
}

Json totalsJson(const Result &result)
{
    Json totals = {
        {"global", nullptr}, {"shared", nullptr}, {"constant", nullptr}, {"local", nullptr}};
    if (result.global) {
        Json &json = totals["global"] = countsJson(*result.global);
        addGlobal(json, &*result.global);
        json["effective_bandwidth"] = orNull(effectiveBandwidth(*result.global, result.device));
    }
    if (result.shared) {
        Json &json = totals["shared"] = countsJson(*result.shared);
        addShared(json, &*result.shared);
        json["banks"] = sumByBank(result, &SiteResult::bankPasses);
        json["tgsm_by_bank"] = sumByBank(result, &SiteResult::tgsmByBank);
    }
    if (result.constant)
        totals["constant"] = countsJson(*result.constant);
    return totals;
}

Json positionsJson(const std::vector<Position> &positions)
{
    Json json = Json::array();
    for (const Position &position : positions)
        json.push_back({{"line", position.line}, {"column", position.column}});
    return json;
}

Json siteJson(const SiteResult &result, const Kernel &kernel)
{
    const Site &site = kernel.sites[result.site];
    const bool isShared = result.space == Space::Shared;
    Json json = {{"id", result.site},
                 {"line", site.position.line},
                 {"column", site.position.column},
                 {"call", positionsJson(site.call)},
                 {"space", nameOf(result.space)},
                 {"op", operationName(site)},
                 {"bytes", site.bytes},
                 {"array", result.array.empty() ? Json() : Json(result.array)},
                 {"requests", result.counts.requests},
                 {"lanes", result.counts.lanes}};
    addGlobal(json, result.space == Space::Global ? &result.counts : nullptr);
    addShared(json, isShared ? &result.counts : nullptr);
    json["banks"] = isShared ? Json(result.bankPasses) : Json();
    json["tgsm_by_bank"] = isShared ? Json(result.tgsmByBank) : Json();
    return json;
}

Json sitesJson(const Result &result)
{
    Json json = Json::array();
    for (const SiteResult &site : result.sites)
        json.push_back(siteJson(site, *result.kernel()));
    return json;
}

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

Json settingsJson(const Device &device)
{
    Json json = Json::object();
    for (const DeviceSetting &setting : settingsOf(device)) {
        if (setting.isSwitch)
            json[setting.key] = setting.value == "on";
        else
            json[setting.key] = std::stoull(setting.value);
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
                 {"peak_bandwidth", peak > 0 ? Json(peak) : Json()},
                 {"kernel", kernel ? Json(kernel->name) : Json()},
                 {"kernel_instance", kernel ? Json(kernel->displayName) : Json()},
                 {"parameters", parametersJson(result)},
                 {"template_arguments", templateArgumentsJson(result)},
                 {"optimised", result.experiment.optimised},
                 {"launch", launchJson(result)},
                 {"coverage", coverageJson(result.coverage)},
                 {"totals", totalsJson(result)},
                 {"sites", sitesJson(result)},
                 {"shared_use", sharedUseJson(result)},
                 {"hazards", Json::array()},
                 {"printed", printedJson(result)},
                 {"printed_cut", result.printedCut},
                 {"diagnostics", diagnosticsJson(result, translate)}};
    return lines(json);
}

} // namespace warplens
