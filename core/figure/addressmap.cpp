// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/addressmapdraw.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::uint32_t WordBytes = 4;

std::size_t linesOf(const std::vector<TouchedArray> &arrays)
{
    std::size_t lines = 0;
    for (const TouchedArray &array : arrays)
        lines += array.lines.size();
    return lines;
}

bool hasIdle(const std::vector<TouchedArray> &arrays)
{
    return std::ranges::any_of(arrays, [](const TouchedArray &array) {
        return std::ranges::any_of(
            array.lines, [](const TouchedLine &line) { return line.usedBytes < line.movedBytes; });
    });
}

bool hasSharedCell(const std::vector<TouchedArray> &arrays)
{
    return std::ranges::any_of(arrays, [](const TouchedArray &array) {
        return std::ranges::any_of(array.lines, [](const TouchedLine &line) {
            return std::ranges::any_of(line.cells,
                                       [](const auto &cell) { return cell.owners.size() > 1; });
        });
    });
}

void setApart(std::vector<TouchedArray> &arrays, const std::vector<LitLane> &lit)
{
    if (lit.empty())
        return;
    for (TouchedArray &array : arrays)
        for (TouchedLine &line : array.lines)
            for (TouchedCell &cell : line.cells)
                cell.owners = setApart(cell.owners, lit);
}

} // namespace

Figure addressMap(const Result &result, const Selection &selection, const FigureStyle &style)
{
    Canvas canvas(style);
    const AccessPair *pair = selection.request ? nullptr : pairInFocus(result, selection);
    const std::string title = canvas.say(WARPLENS_PHRASE("Global memory"));
    Focus focus = focusOf(result, selection, Space::Global, Occurrences::All);
    if (focus.requests.empty())
        return emptyFigure(canvas, title, emptyText(result, focus, Space::Global, canvas));

    Heading heading;
    heading.title = title;
    heading.captions.push_back(canvas.say(
        WARPLENS_PHRASE("row = %1-byte line · cell = word · colour = warp, number = lane"),
        {std::to_string(result.device.global.lineBytes)}));
    std::vector<TouchedArray> arrays = touchedLines(result, focus);
    setApart(arrays, focus.lit);
    if (pair)
        heading.captions.push_back(pairCaption(*pair, focus, canvas));
    const bool nothingSelected = !selection.site && !selection.warp && !selection.request && !pair;
    if (nothingSelected && linesOf(arrays) > style.maxRows) {
        focus = firstOfEachSite(result, focus);
        arrays = touchedLines(result, focus);
        heading.captions.push_back(canvas.say(
            WARPLENS_PHRASE("Not all lines fit, so this is the first request of each access.")));
    } else if (const std::string cut = cutText(result, focus, canvas); !cut.empty()) {
        heading.captions.push_back(cut);
    }
    heading.scope =
        pair ? pairText(result, *pair, canvas) : scopeText(result, selection, focus, canvas);
    heading.legend = warpEntries(focus.warps, canvas);
    if (hasSharedCell(arrays))
        heading.legend.push_back(
            {Swatch::Several, 0, canvas.say(WARPLENS_PHRASE("several warps")), {}});
    if (hasIdle(arrays))
        heading.legend.push_back(
            {Swatch::Idle, 0, canvas.say(WARPLENS_PHRASE("moved, not used")), {}});

    const MapLayout layout = layOutMap(arrays, result.device, canvas);
    const double width = std::max(layout.width, wordsWidth(canvas));
    const CellLook look = {.warpSize = result.device.warpSize,
                           .narrow = focus.severalWarps(),
                           .lane = selection.lane,
                           .lit = focus.lit,
                           .label = labelSize(canvas, layout.columns.cell(0, WordBytes, 0).width,
                                              result.device.warpSize)};
    const std::string description = heading.scope;
    const double top = drawHeading(canvas, std::move(heading), width);
    const MapPicture map = {result, arrays, layout, look, canvas, top};
    for (const MapRow &row : layout.rows)
        drawRow(map, row);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, top + layout.height + margin, title, description);
}

} // namespace warplens
