// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"
#include "figure/cellowner.h"

#include <optional>
#include <span>

namespace warplens {

/// How the cells of one picture are coloured.
struct CellLook
{
    std::uint32_t warpSize = 32;
    bool narrow = false;               ///< several warps share the picture
    std::optional<std::uint32_t> lane; ///< the selected one: all others dim
    /// In place of `lane`: the lanes of a pair, the only ones that are lit. Must outlive the look.
    std::span<const LitLane> lit = {};
    double radius = 2;
    double label = 0; ///< the largest size of a lane's number
};

/// The most bands in a cell. Where more warps share it, the last band counts those left over.
inline constexpr std::size_t MostBands = 8;

/// The bands of a cell that `owners` share, from top to bottom; at most MostBands.
std::vector<Box> bandsOf(const Box &cell, std::size_t owners);

/// The size at which the number of every lane fits a cell of `width`: numbers of one picture look
/// best at one size.
double labelSize(const Canvas &canvas, double width, std::uint32_t warpSize);

Color ownerColor(const CellOwner &owner, const CellLook &look, const Theme &theme);
/// The lane of the owner that is selected; none, too, where nothing is.
std::optional<std::uint32_t> chosenLane(const CellOwner &owner, const CellLook &look);
/// Whether some lanes are selected, so that all others are dim.
bool isNarrowed(const CellLook &look);
/// The selected lane is one of the owner's, or none is selected.
bool isLit(const CellOwner &owner, const CellLook &look);

/// The owners of a cell so that each lane of `lit` has a band to itself: an owner with such lanes
/// is replaced by them, whoever else of its request touched the cell.
std::vector<CellOwner> setApart(std::span<const CellOwner> owners, std::span<const LitLane> lit);

/// Fills a cell in the colours of its owners, a band each, with an accent
/// outline round the selected lane. `mark` gives what the owner does not.
void drawCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
              const CellLook &look, const Mark &mark);
/// Writes the lanes into the bands where they fit. Apart from drawCell, so that the texts of a row
/// stand together. `plate`: a patch of the cell's colour under the text, over a hatch.
void labelCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
               const CellLook &look, const Mark &mark, bool plate);

/// `warpPattern(warp)` notches in the lower edge of `box`.
void drawNotches(Canvas &canvas, const Box &box, std::uint32_t warp, Color fill);
/// The same for all bands of a cell. Apart from drawCell, so that those of a row stand together.
void notchCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
               const CellLook &look);

} // namespace warplens
