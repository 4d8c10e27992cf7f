// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reportfindings.h"

#include "experiment/extentjson.h"
#include "experiment/hazardtext.h"
#include "experiment/profilercounters.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

const char *nameOf(OccupancyLimit limit)
{
    switch (limit) {
    case OccupancyLimit::Warps: return "warps";
    case OccupancyLimit::Blocks: return "blocks";
    case OccupancyLimit::SharedBytes: return "shared_bytes";
    }
    return "";
}

const char *nameOf(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Documented: return "documented";
    case Evidence::Measured: return "measured";
    case Evidence::Inferred: return "inferred";
    }
    return "";
}

const char *nameOf(RuleGroup group)
{
    switch (group) {
    case RuleGroup::Limits: return "limits";
    case RuleGroup::Occupancy: return "occupancy";
    case RuleGroup::Global: return "global";
    case RuleGroup::Atomics: return "atomics";
    case RuleGroup::Shared: return "shared";
    case RuleGroup::Constant: return "constant";
    case RuleGroup::Local: return "local";
    case RuleGroup::Bandwidth: return "bandwidth";
    }
    return "";
}

/// One of the two that meet; null if there is none.
Json accessJson(const HazardAccess &access, const Result &result)
{
    const Kernel &kernel = *result.kernel();
    if (access.site >= kernel.sites.size())
        return {};
    const Site &site = kernel.sites[access.site];
    return {{"thread", extentJson(positionOf(access.thread, result.launch.block))},
            {"line", site.position.line},
            {"column", site.position.column},
            {"op", operationName(site)}};
}

Json hazardJson(const Hazard &hazard, const Result &result, const Translate &translate)
{
    const Kernel &kernel = *result.kernel();
    const bool isRace = hazard.kind == HazardKind::Race;
    const std::string array = arrayName(kernel, hazard.array);
    return {{"kind", nameOf(hazard.kind)},
            {"class", isRace ? Json(nameOf(hazard.raceClass)) : Json()},
            {"severity", nameOf(hazard.severity)},
            {"within_warp", isRace ? Json(hazard.withinWarp) : Json()},
            {"same_value", hazard.sameValue},
            {"array", array.empty() ? Json() : Json(array)},
            {"element", indexText(kernel, hazard.array, hazard.byte)},
            {"byte", hazard.byte},
            {"bytes", hazard.bytes},
            {"first", accessJson(hazard.first, result)},
            {"second", accessJson(hazard.second, result)},
            {"block", extentJson(positionOf(hazard.block, result.launch.grid))},
            {"pairs", hazard.pairs},
            {"blocks", hazard.blocks},
            {"message", describe(hazard, result, translate)}};
}

/// `(1, 0, 0)`, as diagnostics name threads and blocks; null if `text` is something else.
Json coordinatesJson(const std::string &text)
{
    Json json = Json::array();
    const char *at = text.data();
    const char *end = at + text.size();
    while (at != end) {
        std::uint32_t number = 0;
        const auto read = std::from_chars(at, end, number);
        if (read.ec == std::errc())
            json.push_back(number);
        at = read.ec == std::errc() ? read.ptr : at + 1;
    }
    return json.size() == 3 ? json : Json();
}

Json numberJson(const std::string &text)
{
    std::int64_t number = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? Json(number) : Json();
}

/// A diagnostic as a hazard: the same keys.
Json diagnosticHazard(const char *kind, const Diagnostic &diagnostic, const Translate &translate)
{
    return {{"kind", kind},
            {"class", nullptr},
            {"severity", nameOf(diagnostic.severity)},
            {"within_warp", nullptr},
            {"same_value", false},
            {"array", nullptr},
            {"element", nullptr},
            {"byte", nullptr},
            {"bytes", nullptr},
            {"first",
             {{"thread", nullptr},
              {"line", diagnostic.position.line},
              {"column", diagnostic.position.column},
              {"op", nullptr}}},
            {"second", nullptr},
            {"block", nullptr},
            {"pairs", diagnostic.count},
            {"blocks", nullptr},
            {"message", describe(diagnostic, translate)}};
}

Json outOfBoundsJson(const Diagnostic &diagnostic, const Translate &translate)
{
    Json json = diagnosticHazard("out_of_bounds", diagnostic, translate);
    const auto &arguments = diagnostic.arguments; // see DiagnosticKind::OutOfBounds
    if (arguments.size() == 5) {
        json["array"] = arguments[0].empty() ? Json() : Json(arguments[0]);
        json["byte"] = numberJson(arguments[1]);
        json["first"]["thread"] = coordinatesJson(arguments[3]);
        json["block"] = coordinatesJson(arguments[4]);
    }
    return json;
}

Json barrierJson(const Diagnostic &diagnostic, const Translate &translate)
{
    Json json = diagnosticHazard("barrier_divergence", diagnostic, translate);
    json["first"]["op"] = "barrier";
    if (diagnostic.arguments.size() > 3)
        json["block"] = coordinatesJson(diagnostic.arguments[3]);
    return json;
}

} // namespace

Json occupancyJson(const Result &result)
{
    if (!result.occupancy)
        return {};
    const Occupancy &occupancy = *result.occupancy;
    Json limits = Json::array();
    for (const OccupancyLimit limit : occupancy.limits)
        limits.push_back(nameOf(limit));
    return {{"blocks", occupancy.blocks},
            {"warps", occupancy.warps},
            {"most_warps", occupancy.mostWarps},
            {"percent", significant(occupancy.percent())},
            {"shared_bytes", occupancy.sharedBytes},
            {"shared_open", occupancy.sharedIsOpen},
            {"limited_by", limits},
            {"registers", nullptr}};
}

Json hazardsJson(const Result &result, const Translate &translate)
{
    Json json = Json::array();
    if (!result.kernel())
        return json;
    for (const Hazard &hazard : result.hazards)
        json.push_back(hazardJson(hazard, result, translate));
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (diagnostic.kind == DiagnosticKind::OutOfBounds)
            json.push_back(outOfBoundsJson(diagnostic, translate));
        if (diagnostic.kind == DiagnosticKind::BarrierDivergence)
            json.push_back(barrierJson(diagnostic, translate));
    }
    return json;
}

Json profilerJson(const Result &result, const Translate &translate)
{
    if (result.device.profiler == Profiler::None)
        return {};
    Json counters = Json::array();
    for (const CounterReading &reading : counterReadings(result))
        counters.push_back({{"name", reading.name},
                            {"value", reading.value},
                            {"remark", reading.remark ? Json(translate(reading.remark)) : Json()}});
    return {{"tool", nameOf(result.device.profiler)}, {"counters", counters}};
}

Json sourcesJson(const Device &device)
{
    Json json = Json::array();
    for (const RuleSource &source : device.sources)
        json.push_back({{"rules", nameOf(source.group)},
                        {"evidence", nameOf(source.evidence)},
                        {"text", source.text}});
    return json;
}

} // namespace warplens
