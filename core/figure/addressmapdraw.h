// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/addressmaplayout.h"
#include "figure/canvas.h"
#include "figure/cell.h"
#include "figure/touchedlines.h"

#include <vector>

namespace warplens {

/// One picture in the making: what it shows, where, and on what.
struct MapPicture
{
    const Result &result;
    const std::vector<TouchedArray> &arrays;
    const MapLayout &layout;
    const CellLook &look;
    Canvas &canvas;
    double top = 0;

    double baseline(const MapRow &row) const
    {
        return top + row.y + row.height / 2 + 0.36 * canvas.em();
    }
    Mark markAt(const TouchedArray &array, std::uint64_t address) const
    {
        Mark mark;
        mark.address = address;
        if (array.array != NoArray)
            mark.array = array.array;
        return mark;
    }
};

/// Draws one row of the layout.
void drawRow(const MapPicture &map, const MapRow &row);

/// Draws the cells of a line that nobody touched, and what is left of a word whose bytes are apart.
/// Returns the boxes of those that moved all the same, for the diagonals through them.
std::vector<Box> drawIdleCells(const MapPicture &map, const TouchedArray &array,
                               const TouchedLine &line, double y);

} // namespace warplens
