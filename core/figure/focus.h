// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/cellowner.h"
#include "figure/selection.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// The recorded requests that one picture shows.
struct Focus
{
    std::vector<std::uint32_t> requests; ///< indices into Result::recording, ascending; of a pair
                                         ///< the first, then the second if it is another
    std::vector<std::uint32_t> warps;    ///< that made them, ascending
    bool cut = false;                    ///< there were more than a picture can tell apart
    std::vector<LitLane> lit;            ///< of a pair, first and second; else empty
    bool meets = false;   ///< the pair's own requests are shown, not all that its threads made
    std::size_t lost = 0; ///< accesses of the pair that were not recorded

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
/// `occurrences` does not apply to it. Of a pair that met in another space: all that the warps of
/// its threads did in this one. A pair of a block that is not in focus is no selection.
Focus focusOf(const Result &result, const Selection &selection, Space space,
              Occurrences occurrences);

/// The pair that is selected and can be seen: null if the block in focus is another.
const AccessPair *pairInFocus(const Result &result, const Selection &selection);

/// Of `focus`, for each site, the first request of the lowest warp.
Focus firstOfEachSite(const Result &result, const Focus &focus);

} // namespace warplens
