// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/sectionreaders.h"

#include <array>
#include <utility>

namespace warplens {

using nlohmann::json;

namespace {

// In the order of the enum.
const std::vector<std::string_view> Protocols = {"merge", "strict-half-warp", "segment-half-warp"};
const std::vector<std::string_view> Moved = {"sectors", "lines"};

// Those of loads: PTX names them so.
constexpr std::array<std::pair<std::string_view, CacheHint>, 5> Hints = {{
    {"ca", CacheHint::AllLevels},
    {"cg", CacheHint::Global},
    {"cs", CacheHint::Streaming},
    {"lu", CacheHint::LastUse},
    {"cv", CacheHint::Volatile},
}};

std::uint32_t readMoved(ObjectReader &reader, std::string_view key, const GlobalRules &rules)
{
    return reader.choice(key, Moved, Need::Required) == 0 ? rules.sectorBytes : rules.lineBytes;
}

void readHints(const json &object, GlobalRules &rules, std::string &error)
{
    ObjectReader reader(object, "global.hints", error);
    for (const auto &[key, hint] : Hints)
        if (reader.find(key, Need::Optional))
            rules.hintedLoadBytes[hint] = readMoved(reader, key, rules);
    reader.finish();
}

void readMerged(ObjectReader &parent, std::string_view key,
                std::map<std::uint32_t, std::uint32_t> &merged, std::string &error)
{
    const json *object = parent.find(key, Need::Optional);
    if (!object)
        return;
    merged.clear();
    eachWidth(parent, key, *object, error,
              [&](std::uint32_t width, const json &, ObjectReader &widths, const auto &text) {
                  widths.read(text, merged[width], Need::Required, 1, 64);
              });
}

void readMerge(ObjectReader &reader, GlobalRules &rules, std::string &error)
{
    rules.loadTransactionBytes = readMoved(reader, "loads", rules);
    rules.storeTransactionBytes = readMoved(reader, "stores", rules);
    if (const json *hints = reader.find("hints", Need::Optional))
        readHints(*hints, rules, error);
    readMerged(reader, "lanes_merged", rules.lanesMerged, error);
    rules.storeLanesMerged = rules.lanesMerged;
    readMerged(reader, "store_lanes_merged", rules.storeLanesMerged, error);
}

} // namespace

void readGlobal(const json &object, Device &device, std::string &error)
{
    GlobalRules &rules = device.global;
    ObjectReader reader(object, "global", error);
    rules.protocol = GlobalProtocol(reader.choice("protocol", Protocols, Need::Required));
    readSize(reader, "sector_bytes", device);
    readSize(reader, "line_bytes", device);
    if (rules.protocol == GlobalProtocol::Merge)
        readMerge(reader, rules, error);
    if (rules.protocol == GlobalProtocol::Merge)
        reader.read("l1_caching", rules.l1Caching, Need::Optional);
    reader.read("atomic_lanes_merged", rules.atomicLanesMerged, Need::Optional, 1, 64);
    reader.read("atomics", rules.atomics, Need::Optional);
    reader.read("alignment_faults", rules.alignmentFaults, Need::Optional);
    reader.finish();
}

} // namespace warplens
