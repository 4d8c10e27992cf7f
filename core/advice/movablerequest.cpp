// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/movablerequest.h"

#include <bit>

namespace warplens {

namespace {

/// The largest power of two that the width is a multiple of: what its addresses are aligned to.
/// 12 bytes are three words. Source: the CUDA programming guide, device memory accesses.
std::uint32_t alignmentOf(std::uint32_t bytes) { return bytes & -bytes; }

} // namespace

MovableRequest::MovableRequest(const Request &request, const ArrayShape &shape, std::uint64_t base)
    : m_shape(shape)
    , m_base(base)
    , m_moved(request)
{
    const std::uint64_t size = shape.elements * shape.elementBytes;
    for (LaneMask left = request.active; left != 0; left &= left - 1) {
        const auto lane = std::uint32_t(std::countr_zero(left));
        const std::uint64_t offset = request.address[lane] - base;
        if (request.address[lane] < base || offset >= size || size - offset < request.bytes) {
            m_isForeign = true;
            return;
        }
        const auto byte = std::uint32_t(offset % shape.elementBytes);
        m_lanes.push_back({lane, placeOf(offset / shape.elementBytes, shape), byte,
                           (byte + request.bytes - 1) / shape.elementBytes + 1});
    }
}

bool MovableRequest::staysTogether(const Layout &layout, const LanePlace &lane,
                                   std::uint64_t movedTo) const
{
    for (std::uint32_t i = 1; i < lane.elements; ++i) {
        const ElementPlace next = placeOf(lane.place.element + i, m_shape);
        if (movedElement(layout, m_shape, next) != movedTo + i)
            return false;
    }
    return true;
}

const Request *MovableRequest::moved(const Layout &layout)
{
    const std::uint32_t alignment = alignmentOf(m_moved.bytes);
    for (const LanePlace &lane : m_lanes) {
        const std::uint64_t element = movedElement(layout, m_shape, lane.place);
        if (!staysTogether(layout, lane, element))
            return nullptr;
        const std::uint64_t address = m_base + element * m_shape.elementBytes + lane.byte;
        const std::uint64_t before = m_base + lane.place.element * m_shape.elementBytes + lane.byte;
        if (address % alignment != 0 && before % alignment == 0)
            return nullptr;
        m_moved.address[lane.lane] = address;
    }
    return &m_moved;
}

} // namespace warplens
