// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reporthazards.h"

#include "experiment/extentjson.h"
#include "experiment/hazardcoverage.h"
#include "experiment/hazardtext.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

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

/// `block`: which argument names it.
Json barrierJson(const char *kind, const Diagnostic &diagnostic, std::size_t block,
                 const Translate &translate)
{
    Json json = diagnosticHazard(kind, diagnostic, translate);
    json["first"]["op"] = "barrier";
    if (diagnostic.arguments.size() > block)
        json["block"] = coordinatesJson(diagnostic.arguments[block]);
    return json;
}

} // namespace

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
            json.push_back(barrierJson("barrier_divergence", diagnostic, 3, translate));
        if (diagnostic.kind == DiagnosticKind::BarrierMismatch)
            json.push_back(barrierJson("barrier_mismatch", diagnostic, 3, translate));
        if (diagnostic.kind == DiagnosticKind::BarrierDeadlock)
            json.push_back(barrierJson("barrier_deadlock", diagnostic, 4, translate));
    }
    return json;
}

Json hazardsCoverageJson(const Result &result, const Translate &translate)
{
    const HazardLimits &limits = result.hazardLimits;
    Json messages = Json::array();
    for (const std::string &sentence : describe(limits, translate))
        messages.push_back(sentence);
    return {{"judged", judgesHazards(result)},
            {"limited", limits.any()},
            {"opaque_barriers", limits.opaqueBarriers},
            {"named_barriers", limits.namedBarriers},
            {"log_full", limits.logFull},
            {"list_cut", limits.listCut},
            {"messages", messages}};
}

std::string findingHead(Position position, Severity severity)
{
    std::string place;
    if (position.isValid())
        place = std::to_string(position.line) + ":" + std::to_string(position.column) + ": ";
    return place + std::string(nameOf(severity)) + ": ";
}

std::string hazardsText(const Result &result, const Translate &translate)
{
    std::string lines;
    for (const Hazard &hazard : result.hazards) {
        const auto &sites = result.kernel()->sites;
        const Position position =
            hazard.first.site < sites.size() ? sites[hazard.first.site].position : Position();
        lines += "  " + findingHead(position, hazard.severity) + describe(hazard, result, translate)
            + "\n";
    }
    for (const Diagnostic &diagnostic : result.diagnostics)
        if (isHazard(diagnostic))
            lines += "  " + findingHead(diagnostic.position, diagnostic.severity)
                + describe(diagnostic, translate) + "\n";
    for (const std::string &sentence : describe(result.hazardLimits, translate))
        lines += "  " + sentence + "\n";
    if (const std::string none = noHazardsText(result, translate); !none.empty())
        lines += "  " + none + "\n";
    return lines.empty() ? lines : "\n" + translate(WARPLENS_PHRASE("Hazards")) + "\n" + lines;
}

} // namespace warplens
