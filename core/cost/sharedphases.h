// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <array>
#include <span>

namespace warplens {

/// The active lanes of each phase in which one request to shared memory is served. Phases without
/// an active lane are left out. Allocates nothing.
class SharedPhases
{
public:
    SharedPhases(const Request &request, const Device &device);

    bool isModelled() const { return m_isModelled; } ///< else there are no phases
    bool isMerged() const { return m_isMerged; }     ///< pair merge joined phases
    BankRule rule() const { return m_rule; }
    std::span<const LaneMask> lanes() const { return {m_lanes.data(), m_count}; }

private:
    void addMatrices(const Request &request);
    void addByWidth(const Request &request, const Device &device, unsigned together);
    void addListed(const Request &request, std::span<const LaneMask> phases, unsigned together);

    bool m_isModelled = true;
    bool m_isMerged = false;
    BankRule m_rule = BankRule::DistinctWords;
    std::size_t m_count = 0;
    std::array<LaneMask, MaxLanes> m_lanes; // the first m_count are set
};

} // namespace warplens
