// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/bankgridlayout.h"
#include "figure/canvas.h"
#include "figure/cell.h"

#include <string>

namespace warplens {

/// One picture in the making: what it shows, where, and on what.
struct GridPicture
{
    const Result &result;
    const BankContent &content;
    const GridLayout &layout;
    const CellLook &look;
    Canvas &canvas;
    double top = 0;

    const BankArray &arrayOf(const GridRow &row) const
    {
        return content.phases[row.phase].arrays[row.array];
    }
    double baseline(const GridRow &row) const
    {
        return top + row.y + row.height / 2 + 0.36 * canvas.em();
    }
    Mark markAt(const GridRow &row, std::uint32_t bank, std::uint64_t word) const
    {
        Mark mark;
        mark.bank = bank;
        mark.address = word * result.device.shared.bankBytes;
        if (arrayOf(row).array != NoArray)
            mark.array = arrayOf(row).array;
        return mark;
    }
};

/// As the public one, with a sentence above the picture.
Figure bankGrid(const Result &result, const Selection &selection, const FigureStyle &style,
                const std::string &note);

/// Draws one row of the layout.
void drawRow(const GridPicture &grid, const GridRow &row);

} // namespace warplens
