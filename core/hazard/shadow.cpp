// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/shadow.h"

#include <algorithm>

namespace warplens::hazard {

namespace {

/// An array without an end is walked no further than this many places.
constexpr std::size_t MostFarPlaces = std::size_t(1) << 18;
/// Early enough for any block to end before the counter does, and rare enough to cost nothing.
constexpr std::uint32_t OldEpoch = 1u << 24;

} // namespace

Place *Shadow::find(std::size_t index)
{
    if (index < m_near.size())
        return &m_near[index];
    const auto found = m_far.find(index);
    return found == m_far.end() ? nullptr : &found->second;
}

Place *Shadow::far(std::size_t index)
{
    if (m_far.size() < MostFarPlaces)
        return &m_far[index];
    Place *known = find(index);
    m_isCut |= !known;
    return known;
}

bool Shadow::renewIfOld()
{
    if (m_epoch < OldEpoch)
        return false;
    std::ranges::fill(m_near, Place());
    m_far.clear();
    m_epoch = 0;
    return true;
}

} // namespace warplens::hazard
