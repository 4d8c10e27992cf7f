// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/addressmaplayout.h"
#include "figure/arrayplace.h"
#include "figure/canvas.h"
#include "figure/cell.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/legend.h"
#include "figure/scopetext.h"
#include "figure/touchedlines.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::uint32_t WordBytes = 4;

/// One picture in the making: what it shows, where, and on what.
struct Map
{
    const Result &result;
    const std::vector<TouchedArray> &arrays;
    const MapLayout &layout;
    const CellLook &look;
    Canvas &canvas;
    double top = 0;

    double baseline(const MapRow &row) const
    {
        return top + row.y + row.height / 2 + 0.36 * canvas.em();
    }
    Mark markAt(const TouchedArray &array, std::uint64_t address) const
    {
        Mark mark;
        mark.address = address;
        if (array.array != NoArray)
            mark.array = array.array;
        return mark;
    }
};

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
std::string aboutArray(const Map &map, const TouchedArray &array)
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

void drawTitle(const Map &map, const MapRow &row)
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

void drawCaptions(const Map &map, const MapRow &row)
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

void drawFold(const Map &map, const MapRow &row)
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

/// Draws the cells of a line that nobody touched, as words or as the array's wider elements, and
/// lists the diagonals of those that moved all the same.
class IdleCells
{
public:
    IdleCells(const Map &map, const TouchedArray &array, const TouchedLine &line, double y)
        : m_map(map)
        , m_array(array)
        , m_line(line)
        , m_y(y)
        , m_step(std::min(std::max(WordBytes, array.cellBytes), map.layout.columns.sectorBytes))
    {
    }

    void draw()
    {
        auto touched = m_line.cells.begin();
        for (std::uint32_t offset = 0; offset < m_map.layout.columns.lineBytes; offset += m_step) {
            const auto end = std::find_if(touched, m_line.cells.end(), [&](const auto &cell) {
                return cell.offset >= offset + m_step;
            });
            if (touched == end)
                cell(offset, m_step);
            else
                split(offset, touched, end);
            touched = end;
        }
    }

    const std::vector<Box> &diagonals() const { return m_diagonals; }

private:
    using Cells = std::vector<TouchedCell>::const_iterator;

    /// A word with sub-words: those that are left over.
    void split(std::uint32_t offset, Cells touched, Cells end)
    {
        for (std::uint32_t at = offset; at < offset + m_step; at += m_array.cellBytes) {
            if (touched != end && touched->offset == at)
                ++touched;
            else
                cell(at, m_array.cellBytes);
        }
    }

    bool hasMoved(std::uint32_t offset) const
    {
        return std::ranges::any_of(m_line.moved, [offset](const MovedSpan &span) {
            return offset >= span.offset && offset < span.offset + span.bytes;
        });
    }

    void cell(std::uint32_t offset, std::uint32_t bytes)
    {
        const Theme &theme = m_map.canvas.theme();
        const Box box = m_map.layout.columns.cell(offset, bytes, m_y);
        const std::uint32_t mark =
            m_map.canvas.mark(m_map.markAt(m_array, m_line.address + offset));
        const double radius = m_map.look.radius;
        if (hasMoved(offset)) {
            m_map.canvas.add(RectItem{box.x, box.y, box.width, box.height, radius, theme.idle,
                                      std::nullopt, 0, mark});
            m_diagonals.push_back(box.inset(std::min(box.width, box.height) * 0.2));
        } else {
            const Box line = box.inset(0.5);
            m_map.canvas.add(RectItem{line.x, line.y, line.width, line.height, radius,
                                      theme.background, theme.rule, 1, mark});
        }
    }

    const Map &m_map;
    const TouchedArray &m_array;
    const TouchedLine &m_line;
    double m_y;
    std::uint32_t m_step;
    std::vector<Box> m_diagonals;
};

void drawNote(const Map &map, const MapRow &row, const TouchedLine &line)
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

void drawLine(const Map &map, const MapRow &row)
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
    IdleCells idle(map, array, line, y);
    idle.draw();
    for (const Box &box : idle.diagonals())
        canvas.add(LineItem{box.x, box.bottom(), box.right(), box.y, canvas.theme().idleStroke, 1,
                            NoMark});
    for (const TouchedCell &cell : line.cells)
        drawCell(canvas, columns.cell(cell.offset, array.cellBytes, y), cell.owners, map.look,
                 map.markAt(array, line.address + cell.offset));
    for (const TouchedCell &cell : line.cells)
        labelCell(canvas, columns.cell(cell.offset, array.cellBytes, y), cell.owners, map.look,
                  map.markAt(array, line.address + cell.offset), false);
    TextStyle code = canvas.code();
    code.anchor = Anchor::End;
    canvas.text(columns.left - columns.frame - 0.8 * canvas.em(), map.baseline(row), label, code);
    drawNote(map, row, line);
    canvas.end();
}

void drawRow(const Map &map, const MapRow &row)
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

} // namespace

Figure addressMap(const Result &result, const Selection &selection, const FigureStyle &style)
{
    Canvas canvas(style);
    const std::string title = canvas.say(WARPLENS_PHRASE("Global memory"));
    Focus focus = focusOf(result, selection, Space::Global, Occurrences::All);
    if (focus.requests.empty())
        return emptyFigure(canvas, title, emptyText(result, Space::Global, canvas));

    Heading heading;
    heading.title = title;
    heading.captions.push_back(canvas.say(
        WARPLENS_PHRASE("row = %1-byte line · cell = word · colour = warp, number = lane"),
        {std::to_string(result.device.global.lineBytes)}));
    std::vector<TouchedArray> arrays = touchedLines(result, focus);
    const bool nothingSelected = !selection.site && !selection.warp && !selection.request;
    if (nothingSelected && linesOf(arrays) > style.maxRows) {
        focus = firstOfEachSite(result, focus);
        arrays = touchedLines(result, focus);
        heading.captions.push_back(canvas.say(
            WARPLENS_PHRASE("Not all lines fit, so this is the first request of each access.")));
    } else if (const std::string cut = cutText(result, focus, canvas); !cut.empty()) {
        heading.captions.push_back(cut);
    }
    heading.scope = scopeText(result, selection, focus, canvas);
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
                           .label = labelSize(canvas, layout.columns.cell(0, WordBytes, 0).width,
                                              result.device.warpSize)};
    const std::string description = heading.scope;
    const double top = drawHeading(canvas, std::move(heading), width);
    const Map map = {result, arrays, layout, look, canvas, top};
    for (const MapRow &row : layout.rows)
        drawRow(map, row);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, top + layout.height + margin, title, description);
}

} // namespace warplens
