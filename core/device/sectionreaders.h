// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "device/objectreader.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <string>
#include <string_view>

namespace warplens {

// The sections of a device file, see resources/devices/README.md. The first mistake goes to
// `error`.
void readLimits(const nlohmann::json &object, LaunchLimits &limits, std::string &error);
void readGlobal(const nlohmann::json &object, Device &device, std::string &error);
void readShared(const nlohmann::json &object, Device &device, std::string &error);
void readSources(const nlohmann::json &object, Device &device, std::string &error);

/// A required size of the table in devicesizes.h.
void readSize(ObjectReader &reader, std::string_view key, Device &device);

/// The width that a key such as `"16"` means; 0 if it is none that an instruction has.
inline std::uint32_t widthOf(const std::string &key)
{
    std::uint32_t width = 0;
    const char *end = key.data() + key.size();
    const auto [stop, error] = std::from_chars(key.data(), end, width);
    return error == std::errc() && stop == end && width <= 16 ? width : 0;
}

/// Calls `visit(width, value, reader, key)` for each entry of the object at `key`.
void eachWidth(ObjectReader &parent, std::string_view key, const nlohmann::json &object,
               std::string &error, const auto &visit)
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

} // namespace warplens
