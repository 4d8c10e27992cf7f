// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "device/devices.h"

#include <string>
#include <variant>

namespace warplens {

/// A device that somebody wrote a file for.
struct UserDevice
{
    Device device;
    std::string rules; ///< the text of the file, which an experiment takes along
    bool operator==(const UserDevice &) const = default;
};

/// Reads the text of the file called `file`. The error names the file and the key. A name that a
/// built-in device has is an error: which of the two was meant would depend on the machine.
std::variant<UserDevice, DeviceError> readUserDevice(std::string rules, const std::string &file);

} // namespace warplens
