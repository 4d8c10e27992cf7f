// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "cost/passrule.h"
#include "cost/sharedcost.h"

#include <array>
#include <span>

namespace warplens {

/// The phases in which one request to shared memory is served, and how their passes are counted.
/// Phases without an active lane are left out. Allocates nothing.
class SharedPhases
{
public:
    SharedPhases(const Request &request, const Device &device);

    bool isModelled() const { return m_isModelled; } ///< else there are no phases
    bool isMerged() const { return m_isMerged; }     ///< pair merge joined phases
    PassRule passRule() const { return m_passRule; }
    std::uint32_t count() const { return std::uint32_t(m_count) * m_parts; }
    /// Calls `use(phase)` in the order of service.
    void each(const auto &use) const
    {
        for (std::size_t i = 0; i < m_count; ++i)
            for (std::uint32_t part = 0; part < m_parts; ++part)
                use(Phase{m_lanes[i], part * m_partBytes, m_partBytes});
    }

private:
    void addMatrices(const Request &request);
    void addHalfWarps(const Request &request);
    BankRule addByDevice(const Request &request, const Device &device);
    void addByWidth(const Request &request, const Device &device, unsigned together);
    void addListed(const Request &request, std::span<const LaneMask> phases, unsigned together);

    bool m_isModelled = true;
    bool m_isMerged = false;
    PassRule m_passRule;
    std::uint32_t m_parts = 1; ///< of each lane's access, served one after the other
    std::uint32_t m_partBytes;
    std::size_t m_count = 0;
    std::array<LaneMask, MaxLanes> m_lanes; ///< the first m_count are set
};

} // namespace warplens
