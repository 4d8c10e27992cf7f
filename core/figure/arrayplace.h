// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

#include <cstdint>
#include <string>

namespace warplens {

/// Where the array numbered `array` stands; null for NoArray and arrays without storage.
const PlacedArray *placeOf(const Result &result, std::uint32_t array);

/// The array that `address` belongs to. Shared arrays stand side by side, so only the one that
/// holds the address counts. Global arrays stand far apart, and an address before or past one is
/// still told by its nearest. NoArray if there is none.
std::uint32_t arrayAt(const Result &result, Space space, std::uint64_t address);

/// `float[16][17]`, `double`: the type as declared, without the name.
std::string typeText(const Result &result, std::uint32_t array);

} // namespace warplens
