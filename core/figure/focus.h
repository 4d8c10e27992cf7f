// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// The recorded requests that one picture shows.
struct Focus
{
    std::vector<std::uint32_t> requests; ///< indices into Result::recording, ascending
    std::vector<std::uint32_t> warps;    ///< that made them, ascending
    bool cut = false;                    ///< there were more than a picture can tell apart

    bool severalWarps() const { return warps.size() > 1; }
    bool operator==(const Focus &) const = default;
};

/// More requests than these do not make a picture clearer, only slower.
inline constexpr std::size_t MostRequestsShown = 4096;

enum class Occurrences : std::uint8_t {
    All,
    First, ///< of each warp and site: later turns of a loop are left out
};

/// What `selection` leaves of the requests that went to `space`. A selected request stands alone;
/// `occurrences` does not apply to it.
Focus focusOf(const Result &result, const Selection &selection, Space space,
              Occurrences occurrences);

/// Of `focus`, for each site, the first request of the lowest warp.
Focus firstOfEachSite(const Result &result, const Focus &focus);

} // namespace warplens
