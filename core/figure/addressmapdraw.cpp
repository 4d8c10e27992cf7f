// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/addressmapdraw.h"

#include "figure/arrayplace.h"

namespace warplens {

namespace {

std::string kindText(const TouchedArray &array, const Canvas &canvas)
{
    if (array.atomic)
        return canvas.say(WARPLENS_PHRASE("atomic"));
    if (array.loaded && array.stored)
        return canvas.say(WARPLENS_PHRASE("load and store"));
    return array.stored ? canvas.say(WARPLENS_PHRASE("store"))
                        : canvas.say(WARPLENS_PHRASE("load"));
}

/// `float · load · 512 of 1024 B used`: of all its lines, shown or not.
std::string aboutArray(const MapPicture &map, const TouchedArray &array)
{
    std::uint64_t used = 0;
    std::uint64_t moved = 0;
    for (const TouchedLine &line : array.lines) {
        used += line.usedBytes;
        moved += line.movedBytes;
    }
    constexpr const char *Dot = " · ";
    const std::string type = typeText(map.result, array.array);
    return (type.empty() ? type : type + Dot) + kindText(array, map.canvas) + Dot
        + usedText(used, moved, map.canvas);
}

void drawTitle(const MapPicture &map, const MapRow &row)
{
    Canvas &canvas = map.canvas;
    const TouchedArray &array = map.arrays[row.array];
    std::string name = map.result.kernel() ? arrayName(*map.result.kernel(), array.array) : "";
    if (name.empty())
        name = canvas.say(WARPLENS_PHRASE("outside every array"));
    TextStyle style = canvas.plain();
    style.size = 1.1 * canvas.em();
    style.bold = true;
    const double y = map.top + row.y + row.height - 0.45 * canvas.em();
    const double x = map.layout.columns.left - map.layout.columns.frame;
    canvas.text(x, y, name, style);
    canvas.text(x + canvas.textWidth(name, style) + 0.8 * canvas.em(), y, aboutArray(map, array),
                canvas.quiet());
}

void drawCaptions(const MapPicture &map, const MapRow &row)
{
    const MapColumns &columns = map.layout.columns;
    TextStyle style = map.canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = 0.95 * map.canvas.em();
    for (std::uint32_t byte = 0; byte < columns.lineBytes; byte += columns.sectorBytes) {
        const std::string number = std::to_string(byte / columns.sectorBytes);
        const Box frame = columns.frameOf(byte, columns.sectorBytes, 0);
        const auto text =
            map.canvas.fit({map.canvas.say(WARPLENS_PHRASE("sector %1"), {number}), number},
                           frame.width, style, 0.8 * map.canvas.em());
        if (!text)
            continue;
        style.size = text->size;
        map.canvas.text(frame.x + frame.width / 2, map.baseline(row), text->text, style);
    }
}

void drawFold(const MapPicture &map, const MapRow &row)
{
    const MapColumns &columns = map.layout.columns;
    const std::string count = std::to_string(row.count);
    const Canvas &canvas = map.canvas;
    std::string text;
    if (row.kind == MapRowKind::SameGap)
        text = "…";
    else if (row.kind == MapRowKind::Gap)
        text = row.count == 1 ? canvas.say(WARPLENS_PHRASE("… 1 line untouched …"))
                              : canvas.say(WARPLENS_PHRASE("… %1 lines untouched …"), {count});
    else
        text = row.count == 1 ? canvas.say(WARPLENS_PHRASE("… 1 more line, not shown"))
                              : canvas.say(WARPLENS_PHRASE("… %1 more lines, not shown"), {count});
    TextStyle style = map.canvas.quiet();
    style.size = 0.95 * canvas.em();
    style.anchor = Anchor::Middle;
    style.bold = row.kind == MapRowKind::More;
    map.canvas.text((columns.xOf(0) + columns.right()) / 2, map.baseline(row), text, style);
}

void drawNote(const MapPicture &map, const MapRow &row, const TouchedLine &line)
{
    Canvas &canvas = map.canvas;
    const MapColumns &columns = map.layout.columns;
    const bool wasteful = line.usedBytes < line.movedBytes;
    TextStyle style = canvas.plain();
    style.bold = wasteful;
    style.color = wasteful ? canvas.theme().excess : canvas.theme().quietText;
    const std::string used = usedText(line.usedBytes, line.movedBytes, canvas);
    const double x = columns.right() + columns.frame + 0.8 * canvas.em();
    canvas.dotted(x, map.baseline(row), {{used, style}, {againText(line, canvas), canvas.quiet()}});
}

void drawLine(const MapPicture &map, const MapRow &row)
{
    Canvas &canvas = map.canvas;
    const MapColumns &columns = map.layout.columns;
    const TouchedArray &array = map.arrays[row.array];
    const TouchedLine &line = array.lines[row.line];
    const double y = map.top + row.y;
    const std::string label = addressLabel(array, line);
    canvas.begin("line " + label);
    for (const MovedSpan &span : line.moved) {
        const Box frame = columns.frameOf(span.offset, span.bytes, y).inset(0.75);
        canvas.add(RectItem{frame.x, frame.y, frame.width, frame.height, 0.35 * canvas.em(),
                            canvas.theme().background, canvas.theme().sector, 1.5,
                            canvas.mark(map.markAt(array, line.address + span.offset))});
    }
    for (const Box &box : drawIdleCells(map, array, line, y))
        canvas.add(LineItem{box.x, box.bottom(), box.right(), box.y, canvas.theme().idleStroke, 1,
                            NoMark});
    for (const TouchedCell &cell : line.cells)
        drawCell(canvas, columns.cell(cell.offset, array.cellBytes, y), cell.owners, map.look,
                 map.markAt(array, line.address + cell.offset));
    for (const TouchedCell &cell : line.cells)
        notchCell(canvas, columns.cell(cell.offset, array.cellBytes, y), cell.owners, map.look);
    for (const TouchedCell &cell : line.cells)
        labelCell(canvas, columns.cell(cell.offset, array.cellBytes, y), cell.owners, map.look,
                  map.markAt(array, line.address + cell.offset), false);
    TextStyle code = canvas.code();
    code.anchor = Anchor::End;
    canvas.text(columns.left - columns.frame - 0.8 * canvas.em(), map.baseline(row), label, code);
    drawNote(map, row, line);
    canvas.end();
}

} // namespace

void drawRow(const MapPicture &map, const MapRow &row)
{
    switch (row.kind) {
    case MapRowKind::Title: drawTitle(map, row); break;
    case MapRowKind::Captions: drawCaptions(map, row); break;
    case MapRowKind::Line: drawLine(map, row); break;
    case MapRowKind::Gap:
    case MapRowKind::SameGap:
    case MapRowKind::More: drawFold(map, row); break;
    }
}

} // namespace warplens
