// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"
#include "figure/cell.h"
#include "figure/views.h"

#include <cstdint>

namespace warplens {

/// One request, its lanes in a row above what they touch.
struct ArrowPicture
{
    const Result &result;
    std::uint32_t index = 0; ///< of the request in Result::recording
    const CellLook &look;
    Canvas &canvas;
    double left = 0;
    double pitch = 0; ///< of a lane

    const Request &request() const { return result.recording[index]; }
    std::uint32_t lanes() const { return look.warpSize; }
    double width() const { return pitch * lanes(); }
    CellOwner ownerOf(std::uint32_t lane) const
    {
        return {request().warp, LaneMask(1) << lane, index, request().site};
    }
    Mark markOf(std::uint32_t lane) const;
};

/// The row of lanes with its top at `y`: those of `lit` in their colours, other active ones dim,
/// inactive ones hollow. Returns where it ends.
double drawLanes(const ArrowPicture &picture, LaneMask lit, double y);

/// The line of `lane` from the row that ends at `from` to (x, y), with a dot where it arrives.
void drawArrow(const ArrowPicture &picture, std::uint32_t lane, double from, double x, double y);

/// The lanes over the lines of global memory, from `top` down. Returns where it ends.
double drawLaneLines(const ArrowPicture &picture, double top);
/// The same over the banks of shared memory, phase by phase; `phase` may choose one.
double drawLaneBanks(const ArrowPicture &picture, std::optional<std::uint32_t> phase, double top);

} // namespace warplens
