// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <span>
#include <string>
#include <string_view>

namespace warplens {

/// A size in a device's rules: its key, in which section of a device file it stands, its bounds,
/// and where it lives. One table serves the reader of files, the settings and the overrides.
struct DeviceSize
{
    std::string_view section; ///< `global`, `shared`; empty: the file itself
    std::string_view key;
    std::uint32_t least = 1;
    std::uint32_t most = 1;
    bool powerOfTwo = false;
    std::uint32_t &(*in)(Device &) = nullptr;

    std::uint32_t of(Device device) const { return in(device); }
};

/// `warp_size`, `sector_bytes`, `line_bytes`, `banks`, `bank_bytes`.
std::span<const DeviceSize> deviceSizes();

/// Null if there is no such size.
const DeviceSize *deviceSize(std::string_view key);

/// What is wrong with `value` for `size`: "33 is not a power of two". Empty if nothing is.
std::string faultOf(const DeviceSize &size, std::uint64_t value);

} // namespace warplens
