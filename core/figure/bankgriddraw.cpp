// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/bankgriddraw.h"

#include "figure/arrayplace.h"
#include "figure/heading.h"
#include "figure/phasecaption.h"

#include <algorithm>

namespace warplens {

namespace {

std::string arrayText(const GridPicture &grid, std::uint32_t array)
{
    const std::string name = grid.result.kernel() ? arrayName(*grid.result.kernel(), array) : "";
    return name.empty() ? grid.canvas.say(WARPLENS_PHRASE("outside every array")) : name;
}

void drawPhase(const GridPicture &grid, const GridRow &row)
{
    const BankPhase &phase = grid.content.phases[row.phase];
    PhaseWords words = {phase.phase, phase.phases, phase.lanes, std::nullopt};
    if (grid.content.modelled)
        words.passes = phase.mostPasses();
    drawPhaseCaption(grid.canvas, marginOf(grid.canvas), grid.baseline(row), words);
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
                drawConflict(canvas, box, cell.owners, grid.look);
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
