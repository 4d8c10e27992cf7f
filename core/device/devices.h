// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace warplens {

/// What is wrong with a device file or an override, in English: "global.sector_bytes: 33 is not a
/// power of two".
struct DeviceError
{
    std::string message;
    bool operator==(const DeviceError &) const = default;
};

/// Reads one device file; resources/devices/README.md explains the keys. Unknown keys are an error:
/// a misspelt rule must not be ignored.
std::variant<Device, DeviceError> parseDevice(std::string_view json);

/// The devices that came with the program, vendor by vendor, the newest first; the custom one last.
const std::vector<Device> &builtInDevices();

/// By id, name or alias, without regard to case; null if there is none.
const Device *findDevice(std::span<const Device> devices, std::string_view name);

/// One rule a person can change: its key (`warp_size`, `sector_bytes`, `line_bytes`, `banks`,
/// `bank_bytes`, `bank_mode`, `multicast`, `pair_merge`, `l1_caching`), its value now, and the
/// bounds of it.
struct DeviceSetting
{
    std::string key;
    std::string value;
    bool isSwitch = false; ///< value is `on` or `off`
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    std::vector<std::string> choices; ///< the only values; empty: any between the bounds
    bool operator==(const DeviceSetting &) const = default;
};

/// All settings of `device`, with their effective values. `l1_caching`: loads move lines (on) or
/// sectors (off); only where the two differ. `bank_mode`: only where there are modes.
std::vector<DeviceSetting> settingsOf(const Device &device);

/// `device` with `overrides` (key → value) applied. Any device accepts `pair_merge`, `multicast`,
/// `l1_caching`, unless its protocol knows no such thing; sizes only those that list them as
/// editable, `bank_mode` those that have modes.
std::variant<Device, DeviceError> overridden(const Device &device,
                                             const std::map<std::string, std::string> &overrides);

} // namespace warplens
