// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazardwatch.h"

#include "device/lanes.h"
#include "hazard/markedtouches.h"
#include "hazard/passages.h"
#include "hazard/placereview.h"
#include "hazard/shadow.h"

#include <algorithm>
#include <utility>

namespace warplens {

namespace {

using namespace hazard;

std::uint32_t warpsOf(const ResolvedLaunch &launch)
{
    return std::uint32_t((launch.block.count() + launch.warpSize - 1) / launch.warpSize);
}

} // namespace

class HazardWatch::Impl
{
public:
    Impl(const Kernel &kernel, const ResolvedLaunch &launch, std::span<const PlacedArray> arrays,
         std::stop_token stop);

    bool isNeeded() const { return m_isNeeded; }
    void request(const Request &request);
    void stored(const ChangedBytes &changed) { m_log.addChanged(changed); }
    void warpBarrier(std::uint32_t warp, LaneMask lanes);
    void barrierArrival(std::uint32_t warp, std::uint32_t barrier);
    void barrierPassage(std::uint32_t barrier, std::span<const std::uint32_t> warps);
    bool endBlock();
    std::vector<Hazard> take() { return m_findings.take(); }
    HazardLimits takeLimits();

private:
    std::uint32_t epochOf(std::uint32_t warp);
    void endInterval();

    const SharedSites m_sites;
    const ResolvedLaunch m_launch;
    const HazardLimits m_ofKernel; ///< none where there can be no hazards
    const bool m_isNeeded;
    HazardLimits m_limits;
    const std::stop_token m_stop;
    Shadow m_shadow;
    IntervalLog m_log;
    Findings m_findings;
    SiteOrder m_order;
    BarrierOrder m_barriers;
    PlaceReview m_review;
    const bool m_waitsForCopies;
    MarkedTouches m_touches;
    std::vector<std::uint32_t> m_epochs; ///< by warp: since all its lanes met
    Offsets m_offsets;                   ///< of the request at hand
    std::uint32_t m_interval = 0;
    bool m_isInBlock = false;
    bool m_wasStopped = false; ///< in this block
};

HazardWatch::Impl::Impl(const Kernel &kernel, const ResolvedLaunch &launch,
                        std::span<const PlacedArray> arrays, std::stop_token stop)
    : m_sites(kernel, launch, arrays)
    , m_launch(launch)
    , m_ofKernel(m_sites.anyWrites() ? hazardLimitsOf(kernel) : HazardLimits())
    , m_isNeeded(m_sites.anyWrites() && !m_ofKernel.opaqueBarriers)
    , m_limits(m_ofKernel)
    , m_stop(std::move(stop))
    , m_shadow(m_isNeeded ? (m_sites.closedBytes() >> m_sites.placeShift()) + 1 : 0)
    , m_log(warpsOf(launch), launch.warpSize > 32 ? 64 : 32)
    , m_findings(m_sites, launch.warpSize)
    , m_order(m_sites.size(), warpsOf(launch))
    , m_barriers(warpsOf(launch))
    , m_review(m_sites, launch.independentLanes, m_log, m_order, m_barriers, m_findings)
    , m_waitsForCopies(std::ranges::any_of(kernel.sites, &Site::isAsync))
    , m_touches(m_sites, m_log, m_shadow)
    , m_epochs(warpsOf(launch))
{
}

/// In lock step each request is a time of its own: only within one do lanes have no order.
std::uint32_t HazardWatch::Impl::epochOf(std::uint32_t warp)
{
    std::uint32_t &epoch = m_epochs[warp];
    if (epoch < m_shadow.intervalStart() || !m_launch.independentLanes)
        epoch = m_shadow.nextEpoch();
    return epoch;
}

void HazardWatch::Impl::request(const Request &request)
{
    if (request.space != Space::Shared || request.warp >= m_epochs.size())
        return;
    if (!m_isInBlock) {
        m_isInBlock = true;
        m_findings.beginBlock(request.block);
        m_shadow.beginBlock();
        m_interval = request.interval;
        m_shadow.beginInterval();
        m_barriers.clear();
    } else if (request.interval != m_interval) {
        endInterval();
        m_interval = request.interval;
    }
    const LaneMask lanes = touchAll(request, m_sites, epochOf(request.warp), m_shadow, m_offsets);
    m_log.add({request.site, request.warp, request.occurrence, m_log.meetingsOf(request.warp),
               request.bytes, lanes, m_barriers.now(request.warp)},
              m_offsets);
}

void HazardWatch::Impl::warpBarrier(std::uint32_t warp, LaneMask lanes)
{
    if (!m_isInBlock || warp >= m_epochs.size())
        return;
    const std::uint64_t before = std::uint64_t(warp) * m_launch.warpSize;
    const auto count = std::min<std::uint64_t>(m_launch.warpSize, m_launch.block.count() - before);
    if ((firstLanes(std::uint32_t(count)) & ~lanes) == 0)
        m_epochs[warp] = m_shadow.nextEpoch();
    m_log.addMeeting(warp, lanes);
}

void HazardWatch::Impl::barrierArrival(std::uint32_t warp, std::uint32_t barrier)
{
    if (m_isInBlock)
        m_barriers.arrive(warp, barrier);
}

void HazardWatch::Impl::barrierPassage(std::uint32_t barrier, std::span<const std::uint32_t> warps)
{
    if (m_isInBlock)
        m_barriers.pass(barrier, warps);
}

bool HazardWatch::Impl::endBlock()
{
    if (m_isInBlock)
        endInterval();
    m_isInBlock = false;
    if (m_shadow.renewIfOld())
        std::ranges::fill(m_epochs, 0);
    return !std::exchange(m_wasStopped, false);
}

void HazardWatch::Impl::endInterval()
{
    m_limits.logFull |= m_shadow.isCut();
    if (!m_shadow.marked().empty()) {
        m_order.read(m_log);
        // Where a wait for copies may be a barrier of the block, the two together tell nothing.
        const bool isUnknown = m_barriers.isUsed() && (m_barriers.isCut() || m_waitsForCopies);
        m_limits.namedBarriers |= isUnknown;
        m_review.setWithinWarpsOnly(isUnknown);
        const bool isWhole = m_touches.gather() && !m_log.isCut();
        m_limits.logFull |= !isWhole;
        m_wasStopped |= !m_touches.review(m_review, m_stop);
    }
    m_log.clear();
    m_shadow.beginInterval();
    m_barriers.clear();
}

HazardLimits HazardWatch::Impl::takeLimits()
{
    const bool placeIsCut = m_review.takeIsCut();
    m_limits.listCut = m_findings.takeIsCut() || placeIsCut;
    return std::exchange(m_limits, m_ofKernel);
}

HazardWatch::HazardWatch(const Kernel &kernel, const ResolvedLaunch &launch,
                         std::span<const PlacedArray> arrays, std::stop_token stop)
    : m_impl(std::make_unique<Impl>(kernel, launch, arrays, std::move(stop)))
{
}

HazardWatch::~HazardWatch() = default;

bool HazardWatch::isNeeded() const { return m_impl->isNeeded(); }

void HazardWatch::request(const Request &request)
{
    if (m_impl->isNeeded())
        m_impl->request(request);
}

void HazardWatch::stored(const ChangedBytes &changed) { m_impl->stored(changed); }

void HazardWatch::warpBarrier(std::uint32_t warp, LaneMask lanes)
{
    m_impl->warpBarrier(warp, lanes);
}

void HazardWatch::barrierArrival(std::uint32_t warp, std::uint32_t barrier)
{
    m_impl->barrierArrival(warp, barrier);
}

void HazardWatch::barrierPassage(std::uint32_t barrier, std::span<const std::uint32_t> warps)
{
    m_impl->barrierPassage(barrier, warps);
}

bool HazardWatch::endBlock() { return m_impl->endBlock(); }

std::vector<Hazard> HazardWatch::take() { return m_impl->take(); }

HazardLimits HazardWatch::takeLimits() { return m_impl->takeLimits(); }

} // namespace warplens
