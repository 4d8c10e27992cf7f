// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/devices.h"

#include "embedded/devices.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace warplens {

namespace {

std::vector<Device> readBuiltIn()
{
    std::vector<Device> devices;
    for (const EmbeddedFile &file : embedded::devices()) {
        auto parsed = parseDevice(file.text);
        if (const auto *error = std::get_if<DeviceError>(&parsed)) {
            // The program was built with a broken file: nothing it says could be trusted.
            std::fprintf(stderr, "%.*s: %s\n", int(file.name.size()), file.name.data(),
                         error->message.c_str());
            std::abort();
        }
        devices.push_back(std::get<Device>(std::move(parsed)));
    }
    return devices;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

bool sameWord(std::string_view left, std::string_view right)
{
    return std::ranges::equal(left, right, {}, lower, lower);
}

} // namespace

const std::vector<Device> &builtInDevices()
{
    static const std::vector<Device> devices = readBuiltIn();
    return devices;
}

const Device *findDevice(std::span<const Device> devices, std::string_view name)
{
    const auto isNamed = [name](const Device &device) {
        return sameWord(device.id, name) || sameWord(device.name, name)
            || std::ranges::any_of(device.aliases,
                                   [name](const auto &alias) { return sameWord(alias, name); });
    };
    const auto found = std::ranges::find_if(devices, isNamed);
    return found == devices.end() ? nullptr : &*found;
}

} // namespace warplens
