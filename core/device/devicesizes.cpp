// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

#include "device/devicesizes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warplens {

namespace {

constexpr std::array Sizes = {
    DeviceSize{"", "warp_size", 1, 64, false, [](Device &d) -> auto & { return d.warpSize; }},
    DeviceSize{"global", "sector_bytes", 4, 1024, true,
               [](Device &d) -> auto & { return d.global.sectorBytes; }},
    DeviceSize{"global", "line_bytes", 4, 4096, true,
               [](Device &d) -> auto & { return d.global.lineBytes; }},
    DeviceSize{"shared", "banks", 1, 128, false,
               [](Device &d) -> auto & { return d.shared.banks; }},
    DeviceSize{"shared", "bank_bytes", 1, 16, true,
               [](Device &d) -> auto & { return d.shared.bankBytes; }},
};

} // namespace

std::span<const DeviceSize> deviceSizes() { return Sizes; }

const DeviceSize *deviceSize(std::string_view key)
{
    const auto found = std::ranges::find(Sizes, key, &DeviceSize::key);
    return found == Sizes.end() ? nullptr : &*found;
}

std::string faultOf(const DeviceSize &size, std::uint64_t value)
{
    if (value < size.least || value > size.most)
        return std::to_string(value) + " is not from " + std::to_string(size.least) + " to "
            + std::to_string(size.most);
    if (size.powerOfTwo && !std::has_single_bit(value))
        return std::to_string(value) + " is not a power of two";
    return {};
}

} // namespace warplens
