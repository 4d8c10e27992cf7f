// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <bit>

namespace warplens::hazard {

/// Of masks that are never 0. std::has_single_bit counts them all.
constexpr bool isOneLane(LaneMask lanes) { return (lanes & (lanes - 1)) == 0; }
constexpr LaneMask bitOf(unsigned lane) { return LaneMask(1) << lane; }
inline unsigned lowest(LaneMask lanes) { return unsigned(std::countr_zero(lanes)); }
inline std::uint64_t countOf(LaneMask lanes) { return std::uint64_t(std::popcount(lanes)); }

} // namespace warplens::hazard
