// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The keys of a device file and what they mean: resources/devices/README.md.

#include "device/devicefault.h"
#include "device/devices.h"
#include "device/devicesizes.h"
#include "device/lanes.h"
#include "device/objectreader.h"
#include "device/strictjson.h"

#include <algorithm>
#include <charconv>

namespace warplens {

using nlohmann::json;

namespace {

void readSize(ObjectReader &reader, std::string_view key, Device &device)
{
    const DeviceSize &size = *deviceSize(key);
    reader.read(key, size.in(device), Need::Required);
    if (const std::string fault = faultOf(size, size.of(device)); !fault.empty())
        reader.fail(key, fault);
}

/// The width that a key such as `"16"` means; 0 if it is none that an instruction has.
std::uint32_t widthOf(const std::string &key)
{
    std::uint32_t width = 0;
    const char *end = key.data() + key.size();
    const auto [stop, error] = std::from_chars(key.data(), end, width);
    return error == std::errc() && stop == end && width <= 16 ? width : 0;
}

/// Calls `visit(width, value, reader, key)` for each entry of the object at `key`.
void eachWidth(ObjectReader &parent, std::string_view key, const json &object, std::string &error,
               const auto &visit)
{
    ObjectReader reader(object, parent.pathOf(key), error);
    if (!object.is_object())
        return;
    for (const auto &[text, value] : object.items()) {
        reader.find(text, Need::Optional);
        const std::uint32_t width = widthOf(text);
        if (width == 0)
            reader.fail(text, "not a width from 1 to 16 bytes");
        else
            visit(width, value, reader, text);
    }
}

Extent readExtent(ObjectReader &reader, std::string_view key, Extent otherwise)
{
    const json *value = reader.find(key, Need::Optional);
    if (!value)
        return otherwise;
    const auto isAxis = [](const json &axis) {
        return axis.is_number_unsigned() && axis.get<std::uint64_t>() >= 1
            && axis.get<std::uint64_t>() <= 0xffff'ffff;
    };
    if (!value->is_array() || value->size() != 3 || !std::ranges::all_of(*value, isAxis)) {
        reader.fail(key, "not [x, y, z] of whole numbers from 1 on");
        return otherwise;
    }
    return {(*value)[0].get<std::uint32_t>(), (*value)[1].get<std::uint32_t>(),
            (*value)[2].get<std::uint32_t>()};
}

void readLimits(const json &object, LaunchLimits &limits, std::string &error)
{
    ObjectReader reader(object, "limits", error);
    reader.read("threads", limits.threads, Need::Optional, 1);
    limits.block = readExtent(reader, "block", limits.block);
    limits.grid = readExtent(reader, "grid", limits.grid);
    reader.read("static_shared_bytes", limits.staticSharedBytes, Need::Optional);
    reader.read("shared_bytes", limits.sharedBytes, Need::Optional);
    reader.finish();
}

void readGlobal(const json &object, Device &device, std::string &error)
{
    GlobalRules &rules = device.global;
    ObjectReader reader(object, "global", error);
    reader.choice("protocol", {"merge"}, Need::Required);
    readSize(reader, "sector_bytes", device);
    readSize(reader, "line_bytes", device);
    const std::uint32_t moved[] = {rules.sectorBytes, rules.lineBytes};
    rules.loadTransactionBytes =
        moved[reader.choice("loads", {"sectors", "lines"}, Need::Required)];
    rules.storeTransactionBytes =
        moved[reader.choice("stores", {"sectors", "lines"}, Need::Required)];
    reader.read("alignment_faults", rules.alignmentFaults, Need::Optional);
    if (const json *merged = reader.find("lanes_merged", Need::Optional))
        eachWidth(reader, "lanes_merged", *merged, error,
                  [&](std::uint32_t width, const json &, ObjectReader &widths, const auto &key) {
                      widths.read(key, rules.lanesMerged[width], Need::Required, 1, 64);
                  });
    reader.finish();
}

std::vector<LaneMask> readPhases(const json &value, ObjectReader &reader, const std::string &key)
{
    const json list = value.is_array() ? value : json::array({value});
    std::vector<LaneMask> phases;
    for (const json &entry : list) {
        const auto lanes = entry.is_string() ? lanesOf(entry.get<std::string>()) : std::nullopt;
        if (!lanes)
            reader.fail(key, entry.dump() + " is not a list of lanes such as \"0-3,20-23\"");
        phases.push_back(lanes.value_or(0));
    }
    return phases;
}

void readShared(const json &object, Device &device, std::string &error)
{
    SharedRules &rules = device.shared;
    ObjectReader reader(object, "shared", error);
    reader.choice("protocol", {"banks"}, Need::Required);
    readSize(reader, "banks", device);
    readSize(reader, "bank_bytes", device);
    reader.read("multicast", rules.multicast, Need::Optional);
    reader.read("pair_merge", rules.pairMerge, Need::Optional);
    const json *phases = reader.find("phases", Need::Required);
    if (phases && phases->is_string())
        reader.choice("phases", {"by-width"}, Need::Required);
    else if (phases && phases->is_object() && phases->empty())
        reader.fail("phases", "names no width");
    else if (phases)
        eachWidth(reader, "phases", *phases, error,
                  [&](std::uint32_t width, const json &value, ObjectReader &widths,
                      const auto &key) { rules.phases[width] = readPhases(value, widths, key); });
    if (const json *named = reader.find("rules", Need::Optional))
        eachWidth(reader, "rules", *named, error,
                  [&](std::uint32_t width, const json &, ObjectReader &widths, const auto &key) {
                      rules.rules[width] = BankRule(widths.choice(
                          key, {"distinct-words", "one-plus-distinct-addresses"}, Need::Required));
                  });
    reader.finish();
}

void readEditable(ObjectReader &reader, Device &device)
{
    reader.read("editable", device.editable, Need::Optional);
    for (const std::string &key : device.editable)
        if (!deviceSize(key))
            reader.fail("editable", '"' + key + "\" is not a size of a device");
    device.editable.insert(device.editable.end(), {"l1_caching", "multicast", "pair_merge"});
}

Device readDevice(const json &document, std::string &error)
{
    Device device;
    ObjectReader reader(document, "", error);
    reader.read("id", device.id, Need::Required);
    reader.read("name", device.name, Need::Required);
    reader.read("aliases", device.aliases, Need::Optional);
    std::vector<std::string> source; // for whoever reads the file
    reader.read("source", source, Need::Optional);
    reader.read("cuda_arch", device.cudaArch, Need::Optional);
    reader.read("peak_gigabytes_per_second", device.peakGigabytesPerSecond, Need::Optional);
    readSize(reader, "warp_size", device);
    if (const json *limits = reader.find("limits", Need::Optional))
        readLimits(*limits, device.limits, error);
    if (const json *global = reader.find("global", Need::Required))
        readGlobal(*global, device, error);
    if (const json *shared = reader.find("shared", Need::Required))
        readShared(*shared, device, error);
    readEditable(reader, device);
    reader.finish();
    return device;
}

} // namespace

std::variant<Device, DeviceError> parseDevice(std::string_view text)
{
    std::string error;
    const json document = strictJson(text, error);
    if (!error.empty())
        return DeviceError{error};
    const Device device = readDevice(document, error);
    if (!error.empty())
        return DeviceError{error};
    if (const auto fault = contradictionIn(device))
        return DeviceError{(fault->section.empty() ? "" : fault->section + '.') + fault->key + ": "
                           + fault->what};
    return device;
}

} // namespace warplens
