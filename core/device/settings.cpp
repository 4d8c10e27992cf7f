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
};

Moved movedBy(const GlobalRules &rules)
{
    return {rules.loadTransactionBytes != rules.sectorBytes,
            rules.storeTransactionBytes != rules.sectorBytes};
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

Fault apply(const std::string &key, const std::string &value, Device &device, Moved &moved)
{
    if (key == "multicast")
        return readSwitch(value, device.shared.multicast);
    if (key == "pair_merge")
        return readSwitch(value, device.shared.pairMerge);
    if (key == "l1_caching")
        return readSwitch(value, moved.loadLines);
    const DeviceSize *size = deviceSize(key);
    if (!size)
        return "no such setting; there are warp_size, sector_bytes, line_bytes, l1_caching, banks, "
               "bank_bytes, multicast and pair_merge";
    if (std::ranges::find(device.editable, key) == device.editable.end())
        return "always " + std::to_string(size->of(device)) + " on " + device.id
            + "; the custom device lets it change";
    return readSize(*size, value, device);
}

DeviceSetting switchOf(std::string key, bool isOn)
{
    return {std::move(key), isOn ? "on" : "off", true, 0, 1};
}

} // namespace

std::vector<DeviceSetting> settingsOf(const Device &device)
{
    std::vector<DeviceSetting> settings;
    for (const DeviceSize &size : deviceSizes()) {
        settings.push_back(
            {std::string(size.key), std::to_string(size.of(device)), false, size.least, size.most});
        if (size.key == "line_bytes" && device.global.lineBytes != device.global.sectorBytes)
            settings.push_back(switchOf("l1_caching", movedBy(device.global).loadLines));
    }
    settings.push_back(switchOf("multicast", device.shared.multicast));
    settings.push_back(switchOf("pair_merge", device.shared.pairMerge));
    return settings;
}

std::variant<Device, DeviceError> overridden(const Device &device,
                                             const std::map<std::string, std::string> &overrides)
{
    Device result = device;
    GlobalRules &global = result.global;
    Moved moved = movedBy(global);
    for (const auto &[key, value] : overrides)
        if (const Fault fault = apply(key, value, result, moved); !fault.empty())
            return DeviceError{key + ": " + fault};
    global.loadTransactionBytes = moved.loadLines ? global.lineBytes : global.sectorBytes;
    global.storeTransactionBytes = moved.storeLines ? global.lineBytes : global.sectorBytes;
    if (const auto fault = contradictionIn(result))
        return DeviceError{fault->key + ": " + fault->what};
    return result;
}

} // namespace warplens
