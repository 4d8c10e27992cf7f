// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/devicefault.h"
#include "device/devices.h"
#include "device/devicesizes.h"

#include <algorithm>
#include <charconv>

namespace warplens {

namespace {

/// What one transaction moves, kept while the sizes change under it.
struct Moved
{
    bool loadLines = false;
    bool storeLines = false;
    std::map<CacheHint, bool> hintedLines;
};

Moved movedBy(const GlobalRules &rules)
{
    Moved moved{rules.loadTransactionBytes != rules.sectorBytes,
                rules.storeTransactionBytes != rules.sectorBytes,
                {}};
    for (const auto &[hint, bytes] : rules.hintedLoadBytes)
        moved.hintedLines[hint] = bytes != rules.sectorBytes;
    return moved;
}

void setMoved(GlobalRules &rules, const Moved &moved)
{
    const auto bytes = [&rules](bool lines) { return lines ? rules.lineBytes : rules.sectorBytes; };
    rules.loadTransactionBytes = bytes(moved.loadLines);
    rules.storeTransactionBytes = bytes(moved.storeLines);
    for (const auto &[hint, lines] : moved.hintedLines)
        rules.hintedLoadBytes[hint] = bytes(lines);
}

bool hasCaching(const GlobalRules &rules)
{
    return rules.protocol == GlobalProtocol::Merge && rules.l1Caching
        && rules.lineBytes != rules.sectorBytes;
}

/// An override that cannot be applied, as "what" without its key; empty: applied.
using Fault = std::string;

Fault readSwitch(const std::string &text, bool &out)
{
    if (text == "on" || text == "true")
        out = true;
    else if (text == "off" || text == "false")
        out = false;
    else
        return '"' + text + "\" is neither on nor off";
    return {};
}

Fault readSize(const DeviceSize &size, const std::string &text, Device &device)
{
    std::uint64_t value = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc() || stop != end)
        return '"' + text + "\" is not a whole number";
    if (Fault fault = faultOf(size, value); !fault.empty())
        return fault;
    size.in(device) = std::uint32_t(value);
    return {};
}

std::string listOf(const std::map<std::uint32_t, SharedRules> &modes)
{
    std::string text;
    for (const auto &[name, rules] : modes)
        text += (text.empty() ? "" : " or ") + std::to_string(name);
    return text;
}

/// Puts the rules of the mode in place of those of the other.
Fault setBankMode(const std::string &value, Device &device)
{
    if (device.bankModes.empty())
        return device.id + " has no bank modes";
    for (const auto &[name, rules] : device.bankModes) {
        if (value == std::to_string(name)) {
            device.shared = rules;
            device.bankMode = name;
            return {};
        }
    }
    return '"' + value + "\" is not " + listOf(device.bankModes);
}

Fault apply(const std::string &key, const std::string &value, Device &device, Moved &moved)
{
    if (key == "multicast")
        return readSwitch(value, device.shared.multicast);
    if (key == "pair_merge")
        return readSwitch(value, device.shared.pairMerge);
    if (key == "bank_mode")
        return {}; // came first
    if (key == "l1_caching" && device.global.protocol != GlobalProtocol::Merge)
        return device.id + " has no L1 cache for global memory";
    if (key == "l1_caching" && !device.global.l1Caching)
        return device.id + " moves the same whatever its L1 cache does; leave it out";
    if (key == "l1_caching")
        return readSwitch(value, moved.loadLines);
    const DeviceSize *size = deviceSize(key);
    if (!size)
        return "no such setting; there are warp_size, sector_bytes, line_bytes, l1_caching, banks, "
               "bank_bytes, bank_mode, multicast and pair_merge";
    if (std::ranges::find(device.editable, key) == device.editable.end())
        return "always " + std::to_string(size->of(device)) + " on " + device.id
            + "; the custom device lets it change";
    return readSize(*size, value, device);
}

DeviceSetting switchOf(std::string key, bool isOn)
{
    return {std::move(key), isOn ? "on" : "off", true, 0, 1, {}};
}

DeviceSetting bankModeOf(const Device &device)
{
    DeviceSetting setting{"bank_mode", std::to_string(device.bankMode), false, 0, 0, {}};
    setting.least = device.bankModes.begin()->first;
    setting.most = device.bankModes.rbegin()->first;
    for (const auto &[name, rules] : device.bankModes)
        setting.choices.push_back(std::to_string(name));
    return setting;
}

} // namespace

std::vector<DeviceSetting> settingsOf(const Device &device)
{
    std::vector<DeviceSetting> settings;
    for (const DeviceSize &size : deviceSizes()) {
        settings.push_back({std::string(size.key),
                            std::to_string(size.of(device)),
                            false,
                            size.least,
                            size.most,
                            {}});
        if (size.key == "line_bytes" && hasCaching(device.global))
            settings.push_back(switchOf("l1_caching", movedBy(device.global).loadLines));
    }
    if (!device.bankModes.empty())
        settings.push_back(bankModeOf(device));
    if (device.shared.protocol == SharedProtocol::BroadcastHalfWarp)
        return settings; // neither means anything there
    settings.push_back(switchOf("multicast", device.shared.multicast));
    settings.push_back(switchOf("pair_merge", device.shared.pairMerge));
    return settings;
}

std::variant<Device, DeviceError> overridden(const Device &device,
                                             const std::map<std::string, std::string> &overrides)
{
    Device result = device;
    Moved moved = movedBy(result.global);
    // The mode replaces what the others change.
    if (const auto mode = overrides.find("bank_mode"); mode != overrides.end())
        if (const Fault fault = setBankMode(mode->second, result); !fault.empty())
            return DeviceError{"bank_mode: " + fault};
    for (const auto &[key, value] : overrides)
        if (const Fault fault = apply(key, value, result, moved); !fault.empty())
            return DeviceError{key + ": " + fault};
    setMoved(result.global, moved);
    if (const auto fault = contradictionIn(result))
        return DeviceError{fault->key + ": " + fault->what};
    return result;
}

} // namespace warplens
