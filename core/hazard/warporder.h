// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/request.h"

#include <vector>

namespace warplens::hazard {

/// What each lane of a warp knows to be done of what the others did, as only their meetings tell.
/// Lanes that meet know of each other, and what one of them knew before all know from then on.
class WarpOrder
{
public:
    /// For what lanes do at so many members of a place.
    void begin(std::size_t members) { m_unknown.assign(members, {}); }

    /// The lanes whose accesses at `member` have no order to what `lane` does now.
    LaneMask unordered(std::size_t member, unsigned lane) const { return m_unknown[member][lane]; }
    void access(std::size_t member, LaneMask lanes);
    void meet(LaneMask lanes);

private:
    std::vector<std::array<LaneMask, MaxLanes>> m_unknown; ///< by member, by lane
};

} // namespace warplens::hazard
