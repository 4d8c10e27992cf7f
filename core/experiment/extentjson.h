// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <nlohmann/json.hpp>

namespace warplens {

/// `[x, y, z]`, as sessions and reports write it.
inline nlohmann::ordered_json extentJson(const Extent &extent)
{
    return {extent.x, extent.y, extent.z};
}

} // namespace warplens
