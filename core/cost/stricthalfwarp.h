// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <cstdint>

namespace warplens {

inline constexpr std::uint32_t HalfWarp = 16; ///< lanes

/// Whether CC 1.0 and 1.1 serve the half-warp that `lanes` (not empty) belong to at once: words of
/// 4, 8 or 16 bytes, and lane k at word k of an aligned segment of 64 bytes, 128, or two of 128 in
/// a row. The other lanes may be inactive.
/// Source: CUDA C Programming Guide 4.2, F.3.2.1.
bool isServedTogether(const Request &request, LaneMask lanes);

/// The segments that such a half-warp moves.
struct HalfWarpSegments
{
    std::uint64_t address = 0; ///< of the first
    std::uint32_t bytes = 0;   ///< of each
    std::uint32_t count = 0;
};
HalfWarpSegments segmentsServedTogether(const Request &request, LaneMask lanes);

} // namespace warplens
