// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"
#include "figure/figure.h"
#include "figure/selection.h"
#include "figure/theme.h"

#include <functional>
#include <string_view>

namespace warplens {

/// The width in pixels of a text set in `typeface` at `size`. The default comes from a table of
/// advances, so that exports need no fonts; the window passes its own.
using TextMetrics = std::function<double(std::string_view text, double size, Typeface, bool bold)>;
double defaultTextWidth(std::string_view text, double size, Typeface typeface, bool bold);

/// How a picture is drawn, apart from what it shows.
struct FigureStyle
{
    Theme theme;
    double fontSize = 12;     ///< pixels; cells scale with it
    double maxWidth = 0;      ///< pixels; 0: as wide as it needs
    std::size_t maxRows = 64; ///< rows of a map or grid; the rest is counted in one line
    TextMetrics textWidth = defaultTextWidth;
    Translate translate = untranslated;
};

/// Global memory: one row a line of the device, sectors framed, a cell a word, colour the warp,
/// number the lane, a thin diagonal in bytes that moved for nothing. Shows the recorded requests of
/// the focus block that `selection` leaves (site, warp, request), arrays apart, gaps between lines
/// folded. With nothing selected: all warps; only the first request of each site if the lines do
/// not fit. A cell is drawn once for each warp, with the lanes of its first request that touched
/// it. `maxWidth` is kept to as long as cells stay legible. Of a selected pair: what its two
/// threads did, framed, among the dim requests of their warps.
Figure addressMap(const Result &result, const Selection &selection, const FigureStyle &style);

/// Shared memory: column = bank, row = a row of words, colour the warp. With one request in focus,
/// conflicts are hatched and carry a "×n" badge over their bank, phases stand apart, multicasts
/// are marked. With several (a site's, or all: the first occurrence for each warp and site), a cell
/// that more than one warp touched is split in their colours, and conflicts are those that any one
/// of the requests has by itself. `maxWidth` as above. Of a selected pair: its two requests, dim
/// but for the two lanes, which are framed one above the other where they meet.
Figure bankGrid(const Result &result, const Selection &selection, const FigureStyle &style);

/// The same requests in the shape that the array was declared with: `tile[32][33]` is 32 rows of 33
/// cells, higher ranks are slices, a cell is an element. A touched cell has its lane and, small,
/// the bank of its first word; an untouched one its bank, so that paddings and swizzles are seen as
/// people draw them. Of an array without a declared shape: the bank grid, and a sentence why.
Figure arrayGrid(const Result &result, const Selection &selection, const FigureStyle &style);

/// Global memory from far: all that the recorded requests of the focus block touched, arrays apart,
/// each with a bar that shows to scale where in the array that is, and a small mark for each line
/// (or for several, where they would be too many): its height says how much of what moved was
/// used. What `selection` leaves out is dim. A mark carries the first request that touched its
/// line.
Figure mapOverview(const Result &result, const Selection &selection, const FigureStyle &style);

/// The lanes of one request above, below them what they touch, and a line from each active lane to
/// its first byte: the lines of global memory with their sectors, or the banks of shared memory
/// with the words of each phase. The request is the selected one, else the first that `selection`
/// leaves in `space` (Unknown: in global, else in shared memory).
Figure laneArrows(const Result &result, const Selection &selection, const FigureStyle &style,
                  Space space = Space::Unknown);

/// The threads of the focus block in the colours of the other pictures and in the block's own
/// shape: x across, y down, z in slices; a block of one dimension as one row a warp. Lanes that
/// their request leaves out are hollow, and what is not selected (request, pair, site, warp, lane)
/// is dim; those of a pair are framed.
Figure threadStrip(const Result &result, const Selection &selection, const FigureStyle &style);

} // namespace warplens
