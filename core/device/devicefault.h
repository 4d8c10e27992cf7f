// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <optional>
#include <string>

namespace warplens {

/// A rule of a device that contradicts another.
struct DeviceFault
{
    std::string section; ///< `global`, `shared`; empty: the file itself
    std::string key;
    std::string what;
};

/// The first contradiction between the sizes of `device`, each of which is in its own bounds: a
/// line that is not whole sectors, phases that do not cover the warp exactly once, a bank rule or
/// an editable warp without its phases.
std::optional<DeviceFault> contradictionIn(const Device &device);

} // namespace warplens
