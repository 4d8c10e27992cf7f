// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reportfindings.h"

#include "experiment/profilercounters.h"
#include "experiment/reportnumbers.h"

#include <nlohmann/json.hpp>

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
