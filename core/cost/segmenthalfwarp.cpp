// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cost/segmenthalfwarp.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

constexpr std::uint32_t LeastBytes = 32;
constexpr std::uint32_t MostBytes = 128;

/// Halves `moved` while the bytes from `first` to `last` lie in one half of it.
void shrink(Transaction &moved, std::uint64_t first, std::uint64_t last)
{
    while (moved.bytes > LeastBytes) {
        const std::uint64_t half = moved.bytes / 2;
        const std::uint64_t start = first / half * half;
        if (last / half * half != start)
            return;
        moved.address = start;
        moved.bytes /= 2;
    }
}

} // namespace

SegmentTransactions::SegmentTransactions(const Request &request, LaneMask lanes)
    : m_request(request)
    , m_left(lanes)
    , m_segmentBytes(std::min(LeastBytes * request.bytes, MostBytes))
    , m_from(request.address)
{
}

// Devices that fault on misaligned accesses have none that reaches into another segment; where one
// does, the rest of it waits for that segment's turn.
std::optional<Transaction> SegmentTransactions::next()
{
    if (!m_left)
        return {};
    Transaction moved;
    moved.bytes = m_segmentBytes;
    moved.address = m_from[std::size_t(std::countr_zero(m_left))] / moved.bytes * moved.bytes;
    const std::uint64_t segmentEnd = moved.address + moved.bytes;
    std::uint64_t first = segmentEnd;
    std::uint64_t last = moved.address;
    for (LaneMask rest = m_left; rest; rest &= rest - 1) {
        const auto lane = std::size_t(std::countr_zero(rest));
        const std::uint64_t from = m_from[lane];
        if (from < moved.address || from >= segmentEnd)
            continue;
        const std::uint64_t end = m_request.address[lane] + m_request.bytes;
        first = std::min(first, from);
        last = std::max(last, std::min(end, segmentEnd) - 1);
        moved.lanes |= LaneMask(1) << lane;
        m_from[lane] = segmentEnd;
        if (end <= segmentEnd)
            m_left &= ~(LaneMask(1) << lane);
    }
    shrink(moved, first, last);
    return moved;
}

} // namespace warplens
