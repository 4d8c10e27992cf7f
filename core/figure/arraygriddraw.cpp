// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/arraygriddraw.h"

#include "figure/colormix.h"
#include "figure/heading.h"
#include "figure/phasecaption.h"

#include <algorithm>
#include <functional>
#include <map>

namespace warplens {

namespace {

void drawPhase(const ArrayPicture &grid, const ArrayRow &row)
{
    const ArrayPhase &phase = grid.content.phases[row.phase];
    PhaseWords words = {phase.phase, phase.phases, phase.lanes, std::nullopt};
    if (grid.content.modelled)
        words.passes = *std::ranges::max_element(phase.passes);
    drawPhaseCaption(grid.canvas, marginOf(grid.canvas), grid.baseline(row), words);
}

std::string waysText(std::uint64_t ways) { return "×" + std::to_string(ways); }

/// `(×4) banks 0–15 (×2) banks 16–31`: the worst first, as far as they fit.
void drawWays(const ArrayPicture &grid, const ArrayRow &row)
{
    Canvas &canvas = grid.canvas;
    const double em = canvas.em();
    const std::vector<std::uint64_t> &passes = grid.content.phases[row.phase].passes;
    std::map<std::uint64_t, std::vector<bool>, std::greater<>> banks; // by ways
    for (std::size_t bank = 0; bank < passes.size(); ++bank) {
        if (passes[bank] < 2)
            continue;
        auto &of = banks.try_emplace(passes[bank], passes.size(), false).first->second;
        of[bank] = true;
    }
    TextStyle number = canvas.plain();
    number.bold = true;
    number.size = 0.9 * em;
    number.color = textOn(canvas.theme().excess);
    const double right = std::max(grid.layout.columns.xOf(grid.layout.columns.count),
                                  marginOf(canvas) + wordsWidth(canvas));
    double x = grid.layout.columns.left;
    for (const auto &[ways, of] : banks) {
        const auto count = std::ranges::count(of, true);
        std::string text = canvas.say(
            count == 1 ? WARPLENS_PHRASE("bank %1") : WARPLENS_PHRASE("banks %1"), {runsText(of)});
        const std::string pill = waysText(ways);
        const double wide = canvas.textWidth(pill, number) + 0.6 * em;
        if (x + wide + 0.4 * em + canvas.textWidth(text, canvas.quiet()) > right)
            text = canvas.say(WARPLENS_PHRASE("%1 banks"), {std::to_string(count)});
        const double end = x + wide + 0.4 * em + canvas.textWidth(text, canvas.quiet());
        if (end > right)
            break;
        Mark about;
        if (count == 1)
            about.bank = std::uint32_t(std::ranges::find(of, true) - of.begin());
        const std::uint32_t mark = canvas.mark(about);
        const double y = grid.top + row.y + (row.height - 1.3 * em) / 2;
        canvas.add(RectItem{x, y, wide, 1.3 * em, 0.65 * em, canvas.theme().excess, std::nullopt, 0,
                            mark});
        TextStyle middle = number;
        middle.anchor = Anchor::Middle;
        canvas.text(x + wide / 2, y + 0.65 * em + 0.36 * number.size, pill, middle, mark);
        canvas.text(x + wide + 0.4 * em, grid.baseline(row), text, canvas.quiet(), mark);
        x = end + 1.2 * em;
    }
}

void drawTitle(const ArrayPicture &grid, const ArrayRow &row)
{
    Canvas &canvas = grid.canvas;
    const ArrayShape &shape = grid.arrayOf(row).shape;
    std::string name = grid.result.kernel() ? arrayName(*grid.result.kernel(), shape.array) : "";
    std::uint64_t slice = RowsOfShape(shape, grid.result.device).sliceOf(shape, row.row);
    std::string index;
    for (std::size_t i = shape.sizes.size(); i-- > 0;) {
        if (i + 2 >= shape.sizes.size())
            continue;
        index = '[' + std::to_string(slice % shape.sizes[i]) + ']' + index;
        slice /= shape.sizes[i];
    }
    TextStyle style = canvas.plain();
    style.bold = true;
    canvas.text(grid.layout.columns.left, grid.bottom(row) - 0.5 * canvas.em(), name + index,
                style);
}

void drawNumbers(const ArrayPicture &grid, const ArrayRow &row)
{
    Canvas &canvas = grid.canvas;
    const ArrayColumns &columns = grid.layout.columns;
    const ArrayShape &shape = grid.arrayOf(row).shape;
    if (shape.sizes.empty())
        return;
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = columns.numberSize;
    const std::uint64_t count = RowsOfShape(shape, grid.result.device).columns;
    for (std::uint64_t column = 0; column < count; column += columns.numberEvery)
        canvas.text(columns.xOf(column) + columns.pitch / 2, grid.baseline(row),
                    std::to_string(column), style);
}

void drawFold(const ArrayPicture &grid, const ArrayRow &row)
{
    const Canvas &canvas = grid.canvas;
    const std::string count = std::to_string(row.count);
    std::string text;
    if (row.kind == ArrayRowKind::Gap)
        text = canvas.say(WARPLENS_PHRASE("… %1 rows untouched …"), {count});
    else
        text = row.count == 1 ? canvas.say(WARPLENS_PHRASE("… 1 more row, not shown"))
                              : canvas.say(WARPLENS_PHRASE("… %1 more rows, not shown"), {count});
    TextStyle style = canvas.quiet();
    style.bold = row.kind == ArrayRowKind::More;
    grid.canvas.text(grid.layout.columns.left, grid.baseline(row), text, style);
}

/// One cell in the making. Its lower strip holds the bank's number.
struct CellPlace
{
    Box box;
    Box lanes; ///< where the lanes' numbers stand
    Box bank;
    std::uint64_t element = 0;
    const ArrayCell *cell = nullptr;
};

CellPlace placeOf(const ArrayPicture &grid, const ArrayRow &row, std::uint64_t column,
                  std::uint64_t element, const ArrayCell *cell)
{
    const Box box = grid.layout.columns.cell(column, grid.top + row.y, row.height);
    const double strip = grid.layout.columns.bankSize + 1.5;
    CellPlace place = {box, box, box, element, cell};
    place.bank.y = box.bottom() - strip;
    place.bank.height = strip;
    place.lanes.height = box.height - strip + 1;
    if (cell && cell->owners.size() > 1) { // bands above the strip
        place.lanes.height = box.height - strip;
        place.box = place.lanes;
    }
    return place;
}

/// `7`, or `7 ×2` where that bank takes more than one pass.
void drawBank(const ArrayPicture &grid, const ArrayShape &shape, const CellPlace &place)
{
    Canvas &canvas = grid.canvas;
    const Mark mark = grid.markAt(shape, place.element);
    const ArrayCell *cell = place.cell;
    const bool alone = cell && cell->owners.size() == 1;
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = grid.layout.columns.bankSize;
    Box patch = cell ? place.bank : place.box;
    std::vector<std::string> texts{std::to_string(*mark.bank)};
    if (cell && cell->ways > 1) {
        texts.insert(
            texts.begin(),
            {texts.back() + ' ' + waysText(cell->ways), texts.back() + waysText(cell->ways)});
        style.bold = true;
        style.color = canvas.theme().excess;
    }
    const auto text = canvas.fit(texts, patch.width - 1, style, 0.68 * canvas.em());
    if (!text)
        return;
    if (alone) {
        const Color fill = ownerColor(cell->owners.front(), grid.look, canvas.theme());
        style.color = isLit(cell->owners.front(), grid.look)
            ? textOn(fill)
            : mixed(fill, canvas.theme().text, 0.45);
        if (cell->ways > 1) { // over the hatch
            const double width = std::min(patch.width, canvas.textWidth(text->text, style) + 3);
            canvas.add(RectItem{patch.x + (patch.width - width) / 2, patch.y, width,
                                patch.height - 1, 1, fill, std::nullopt, 0, NoMark});
        }
    }
    style.size = text->size;
    const double baseline =
        cell ? patch.bottom() - 2.5 : patch.y + patch.height / 2 + 0.36 * style.size;
    canvas.text(patch.x + patch.width / 2, std::round(2 * baseline) / 2, text->text, style,
                canvas.mark(mark));
}

void drawUntouched(const ArrayPicture &grid, const ArrayShape &shape, const CellPlace &place)
{
    Canvas &canvas = grid.canvas;
    const Box box = place.box.inset(0.5);
    canvas.add(RectItem{box.x, box.y, box.width, box.height, grid.look.radius,
                        canvas.theme().background, canvas.theme().rule, 1,
                        canvas.mark(grid.markAt(shape, place.element))});
}

void drawCells(const ArrayPicture &grid, const ArrayRow &row)
{
    Canvas &canvas = grid.canvas;
    const TouchedShape &array = grid.arrayOf(row);
    const ArrayShape &shape = array.shape;
    const RowsOfShape rows(shape, grid.result.device);
    const std::string label = rowLabel(shape, grid.result.device, row.row);
    const std::uint64_t first = rows.firstOf(shape, row.row);
    std::vector<CellPlace> places;
    auto next = array.cells.lower_bound(first);
    for (std::uint64_t column = 0; column < rows.lengthOf(shape, row.row); ++column) {
        const bool touched = next != array.cells.end() && next->first == first + column;
        places.push_back(
            placeOf(grid, row, column, first + column, touched ? &next->second : nullptr));
        if (touched)
            ++next;
    }
    canvas.begin("row " + label);
    for (const CellPlace &place : places) {
        if (!place.cell) {
            drawUntouched(grid, shape, place);
            continue;
        }
        drawCell(canvas, place.box, place.cell->owners, grid.look,
                 grid.markAt(shape, place.element));
        if (place.cell->ways > 1)
            drawConflict(canvas, place.box, place.cell->owners, grid.look);
    }
    for (const CellPlace &place : places)
        if (place.cell)
            labelCell(canvas, place.lanes, place.cell->owners, grid.look,
                      grid.markAt(shape, place.element), place.cell->ways > 1);
    for (const CellPlace &place : places)
        drawBank(grid, shape, place);
    TextStyle code = canvas.code();
    code.anchor = Anchor::End;
    canvas.text(grid.layout.columns.left - 0.8 * canvas.em(), grid.baseline(row), label, code);
    canvas.end();
}

} // namespace

std::string runsText(const std::vector<bool> &holds)
{
    std::string text;
    for (std::size_t first = 0; first < holds.size(); ++first) {
        if (!holds[first])
            continue;
        std::size_t last = first;
        while (last + 1 < holds.size() && holds[last + 1])
            ++last;
        text += text.empty() ? "" : ", ";
        text += std::to_string(first);
        if (last > first)
            text += "–" + std::to_string(last);
        first = last;
    }
    return text;
}

void drawRow(const ArrayPicture &grid, const ArrayRow &row)
{
    switch (row.kind) {
    case ArrayRowKind::Phase: drawPhase(grid, row); break;
    case ArrayRowKind::Ways: drawWays(grid, row); break;
    case ArrayRowKind::Title: drawTitle(grid, row); break;
    case ArrayRowKind::Numbers: drawNumbers(grid, row); break;
    case ArrayRowKind::Cells: drawCells(grid, row); break;
    case ArrayRowKind::Gap:
    case ArrayRowKind::More: drawFold(grid, row); break;
    }
}

} // namespace warplens
