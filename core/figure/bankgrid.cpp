// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/bankgriddraw.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"

#include <algorithm>

namespace warplens {

namespace {

bool anyCell(const BankContent &content, bool (*holds)(const BankCell &))
{
    for (const BankPhase &phase : content.phases)
        for (const BankArray &array : phase.arrays)
            for (const BankRow &row : array.rows)
                if (std::ranges::any_of(row.cells, holds))
                    return true;
    return false;
}

std::string titleOf(const Result &result, const BankContent &content, const Canvas &canvas)
{
    const std::string title = canvas.say(WARPLENS_PHRASE("Shared memory"));
    const BankPhase &first = content.phases.front();
    if (first.arrays.size() != 1 || first.arrays.front().array == NoArray || !result.kernel())
        return title;
    const std::uint32_t array = first.arrays.front().array;
    return title + " — " + arrayName(*result.kernel(), array);
}

std::vector<LegendEntry> legendOf(const Focus &focus, const BankContent &content,
                                  const Canvas &canvas)
{
    std::vector<LegendEntry> legend = warpEntries(focus.warps, canvas);
    if (anyCell(content, [](const BankCell &cell) { return cell.owners.size() > 1; }))
        legend.push_back({Swatch::Several, 0, canvas.say(WARPLENS_PHRASE("several warps")), {}});
    if (anyCell(content, [](const BankCell &cell) { return cell.conflict; }))
        legend.push_back({Swatch::Conflict, 0, canvas.say(WARPLENS_PHRASE("bank conflict")), {}});
    return legend;
}

} // namespace

Figure bankGrid(const Result &result, const Selection &selection, const FigureStyle &style)
{
    return bankGrid(result, selection, style, {});
}

Figure bankGrid(const Result &result, const Selection &selection, const FigureStyle &style,
                const std::string &note)
{
    const AccessPair *pair = selection.request ? nullptr : pairInFocus(result, selection);
    FigureStyle whole = style;
    if (pair) // two requests, and none of their rows is left out
        whole.maxRows = std::max<std::size_t>(style.maxRows, 2 * MaxLanes);
    Canvas canvas(whole);
    const Focus focus = focusOf(result, selection, Space::Shared, Occurrences::First);
    if (focus.requests.empty())
        return emptyFigure(canvas, canvas.say(WARPLENS_PHRASE("Shared memory")),
                           emptyText(result, focus, Space::Shared, canvas));
    const BankContent content = bankContent(result, focus, selection.phase);

    Heading heading;
    heading.title = titleOf(result, content, canvas);
    heading.scope =
        pair ? pairText(result, *pair, canvas) : scopeText(result, selection, focus, canvas);
    if (!note.empty())
        heading.captions.push_back(note);
    heading.captions.push_back(
        canvas.say(WARPLENS_PHRASE("column = bank · row = %1 words · colour = warp, number = lane"),
                   {std::to_string(result.device.shared.banks)}));
    if (pair)
        heading.captions.push_back(pairCaption(*pair, focus, canvas));
    if (const std::string cut = cutText(result, focus, canvas); !cut.empty())
        heading.captions.push_back(cut);
    if (!content.modelled && focus.requests.size() > 1)
        heading.captions.push_back(canvas.say(WARPLENS_PHRASE(
            "This device has no rule for some of these widths: their conflicts are not shown.")));
    heading.legend = pair ? warpEntries(focus.warps, canvas) : legendOf(focus, content, canvas);

    const GridLayout layout = layOutGrid(result, content, canvas);
    const double width = std::max(layout.width, wordsWidth(canvas));
    const CellLook look = {
        .warpSize = result.device.warpSize,
        .narrow = focus.severalWarps(),
        .lane = selection.lane,
        .lit = focus.lit,
        .label = labelSize(canvas, layout.columns.cell(0, 0, 0).width, result.device.warpSize)};
    const std::string title = heading.title;
    const std::string description = heading.scope;
    const double top = drawHeading(canvas, std::move(heading), width);
    const GridPicture grid = {result, content, layout, look, canvas, top};
    for (const GridRow &row : layout.rows)
        drawRow(grid, row);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, top + layout.height + margin, title, description);
}

} // namespace warplens
