// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/barrierorder.h"

#include <algorithm>
#include <numeric>

namespace warplens::hazard {

namespace {

/// Numbers in m_known: 16 MB.
constexpr std::size_t MostKnown = std::size_t(1) << 22;

} // namespace

void BarrierOrder::clear()
{
    m_isUsed = false;
    m_isCut = false;
    m_arrived.clear();
}

void BarrierOrder::begin()
{
    if (m_isUsed)
        return;
    m_isUsed = true;
    std::iota(m_now.begin(), m_now.end(), 0u);
    m_isCut = std::size_t(m_warps) * m_warps > MostKnown;
    m_known.assign(std::size_t(m_warps) * m_warps, 0);
    for (std::uint32_t warp = 0; warp < m_warps; ++warp)
        latest(warp)[warp] = 1;
}

void BarrierOrder::join(std::vector<std::uint32_t> &into, std::uint32_t warp)
{
    into.resize(m_warps);
    const std::uint32_t *known = latest(warp);
    for (std::uint32_t i = 0; i < m_warps; ++i)
        into[i] = std::max(into[i], known[i]);
}

void BarrierOrder::advance(std::uint32_t warp, const std::vector<std::uint32_t> *more)
{
    if (m_known.size() + m_warps > MostKnown) {
        m_isCut = true;
        return;
    }
    const std::size_t before = std::size_t(m_now[warp]) * m_warps;
    m_now[warp] = std::uint32_t(m_known.size() / m_warps);
    m_known.resize(m_known.size() + m_warps);
    std::uint32_t *known = latest(warp);
    for (std::uint32_t i = 0; i < m_warps; ++i)
        known[i] = std::max(m_known[before + i], more ? (*more)[i] : 0);
    ++known[warp];
}

void BarrierOrder::arrive(std::uint32_t warp, std::uint32_t barrier)
{
    begin();
    join(m_arrived[barrier], warp);
    advance(warp, nullptr);
}

void BarrierOrder::pass(std::uint32_t barrier, std::span<const std::uint32_t> warps)
{
    begin();
    std::vector<std::uint32_t> known = std::move(m_arrived[barrier]);
    m_arrived.erase(barrier);
    for (const std::uint32_t warp : warps)
        join(known, warp);
    for (const std::uint32_t warp : warps)
        advance(warp, &known);
}

} // namespace warplens::hazard
