// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/arraygriddraw.h"
#include "figure/arrayplace.h"
#include "figure/bankgriddraw.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"

#include <algorithm>
#include <bit>

namespace warplens {

namespace {

bool anyCell(const ArrayContent &content, bool (*holds)(const ArrayCell &))
{
    for (const ArrayPhase &phase : content.phases)
        for (const TouchedShape &array : phase.arrays)
            for (const auto &[element, cell] : array.cells)
                if (holds(cell))
                    return true;
    return false;
}

bool isShared(const ArrayCell &cell)
{
    return std::ranges::any_of(
        cell.owners, [](const CellOwner &owner) { return std::popcount(owner.lanes) > 1; });
}

/// `float tile[32][33]`, as declared.
std::string declarationText(const Result &result, std::uint32_t array)
{
    const ArrayType &type = arrayType(*result.kernel(), array);
    std::string text = type.element + ' ' + arrayName(*result.kernel(), array);
    for (const std::uint32_t size : type.shape)
        text += '[' + std::to_string(size) + ']';
    return text;
}

std::string titleOf(const Result &result, const ArrayContent &content, const Canvas &canvas)
{
    std::string title = canvas.say(WARPLENS_PHRASE("Shared memory"));
    const char *between = " — ";
    for (const TouchedShape &array : content.phases.front().arrays) {
        title += between + declarationText(result, array.shape.array);
        between = ", ";
    }
    return title;
}

std::string shapelessText(const Result &result, std::uint32_t array, const Canvas &canvas)
{
    const std::string name = result.kernel() ? arrayName(*result.kernel(), array) : "";
    if (name.empty())
        return canvas.say(WARPLENS_PHRASE(
            "Drawn by banks: an access goes past the end of its array, where it has no index."));
    return canvas.say(WARPLENS_PHRASE("Drawn by banks: nothing says the shape of %1. Declare it "
                                      "with its sizes, as in float %1[32][33]."),
                      {name});
}

std::vector<std::string> captionsOf(const Result &result, const Focus &focus,
                                    const AccessPair *pair, const ArrayContent &content,
                                    const Canvas &canvas)
{
    std::vector<std::string> captions{canvas.say(WARPLENS_PHRASE(
        "cell = element · small number = its bank · colour = warp, large number = lane"))};
    if (pair)
        captions.push_back(pairCaption(*pair, focus, canvas));
    if (const std::string cut = cutText(result, focus, canvas); !cut.empty())
        captions.push_back(cut);
    if (!content.modelled && focus.requests.size() > 1)
        captions.push_back(canvas.say(WARPLENS_PHRASE(
            "This device has no rule for some of these widths: their conflicts are not shown.")));
    return captions;
}

std::vector<LegendEntry> legendOf(const Focus &focus, const ArrayContent &content,
                                  const Canvas &canvas)
{
    std::vector<LegendEntry> legend = warpEntries(focus.warps, canvas);
    if (anyCell(content, [](const ArrayCell &cell) { return cell.owners.size() > 1; }))
        legend.push_back({Swatch::Several, 0, canvas.say(WARPLENS_PHRASE("several warps")), {}});
    if (anyCell(content, [](const ArrayCell &cell) { return cell.ways > 1; }))
        legend.push_back({Swatch::Conflict, 0, canvas.say(WARPLENS_PHRASE("bank conflict")), {}});
    if (anyCell(content, isShared))
        legend.push_back(
            {Swatch::Text, 0, canvas.say(WARPLENS_PHRASE("0–3 = lanes that share a cell")), {}});
    return legend;
}

} // namespace

Figure arrayGrid(const Result &result, const Selection &selection, const FigureStyle &style)
{
    const AccessPair *pair = selection.request ? nullptr : pairInFocus(result, selection);
    FigureStyle whole = style;
    if (pair) // two requests, and none of their rows is left out
        whole.maxRows = std::max<std::size_t>(style.maxRows, 2 * MaxLanes);
    Canvas canvas(whole);
    const Focus focus = focusOf(result, selection, Space::Shared, Occurrences::First);
    if (focus.requests.empty())
        return bankGrid(result, selection, style);
    const ArrayContent content = arrayContent(result, focus, selection.phase);
    if (content.shapeless)
        return bankGrid(result, selection, style,
                        shapelessText(result, *content.shapeless, canvas));

    Heading heading;
    heading.title = titleOf(result, content, canvas);
    heading.scope =
        pair ? pairText(result, *pair, canvas) : scopeText(result, selection, focus, canvas);
    heading.captions = captionsOf(result, focus, pair, content, canvas);
    heading.legend = pair ? warpEntries(focus.warps, canvas) : legendOf(focus, content, canvas);
    const ArrayLayout layout = layOutArrays(result, content, canvas);
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
    const ArrayPicture grid = {result, content, layout, look, canvas, top};
    for (const ArrayRow &row : layout.rows)
        drawRow(grid, row);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, top + layout.height + margin, title, description);
}

} // namespace warplens
