// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>

namespace warplens {

/// What is special about an atomic request, to global or shared memory. Two lanes meet where their
/// first bytes are the same.
struct AtomicCost
{
    /// Operations that would be left if each warp added up first what goes to one address.
    std::uint32_t distinctAddresses = 0;
    std::uint32_t mostOnOneAddress = 0; ///< lanes
    std::uint64_t hottestAddress = 0;   ///< the lowest that so many lanes use
    /// Global: distinct addresses within each group of GlobalRules::atomicLanesMerged lanes,
    /// summed. 0 where that is not known.
    std::uint32_t l2Operations = 0;

    bool operator==(const AtomicCost &) const = default;
};

AtomicCost atomicCost(const Request &request, const Device &device);

} // namespace warplens
