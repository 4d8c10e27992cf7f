// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devicesizes.h"
#include "device/lanes.h"
#include "device/sectionreaders.h"

namespace warplens {

using nlohmann::json;

namespace {

using Phases = std::map<std::uint32_t, std::vector<LaneMask>>;

// In the order of the enums.
const std::vector<std::string_view> Protocols = {"banks", "broadcast-half-warp"};
const std::vector<std::string_view> Rules = {"distinct-words", "one-plus-distinct-addresses"};

std::vector<LaneMask> readList(const json &value, ObjectReader &reader, const std::string &key)
{
    if (value == "not-modelled")
        return {};
    const json list = value.is_array() ? value : json::array({value});
    if (list.empty())
        reader.fail(key, "no phase; write \"not-modelled\" if that is meant");
    std::vector<LaneMask> phases;
    for (const json &entry : list) {
        const auto lanes = entry.is_string() ? lanesOf(entry.get<std::string>()) : std::nullopt;
        if (!lanes)
            reader.fail(key, entry.dump() + " is not a list of lanes such as \"0-3,20-23\"");
        phases.push_back(lanes.value_or(0));
    }
    return phases;
}

void readPhases(ObjectReader &reader, std::string_view key, Need need, Phases &out,
                std::string &error)
{
    const json *phases = reader.find(key, need);
    if (!phases)
        return;
    out.clear();
    if (phases->is_string())
        reader.choice(key, {"by-width"}, Need::Required);
    else if (phases->is_object() && phases->empty())
        reader.fail(key, "names no width");
    else
        eachWidth(reader, key, *phases, error,
                  [&](std::uint32_t width, const json &value, ObjectReader &widths,
                      const auto &text) { out[width] = readList(value, widths, text); });
}

/// What a bank mode says, or the section itself where there are none.
void readBanks(ObjectReader &reader, Device &device, SharedRules &rules, std::string &error)
{
    readSize(reader, "bank_bytes", device);
    rules.bankBytes = device.shared.bankBytes;
    reader.read("words_together", rules.wordsTogether, Need::Optional, 1, 16);
    readPhases(reader, "phases", Need::Required, rules.phases, error);
    rules.storePhases = rules.phases;
    readPhases(reader, "store_phases", Need::Optional, rules.storePhases, error);
    if (const json *named = reader.find("rules", Need::Optional))
        eachWidth(reader, "rules", *named, error,
                  [&](std::uint32_t width, const json &, ObjectReader &widths, const auto &key) {
                      rules.rules[width] = BankRule(widths.choice(key, Rules, Need::Required));
                  });
}

void readModes(const json &object, Device &device, std::string &error)
{
    const std::string path = "shared.bank_modes";
    ObjectReader modes(object, path, error);
    if (!object.is_object())
        return;
    for (const auto &[key, value] : object.items()) {
        modes.find(key, Need::Optional);
        const std::uint32_t name = widthOf(key);
        if (name == 0) {
            modes.fail(key, "not a width from 1 to 16 bytes");
            continue;
        }
        ObjectReader reader(value, modes.pathOf(key), error);
        SharedRules &rules = device.bankModes[name] = device.shared;
        readBanks(reader, device, rules, error);
        reader.finish();
    }
}

} // namespace

void readShared(const json &object, Device &device, std::string &error)
{
    SharedRules &rules = device.shared;
    ObjectReader reader(object, "shared", error);
    rules.protocol = SharedProtocol(reader.choice("protocol", Protocols, Need::Required));
    readSize(reader, "banks", device);
    reader.read("atomics", rules.atomics, Need::Optional);
    if (rules.protocol == SharedProtocol::BroadcastHalfWarp) {
        readSize(reader, "bank_bytes", device);
        return reader.finish();
    }
    reader.read("multicast", rules.multicast, Need::Optional);
    reader.read("pair_merge", rules.pairMerge, Need::Optional);
    const json *modes = reader.find("bank_modes", Need::Optional);
    if (!modes) {
        readBanks(reader, device, rules, error);
        return reader.finish();
    }
    readModes(*modes, device, error);
    reader.read("bank_mode", device.bankMode, Need::Required, 1, 16);
    const auto chosen = device.bankModes.find(device.bankMode);
    if (chosen != device.bankModes.end())
        rules = chosen->second;
    else if (device.bankMode != 0)
        reader.fail("bank_mode", std::to_string(device.bankMode) + " is none of bank_modes");
    reader.finish();
}

} // namespace warplens
