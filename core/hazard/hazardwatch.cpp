// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazardwatch.h"

#include "device/lanes.h"
#include "hazard/placereview.h"
#include "hazard/shadow.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

using namespace hazard;

/// About 50 MB, twice. Kernels that come near it do so with wide accesses among single bytes.
constexpr std::size_t MostTouches = std::size_t(1) << 21;

/// Barriers that wait for memory itself are not followed: what they order would look like a race.
bool hasUnseenBarriers(const Kernel &kernel)
{
    return std::ranges::any_of(kernel.opaqueCalls, [](const std::string &name) {
        return name.find("mbarrier") != std::string::npos;
    });
}

std::uint32_t warpsOf(const ResolvedLaunch &launch)
{
    return std::uint32_t((launch.block.count() + launch.warpSize - 1) / launch.warpSize);
}

/// The bytes of place `index` that an access of `bytes` at `offset` takes.
std::uint16_t bytesInPlace(std::uint64_t index, unsigned shift, std::uint64_t offset,
                           std::uint32_t bytes)
{
    const std::uint64_t begin = index << shift;
    const std::uint64_t from = std::max(begin, offset) - begin;
    const std::uint64_t to = std::min(begin + (std::uint64_t(1) << shift), offset + bytes) - begin;
    return std::uint16_t((1u << to) - (1u << from));
}

} // namespace

class HazardWatch::Impl
{
public:
    Impl(const Kernel &kernel, const ResolvedLaunch &launch, std::span<const PlacedArray> arrays);

    bool isNeeded() const { return m_isNeeded; }
    void request(const Request &request);
    void stored(const ChangedBytes &changed) { m_log.addChanged(changed); }
    void warpBarrier(std::uint32_t warp, LaneMask lanes);
    void endBlock();
    std::vector<Hazard> take() { return m_findings.take(); }

private:
    struct MarkedTouch
    {
        std::uint32_t slot = 0;
        Touch touch;
    };

    std::uint32_t epochOf(std::uint32_t warp);
    LaneMask touchAll(const Request &request, const SharedSite &site);
    bool touchRow(const Request &request, const SharedSite &site, const Passage &passage);
    void endInterval();
    void gather();
    void gatherRequest(std::uint32_t number);
    void gatherLanes(std::uint32_t number, LaneMask lanes);
    void reviewAll();

    const SharedSites m_sites;
    const ResolvedLaunch m_launch;
    const bool m_isNeeded;
    const unsigned m_shift;
    const std::uint16_t m_all; ///< bytes of a place
    Shadow m_shadow;
    IntervalLog m_log;
    Findings m_findings;
    SiteOrder m_order;
    PlaceReview m_review;
    std::vector<std::uint32_t> m_epochs; ///< by warp: since all its lanes met
    Offsets m_offsets;                   ///< of the request at hand
    std::uint32_t m_interval = 0;
    bool m_isInBlock = false;
    // Of the interval that ends; kept, so that not each interval asks for memory anew.
    std::vector<MarkedTouch> m_gathered;
    std::vector<std::uint32_t> m_ends; ///< by slot
    std::vector<Touch> m_sorted;
};

HazardWatch::Impl::Impl(const Kernel &kernel, const ResolvedLaunch &launch,
                        std::span<const PlacedArray> arrays)
    : m_sites(kernel, launch, arrays)
    , m_launch(launch)
    , m_isNeeded(m_sites.anyWrites() && !hasUnseenBarriers(kernel))
    , m_shift(m_sites.placeShift())
    , m_all(std::uint16_t((1u << (1u << m_shift)) - 1))
    , m_shadow(m_isNeeded ? (m_sites.closedBytes() >> m_shift) + 1 : 0)
    , m_log(warpsOf(launch), launch.warpSize > 32 ? 64 : 32)
    , m_findings(m_sites, launch.warpSize)
    , m_order(m_sites.size(), warpsOf(launch))
    , m_review(m_sites, launch.independentLanes, m_log, m_order, m_findings)
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
    } else if (request.interval != m_interval) {
        endInterval();
        m_interval = request.interval;
    }
    const LaneMask lanes = touchAll(request, m_sites[request.site]);
    m_log.add({request.site, request.warp, request.occurrence, m_log.meetingsOf(request.warp),
               request.bytes, lanes},
              m_offsets);
}

/// The lanes whose access takes place; the others are outside their array, which is said elsewhere.
LaneMask HazardWatch::Impl::touchAll(const Request &request, const SharedSite &site)
{
    Passage passage;
    passage.epoch = epochOf(request.warp);
    passage.warp = request.warp;
    passage.writes = site.writes;
    passage.expectsWritten = site.expectsWritten;
    if (site.writes)
        passage.flags |= Place::Written | Place::EpochWritten;
    if (!site.isAtomic)
        passage.flags |= Place::Plain | Place::EpochPlain;
    if (site.end < site.begin + request.bytes)
        return 0;
    const std::uint64_t room = site.end - site.begin - request.bytes;
    if (touchRow(request, site, passage))
        return request.active;
    m_offsets.isRow = false;
    LaneMask valid = 0;
    for (LaneMask left = request.active; left != 0; left &= left - 1) {
        const auto lane = unsigned(std::countr_zero(left));
        const std::uint64_t offset = request.address[lane] - window::Shared;
        if (offset - site.begin > room)
            continue;
        valid |= LaneMask(1) << lane;
        m_offsets.each[lane] = std::uint32_t(offset);
        const std::size_t last = (offset + request.bytes - 1) >> m_shift;
        const bool isAligned = (offset & ((1u << m_shift) - 1)) == 0;
        for (std::size_t place = offset >> m_shift; place <= last; ++place)
            m_shadow.touch(place,
                           isAligned ? m_all : bytesInPlace(place, m_shift, offset, request.bytes),
                           lane, passage);
    }
    return valid;
}

/// The first lanes of the warp, each as far from the next, all where they may be and in whole
/// places: false if it is anything else, and nothing is done.
bool HazardWatch::Impl::touchRow(const Request &request, const SharedSite &site,
                                 const Passage &passage)
{
    if ((request.active & (request.active + 1)) != 0)
        return false;
    const auto lanes = unsigned(std::popcount(request.active));
    const std::uint64_t *address = request.address.data();
    const std::uint64_t step = lanes > 1 ? address[1] - address[0] : 0;
    std::uint64_t different = 0;
    for (unsigned lane = 1; lane < lanes; ++lane)
        different |= (address[lane] - address[lane - 1]) ^ step;
    const std::uint64_t first = address[0] - window::Shared;
    const std::uint64_t last = address[lanes - 1] - window::Shared;
    const std::uint64_t room = site.end - site.begin - request.bytes;
    // A step longer than the array can still end in it, once round the address space.
    const std::uint64_t distance = std::min(step, 0 - step);
    if (different != 0 || first - site.begin > room || last - site.begin > room || distance > room
        || ((first | step) & ((std::uint64_t(1) << m_shift) - 1)) != 0)
        return false;
    m_offsets.isRow = true;
    m_offsets.first = std::uint32_t(first);
    m_offsets.step = std::uint32_t(step);
    const std::size_t places = request.bytes >> m_shift;
    const auto stepPlaces = std::ptrdiff_t(std::int64_t(step) >> m_shift);
    // Two that do the same at one place are as good as all of them.
    const unsigned count = step == 0 ? std::min(lanes, 2u) : lanes;
    std::size_t place = first >> m_shift;
    for (unsigned lane = 0; lane < count; ++lane, place += std::size_t(stepPlaces))
        for (std::size_t i = 0; i < places; ++i)
            m_shadow.touch(place + i, m_all, lane, passage);
    return true;
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

void HazardWatch::Impl::endBlock()
{
    if (m_isInBlock)
        endInterval();
    m_isInBlock = false;
    m_shadow.renewIfOld();
}

/// What was done to the places that are to be looked at, request by request. Bounded: past so much
/// of it, what comes later is left out.
void HazardWatch::Impl::gather()
{
    m_gathered.clear();
    for (std::uint32_t i = 0; i < m_log.size() && m_gathered.size() < MostTouches; ++i)
        gatherRequest(i);
}

void HazardWatch::Impl::gatherRequest(std::uint32_t number)
{
    const LaneMask lanes = m_log[number].lanes;
    // Lanes that all read one address need not be looked at one by one.
    if (!m_sites[m_log[number].site].writes && m_log.isOneAddress(number)) {
        gatherLanes(number, lanes);
        return;
    }
    for (LaneMask left = lanes; left != 0; left &= left - 1)
        gatherLanes(number, left & (0 - left));
}

/// Lanes of a request that go to one address.
void HazardWatch::Impl::gatherLanes(std::uint32_t number, LaneMask lanes)
{
    const LoggedRequest &request = m_log[number];
    const auto lane = unsigned(std::countr_zero(lanes));
    const std::uint64_t offset = m_log.offset(number, lane);
    const std::size_t last = (offset + request.bytes - 1) >> m_shift;
    for (std::size_t index = offset >> m_shift; index <= last; ++index) {
        const Place *place = m_shadow.find(index);
        if (!place || place->epoch < m_shadow.intervalStart() || !(place->flags & Place::Marked))
            continue;
        const std::uint16_t bytes = bytesInPlace(index, m_shift, offset, request.bytes);
        const std::uint64_t begin = std::uint64_t(index) << m_shift;
        const std::uint32_t changed = m_log.changed(number, lane);
        const bool changes =
            ((offset < begin ? changed >> (begin - offset) : changed << (offset - begin)) & bytes)
            != 0;
        MarkedTouch *before = m_gathered.empty() ? nullptr : &m_gathered.back();
        if (before && before->slot == place->thread && before->touch.request == number
            && before->touch.bytes == bytes) {
            before->touch.lanes |= lanes;
            before->touch.othersChange = before->touch.othersChange || changes;
            continue;
        }
        m_gathered.push_back({place->thread, {number, bytes, changes, false, lanes}});
    }
}

void HazardWatch::Impl::endInterval()
{
    const std::vector<std::size_t> &marked = m_shadow.marked();
    if (!marked.empty()) {
        // The interval is over: who touched the place last no longer matters, its number does.
        for (std::size_t slot = 0; slot < marked.size(); ++slot)
            m_shadow.find(marked[slot])->thread = std::uint32_t(slot);
        m_order.read(m_log);
        gather();
        reviewAll();
    }
    m_log.clear();
    m_shadow.beginInterval();
}

/// Sorts what was gathered by place, each in the order of the log.
void HazardWatch::Impl::reviewAll()
{
    const std::vector<std::size_t> &marked = m_shadow.marked();
    m_ends.assign(marked.size() + 1, 0);
    for (const MarkedTouch &each : m_gathered)
        ++m_ends[each.slot + 1];
    for (std::size_t slot = 1; slot < m_ends.size(); ++slot)
        m_ends[slot] += m_ends[slot - 1];
    m_sorted.resize(m_gathered.size());
    for (const MarkedTouch &each : m_gathered)
        m_sorted[m_ends[each.slot]++] = each.touch;
    std::size_t first = 0;
    for (std::size_t slot = 0; slot < marked.size(); ++slot) {
        const unsigned flags = m_shadow.find(marked[slot])->flags;
        const std::size_t last = m_ends[slot];
        m_review.review(std::span(m_sorted).subspan(first, last - first),
                        (flags & Place::NeverWritten) != 0);
        first = last;
    }
}

HazardWatch::HazardWatch(const Kernel &kernel, const ResolvedLaunch &launch,
                         std::span<const PlacedArray> arrays)
    : m_impl(std::make_unique<Impl>(kernel, launch, arrays))
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

void HazardWatch::endBlock() { m_impl->endBlock(); }

std::vector<Hazard> HazardWatch::take() { return m_impl->take(); }

} // namespace warplens
