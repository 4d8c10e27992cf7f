// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/bankgriddraw.h"

#include "figure/arrayplace.h"
#include "figure/hatch.h"
#include "figure/heading.h"
#include "figure/lanelabel.h"

#include <algorithm>

namespace warplens {

namespace {

std::string arrayText(const GridPicture &grid, std::uint32_t array)
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
void drawPhase(const GridPicture &grid, const GridRow &row)
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

void drawNumbers(const GridPicture &grid, const GridRow &row)
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

void drawTitle(const GridPicture &grid, const GridRow &row)
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

void drawFold(const GridPicture &grid, const GridRow &row)
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
void drawUntouched(const GridPicture &grid, const GridRow &row)
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
void drawConflict(const GridPicture &grid, const BankCell &cell, const Box &box)
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
    if (isNarrowed(grid.look) && lit)
        return; // framed by the accent
    Color frame = canvas.theme().excess;
    frame.alpha = lit ? 255 : 90;
    const Box outline = box.inset(0.5);
    canvas.add(RectItem{outline.x, outline.y, outline.width, outline.height, grid.look.radius,
                        std::nullopt, frame, 2, NoMark});
}

void drawWords(const GridPicture &grid, const GridRow &row)
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
            notchCell(canvas, columns.cell(cell.bank, grid.top + row.y, row.height), cell.owners,
                      grid.look);
        for (const BankCell &cell : row.cells->cells)
            labelCell(canvas, columns.cell(cell.bank, grid.top + row.y, row.height), cell.owners,
                      grid.look, grid.markAt(row, cell.bank, cell.word), cell.conflict);
    }
    TextStyle code = canvas.code();
    code.anchor = Anchor::End;
    canvas.text(columns.left - 0.8 * canvas.em(), grid.baseline(row), label, code);
    canvas.end();
}

} // namespace

void drawRow(const GridPicture &grid, const GridRow &row)
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

} // namespace warplens
