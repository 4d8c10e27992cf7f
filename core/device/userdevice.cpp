// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/userdevice.h"

namespace warplens {

namespace {

/// "key: what" for the first name that is taken; empty if none is.
std::string takenName(const Device &device)
{
    const auto check = [](const char *key, const std::string &name) {
        const Device *other = findDevice(builtInDevices(), name);
        return other ? std::string(key) + ": \"" + name + "\" is the built-in device " + other->id
                + "; choose another"
                     : std::string();
    };
    std::string taken = check("id", device.id);
    if (taken.empty())
        taken = check("name", device.name);
    for (const std::string &alias : device.aliases)
        if (taken.empty())
            taken = check("aliases", alias);
    return taken;
}

} // namespace

std::variant<UserDevice, DeviceError> readUserDevice(std::string rules, const std::string &file)
{
    auto parsed = parseDevice(rules);
    if (const auto *error = std::get_if<DeviceError>(&parsed))
        return DeviceError{file + ": " + error->message};
    UserDevice read{std::get<Device>(std::move(parsed)), std::move(rules)};
    if (const std::string taken = takenName(read.device); !taken.empty())
        return DeviceError{file + ": " + taken};
    return read;
}

} // namespace warplens
