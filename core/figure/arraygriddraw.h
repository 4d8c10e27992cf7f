// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/arraygridlayout.h"
#include "figure/canvas.h"
#include "figure/cell.h"

#include <string>

namespace warplens {

/// One picture in the making: what it shows, where, and on what.
struct ArrayPicture
{
    const Result &result;
    const ArrayContent &content;
    const ArrayLayout &layout;
    const CellLook &look;
    Canvas &canvas;
    double top = 0;

    const TouchedShape &arrayOf(const ArrayRow &row) const
    {
        return content.phases[row.phase].arrays[row.array];
    }
    double baseline(const ArrayRow &row) const
    {
        return top + row.y + row.height / 2 + 0.36 * canvas.em();
    }
    double bottom(const ArrayRow &row) const { return top + row.y + row.height; }
    Mark markAt(const ArrayShape &shape, std::uint64_t element) const
    {
        Mark mark;
        mark.address = shape.addressOf(element);
        mark.bank = bankAt(result.device, *mark.address);
        mark.array = shape.array;
        return mark;
    }
};

/// `0–3, 8, 12–15` of the columns for which `holds`.
std::string runsText(const std::vector<bool> &holds);

/// Draws one row of the layout.
void drawRow(const ArrayPicture &grid, const ArrayRow &row);

} // namespace warplens
