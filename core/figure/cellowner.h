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

} // namespace warplens
