// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>

namespace warplens {

/// What one load from constant memory costs: the cache gives one 4-byte word a pass to all lanes
/// that want it, so distinct words take turns. Source: CUDA C Programming Guide, constant memory.
struct ConstantCost
{
    bool modelled = true;         ///< false: the device has no such cache; the other numbers are 0
    std::uint32_t words = 0;      ///< distinct words of each group of lanes, summed
    std::uint32_t idealWords = 0; ///< what one lane of each group needs
    bool operator==(const ConstantCost &) const = default;
};

ConstantCost constantCost(const Request &request, const Device &device);

} // namespace warplens
