// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"

#include <array>
#include <vector>

namespace warplens {

/// How many hazards a list may still take. Counted by severity: no note keeps an error out.
class HazardRoom
{
public:
    static constexpr std::size_t Most = 1000; ///< of a severity: more than anyone reads

    /// Whether there is room for one more, which then takes it.
    bool take(Severity severity)
    {
        std::size_t &taken = m_taken[std::size_t(severity)];
        return taken < Most && ++taken != 0;
    }

private:
    std::array<std::size_t, 3> m_taken = {};
};

/// Leaves those out that are past the room of a list; returns whether there were any.
inline bool cutHazards(std::vector<Hazard> &hazards)
{
    HazardRoom room;
    return std::erase_if(hazards,
                         [&room](const Hazard &hazard) { return !room.take(hazard.severity); })
        != 0;
}

} // namespace warplens
