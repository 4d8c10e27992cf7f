// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <cstdint>

namespace warplens {

inline constexpr std::uint32_t NoRequest = 0xffff'ffff;

/// The lanes of one warp that touched one cell of a picture.
struct CellOwner
{
    std::uint32_t warp = 0;
    LaneMask lanes = 0;
    std::uint32_t request = NoRequest; ///< index into Result::recording
    std::uint32_t site = 0;            ///< of that request
    bool operator==(const CellOwner &) const = default;
};

/// A lane that stands out while all others are dim.
struct LitLane
{
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
    std::uint32_t request = NoRequest; ///< in this one only; NoRequest: in all of its warp
    bool operator==(const LitLane &) const = default;

    bool isOf(const CellOwner &owner) const
    {
        return owner.warp == warp && (owner.lanes >> lane & 1) != 0
            && (request == NoRequest || owner.request == NoRequest || owner.request == request);
    }
};

} // namespace warplens
