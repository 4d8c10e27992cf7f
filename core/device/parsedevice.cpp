// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// The keys of a device file and what they mean: resources/devices/README.md.

#include "device/devicefault.h"
#include "device/devices.h"
#include "device/devicesizes.h"
#include "device/sectionreaders.h"
#include "device/strictjson.h"

#include <bit>

namespace warplens {

using nlohmann::json;

void readSize(ObjectReader &reader, std::string_view key, Device &device)
{
    const DeviceSize &size = *deviceSize(key);
    reader.read(key, size.in(device), Need::Required);
    if (const std::string fault = faultOf(size, size.of(device)); !fault.empty())
        reader.fail(key, fault);
}

namespace {

// In the order of the enum.
const std::vector<std::string_view> Profilers = {"none", "visual-profiler", "nvprof",
                                                 "nsight-compute", "rocprof"};

void readConstant(const json &object, Device &device, std::string &error)
{
    ObjectReader reader(object, "constant", error);
    reader.read("lanes", device.constantLanes, Need::Required, 1, 64);
    reader.finish();
}

void readLocal(const json &object, Device &device, std::string &error)
{
    ObjectReader reader(object, "local", error);
    reader.read("word_bytes", device.localWordBytes, Need::Required, 1, 16);
    if (device.localWordBytes && !std::has_single_bit(device.localWordBytes))
        reader.fail("word_bytes", std::to_string(device.localWordBytes) + " is not a power of two");
    reader.finish();
}

void readEditable(ObjectReader &reader, Device &device)
{
    reader.read("editable", device.editable, Need::Optional);
    for (const std::string &key : device.editable)
        if (!deviceSize(key))
            reader.fail("editable", '"' + key + "\" is not a size of a device");
    device.editable.insert(device.editable.end(), {"l1_caching", "multicast", "pair_merge"});
    if (!device.bankModes.empty())
        device.editable.push_back("bank_mode");
}

void readNames(ObjectReader &reader, Device &device)
{
    reader.read("id", device.id, Need::Required);
    reader.read("name", device.name, Need::Required);
    reader.read("aliases", device.aliases, Need::Optional);
    reader.read("vendor", device.vendor, Need::Optional);
    device.profiler = Profiler(reader.choice("profiler", Profilers, Need::Optional));
    reader.read("cuda_arch", device.cudaArch, Need::Optional);
    reader.read("peak_gigabytes_per_second", device.peakGigabytesPerSecond, Need::Optional);
    readSize(reader, "warp_size", device);
    reader.read("independent_lanes", device.independentLanes, Need::Optional);
}

Device readDevice(const json &document, std::string &error)
{
    Device device;
    ObjectReader reader(document, "", error);
    readNames(reader, device);
    if (const json *limits = reader.find("limits", Need::Required))
        readLimits(*limits, device.limits, error);
    if (const json *global = reader.find("global", Need::Required))
        readGlobal(*global, device, error);
    if (const json *shared = reader.find("shared", Need::Required))
        readShared(*shared, device, error);
    if (const json *constant = reader.find("constant", Need::Optional))
        readConstant(*constant, device, error);
    if (const json *local = reader.find("local", Need::Optional))
        readLocal(*local, device, error);
    if (const json *sources = reader.find("sources", Need::Optional))
        readSources(*sources, device, error);
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
