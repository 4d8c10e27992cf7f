// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/arrayplace.h"
#include "figure/badge.h"
#include "figure/bankgridlayout.h"
#include "figure/bankrows.h"
#include "figure/canvas.h"
#include "figure/cell.h"
#include "figure/focus.h"
#include "figure/hatch.h"
#include "figure/heading.h"
#include "figure/lanelabel.h"
#include "figure/legend.h"
#include "figure/scopetext.h"

#include <algorithm>

namespace warplens {

namespace {

struct Grid
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

std::string arrayText(const Grid &grid, std::uint32_t array)
{
    const std::string name = grid.result.kernel() ? arrayName(*grid.result.kernel(), array) : "";
    return name.empty() ? grid.canvas.say(WARPLENS_PHRASE("outside every array")) : name;
}

std::string wavefrontsText(std::uint64_t count, const Canvas &canvas)
{
    if (count == 1)
        return canvas.say(WARPLENS_PHRASE("1 wavefront"));
    return canvas.say(WARPLENS_PHRASE("%1 wavefronts"), {std::to_string(count)});
}

/// `phase 1 of 4: lanes 0–7 · 2 wavefronts`, the last part in dark red when one would do.
void drawPhase(const Grid &grid, const GridRow &row)
{
    Canvas &canvas = grid.canvas;
    const BankPhase &phase = grid.content.phases[row.phase];
    const std::string lanes = laneList(phase.lanes);
    const std::string text = phase.phases == 1
        ? canvas.say(WARPLENS_PHRASE("lanes %1"), {lanes})
        : canvas.say(WARPLENS_PHRASE("phase %1 of %2: lanes %3"),
                     {std::to_string(phase.phase + 1), std::to_string(phase.phases), lanes});
    TextStyle style = canvas.plain();
    style.bold = true;
    const double left = marginOf(canvas);
    if (!grid.content.modelled) {
        const std::string sentence =
            canvas.say(WARPLENS_PHRASE("this device has no rule for accesses of this width"));
        canvas.dotted(left, grid.baseline(row), {{text, style}, {sentence, canvas.quiet()}});
        return;
    }
    const std::uint64_t passes = phase.mostPasses();
    TextStyle count = passes > 1 ? style : canvas.quiet();
    if (passes > 1)
        count.color = canvas.theme().excess;
    canvas.dotted(left, grid.baseline(row),
                  {{text, style}, {wavefrontsText(passes, canvas), count}});
}

void drawNumbers(const Grid &grid, const GridRow &row)
{
    Canvas &canvas = grid.canvas;
    const GridColumns &columns = grid.layout.columns;
    const BankPhase &phase = grid.content.phases[row.phase];
    for (std::uint32_t bank = 0; bank < columns.banks; ++bank) {
        const bool conflict = phase.passes[bank] > 1;
        if (bank % columns.numberEvery != 0)
            continue;
        TextStyle style = canvas.quiet();
        style.anchor = Anchor::Middle;
        style.bold = conflict;
        if (conflict)
            style.color = canvas.theme().excess;
        style.size = columns.numberSize;
        Mark mark;
        mark.bank = bank;
        canvas.text(columns.xOf(bank) + columns.pitch / 2, grid.baseline(row), std::to_string(bank),
                    style, canvas.mark(mark));
    }
}

void drawTitle(const Grid &grid, const GridRow &row)
{
    Canvas &canvas = grid.canvas;
    const std::uint32_t array = grid.arrayOf(row).array;
    TextStyle style = canvas.plain();
    style.bold = true;
    const std::string name = arrayText(grid, array);
    const double x = grid.layout.columns.left;
    const double y = grid.top + row.y + row.height - 0.5 * canvas.em();
    canvas.text(x, y, name, style);
    canvas.text(x + canvas.textWidth(name, style) + 0.7 * canvas.em(), y,
                typeText(grid.result, array), canvas.quiet());
}

void drawFold(const Grid &grid, const GridRow &row)
{
    const Canvas &canvas = grid.canvas;
    const GridColumns &columns = grid.layout.columns;
    const std::string count = std::to_string(row.count);
    std::string text;
    if (row.kind == GridRowKind::Gap)
        text = canvas.say(WARPLENS_PHRASE("… %1 rows untouched …"), {count});
    else
        text = row.count == 1 ? canvas.say(WARPLENS_PHRASE("… 1 more row, not shown"))
                              : canvas.say(WARPLENS_PHRASE("… %1 more rows, not shown"), {count});
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.bold = row.kind == GridRowKind::More;
    grid.canvas.text((columns.left + columns.right()) / 2, grid.baseline(row), text, style);
}

/// The words of the row that nobody wanted, as far as the array reaches.
void drawUntouched(const Grid &grid, const GridRow &row)
{
    Canvas &canvas = grid.canvas;
    const GridColumns &columns = grid.layout.columns;
    std::vector<bool> touched(columns.banks, false);
    for (std::size_t i = 0; row.cells && i < row.cells->cells.size(); ++i)
        touched[row.cells->cells[i].bank] = true;
    const Device &device = grid.result.device;
    for (std::uint32_t bank = 0; bank < columns.banks; ++bank) {
        const std::uint64_t word = wordAt(device, row.row, bank);
        if (touched[bank] || !ownsWord(grid.result, grid.arrayOf(row).array, word))
            continue;
        const Box box = columns.cell(bank, grid.top + row.y, row.height).inset(0.5);
        canvas.add(RectItem{box.x, box.y, box.width, box.height, grid.look.radius,
                            canvas.theme().background, canvas.theme().rule, 1,
                            canvas.mark(grid.markAt(row, bank, word))});
    }
}

/// Hatched in the ink that reads best on each band, and framed in dark red.
void drawConflict(const Grid &grid, const BankCell &cell, const Box &box)
{
    Canvas &canvas = grid.canvas;
    const std::vector<Box> bands = bandsOf(box, cell.owners.size());
    for (std::size_t i = 0; i < bands.size(); ++i) {
        Color ink = textOn(ownerColor(cell.owners[i], grid.look, canvas.theme()));
        ink.alpha = 110;
        for (const Segment &line : hatch(bands[i], 0.5 * canvas.em()))
            canvas.add(LineItem{line.x1, line.y1, line.x2, line.y2, ink, 1, NoMark});
    }
    const bool lit = std::ranges::any_of(
        cell.owners, [&](const CellOwner &owner) { return isLit(owner, grid.look); });
    if (grid.look.lane && lit)
        return; // framed by the accent
    Color frame = canvas.theme().excess;
    frame.alpha = lit ? 255 : 90;
    const Box outline = box.inset(0.5);
    canvas.add(RectItem{outline.x, outline.y, outline.width, outline.height, grid.look.radius,
                        std::nullopt, frame, 2, NoMark});
}

void drawWords(const Grid &grid, const GridRow &row)
{
    Canvas &canvas = grid.canvas;
    const GridColumns &columns = grid.layout.columns;
    const std::string label = wordLabel(grid.result, grid.arrayOf(row).array, row.row);
    canvas.begin("row " + label);
    drawUntouched(grid, row);
    if (row.cells) {
        for (const BankCell &cell : row.cells->cells) {
            const Box box = columns.cell(cell.bank, grid.top + row.y, row.height);
            drawCell(canvas, box, cell.owners, grid.look, grid.markAt(row, cell.bank, cell.word));
            if (cell.conflict)
                drawConflict(grid, cell, box);
        }
        for (const BankCell &cell : row.cells->cells)
            labelCell(canvas, columns.cell(cell.bank, grid.top + row.y, row.height), cell.owners,
                      grid.look, grid.markAt(row, cell.bank, cell.word), cell.conflict);
    }
    TextStyle code = canvas.code();
    code.anchor = Anchor::End;
    canvas.text(columns.left - 0.8 * canvas.em(), grid.baseline(row), label, code);
    canvas.end();
}

void drawRow(const Grid &grid, const GridRow &row)
{
    const GridColumns &columns = grid.layout.columns;
    switch (row.kind) {
    case GridRowKind::Phase: drawPhase(grid, row); break;
    case GridRowKind::Badges:
        drawBadges(grid.canvas, grid.layout.badges[row.phase], columns.left, columns.pitch,
                   grid.top + row.y);
        break;
    case GridRowKind::Numbers: drawNumbers(grid, row); break;
    case GridRowKind::Title: drawTitle(grid, row); break;
    case GridRowKind::Words: drawWords(grid, row); break;
    case GridRowKind::Gap:
    case GridRowKind::More: drawFold(grid, row); break;
    }
}

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
    Canvas canvas(style);
    const Focus focus = focusOf(result, selection, Space::Shared, Occurrences::First);
    if (focus.requests.empty())
        return emptyFigure(canvas, canvas.say(WARPLENS_PHRASE("Shared memory")),
                           emptyText(result, Space::Shared, canvas));
    const BankContent content = bankContent(result, focus, selection.phase);

    Heading heading;
    heading.title = titleOf(result, content, canvas);
    heading.scope = scopeText(result, selection, focus, canvas);
    heading.captions.push_back(
        canvas.say(WARPLENS_PHRASE("column = bank · row = %1 words · colour = warp, number = lane"),
                   {std::to_string(result.device.shared.banks)}));
    if (const std::string cut = cutText(result, focus, canvas); !cut.empty())
        heading.captions.push_back(cut);
    if (!content.modelled && focus.requests.size() > 1)
        heading.captions.push_back(canvas.say(WARPLENS_PHRASE(
            "This device has no rule for some of these widths: their conflicts are not shown.")));
    heading.legend = legendOf(focus, content, canvas);

    const GridLayout layout = layOutGrid(result, content, canvas);
    const double width = std::max(layout.width, wordsWidth(canvas));
    const CellLook look = {
        .warpSize = result.device.warpSize,
        .narrow = focus.severalWarps(),
        .lane = selection.lane,
        .label = labelSize(canvas, layout.columns.cell(0, 0, 0).width, result.device.warpSize)};
    const std::string title = heading.title;
    const std::string description = heading.scope;
    const double top = drawHeading(canvas, std::move(heading), width);
    const Grid grid = {result, content, layout, look, canvas, top};
    for (const GridRow &row : layout.rows)
        drawRow(grid, row);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, top + layout.height + margin, title, description);
}

} // namespace warplens
