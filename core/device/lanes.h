// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <optional>
#include <string>
#include <string_view>

namespace warplens {

/// Lanes as device files write them: `0-3,20-23` or `7`. Nothing if the text is anything else, if
/// a lane is past 63, if a range runs backwards or if a lane is named twice.
std::optional<LaneMask> lanesOf(std::string_view text);
/// The same the other way round; empty for no lane.
std::string textOf(LaneMask lanes);

/// The first `count` lanes; `count` is 0 to 64.
constexpr LaneMask firstLanes(std::uint32_t count)
{
    return count >= 64 ? ~LaneMask(0) : (LaneMask(1) << count) - 1;
}

} // namespace warplens
