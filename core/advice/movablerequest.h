// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/layout.h"
#include "simt/request.h"

#include <cstdint>
#include <vector>

namespace warplens {

/// A request to one array, to be moved to where a layout has the elements.
class MovableRequest
{
public:
    /// `request` and `shape` must outlive this; `base` is the array's flat address.
    MovableRequest(const Request &request, const ArrayShape &shape, std::uint64_t base);

    /// Some lane is not in the array, so no layout moves the request.
    bool isForeign() const { return m_isForeign; }
    /// The request as it would be, valid until the next call; null if the layout breaks an access
    /// apart or puts it where its width is not aligned.
    const Request *moved(const Layout &layout);

private:
    struct LanePlace
    {
        std::uint32_t lane = 0;
        ElementPlace place;
        std::uint32_t byte = 0;     ///< in its element
        std::uint32_t elements = 1; ///< that the access touches
    };
    bool staysTogether(const Layout &layout, const LanePlace &lane, std::uint64_t movedTo) const;

    const ArrayShape &m_shape;
    std::uint64_t m_base;
    bool m_isForeign = false;
    Request m_moved;
    std::vector<LanePlace> m_lanes; ///< active ones
};

} // namespace warplens
