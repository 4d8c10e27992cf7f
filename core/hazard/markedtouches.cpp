// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/markedtouches.h"

#include "hazard/passages.h"

#include <bit>

namespace warplens::hazard {

namespace {

/// About 50 MB, twice. Kernels that come near it do so with wide accesses among single bytes.
constexpr std::size_t MostTouches = std::size_t(1) << 21;

} // namespace

bool MarkedTouches::gather()
{
    // The interval is over: who touched the place last no longer matters, its number does.
    const std::vector<std::size_t> &marked = m_shadow.marked();
    for (std::size_t slot = 0; slot < marked.size(); ++slot)
        m_shadow.find(marked[slot])->thread = std::uint32_t(slot);
    m_gathered.clear();
    std::uint32_t i = 0;
    for (; i < m_log.size() && m_gathered.size() < MostTouches; ++i)
        gatherRequest(i);
    return i == m_log.size();
}

void MarkedTouches::gatherRequest(std::uint32_t number)
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
void MarkedTouches::gatherLanes(std::uint32_t number, LaneMask lanes)
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
        Touched *before = m_gathered.empty() ? nullptr : &m_gathered.back();
        if (before && before->slot == place->thread && before->touch.request == number
            && before->touch.bytes == bytes) {
            before->touch.lanes |= lanes;
            before->touch.othersChange = before->touch.othersChange || changes;
            continue;
        }
        m_gathered.push_back({place->thread, {number, bytes, changes, false, lanes}});
    }
}

/// Each place's in the order of the log.
void MarkedTouches::sortByPlace()
{
    m_ends.assign(m_shadow.marked().size() + 1, 0);
    for (const Touched &each : m_gathered)
        ++m_ends[each.slot + 1];
    for (std::size_t slot = 1; slot < m_ends.size(); ++slot)
        m_ends[slot] += m_ends[slot - 1];
    m_sorted.resize(m_gathered.size());
    for (const Touched &each : m_gathered)
        m_sorted[m_ends[each.slot]++] = each.touch;
}

bool MarkedTouches::review(PlaceReview &review, const std::stop_token &stop)
{
    sortByPlace();
    const std::vector<std::size_t> &marked = m_shadow.marked();
    std::size_t first = 0;
    for (std::size_t slot = 0; slot < marked.size(); ++slot) {
        if (stop.stop_requested())
            return false;
        const unsigned flags = m_shadow.find(marked[slot])->flags;
        const std::size_t last = m_ends[slot];
        review.review(std::span(m_sorted).subspan(first, last - first),
                      (flags & Place::NeverWritten) != 0);
        first = last;
    }
    return true;
}

} // namespace warplens::hazard
