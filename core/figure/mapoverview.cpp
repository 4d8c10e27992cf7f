// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/addressmaplayout.h"
#include "figure/arrayplace.h"
#include "figure/colormix.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"
#include "figure/touchedlines.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

namespace warplens {

namespace {

// In font sizes.
constexpr double Width = 62;
constexpr double MarkHeight = 1.5;
constexpr double BarHeight = 0.8;
/// Marks of a row, unless the array's own rows are as handy.
constexpr std::uint64_t MarksOfRow = 64;
constexpr std::uint64_t LeastOfRow = 16;
constexpr double Aside = 0.75; ///< how far what is not selected fades

/// One mark: a line, or several neighbours.
struct OverviewMark
{
    std::uint64_t place = 0; ///< in units of marks from the array's first line
    std::uint64_t used = 0;
    std::uint64_t moved = 0;
    std::vector<std::uint32_t> warps; ///< that touched it, ascending
    CellOwner first;                  ///< who touched it first
    std::uint64_t address = 0;
    bool chosen = false;
};

/// One array, and how its lines fall into marks and rows.
struct OverviewArray
{
    const TouchedArray *touched = nullptr;
    std::uint64_t perMark = 1; ///< lines
    std::uint64_t columns = MarksOfRow;
    std::vector<OverviewMark> marks;
};

std::set<std::uint64_t> chosenLines(const Result &result, const Focus &focus)
{
    std::set<std::uint64_t> lines;
    for (const TouchedArray &array : touchedLines(result, focus))
        for (const TouchedLine &line : array.lines)
            lines.insert(line.address);
    return lines;
}

void add(OverviewMark &mark, const TouchedLine &line, bool chosen)
{
    const bool fresh = mark.moved == 0;
    mark.used += line.usedBytes;
    mark.moved += line.movedBytes;
    for (const TouchedCell &cell : line.cells) {
        for (const CellOwner &owner : cell.owners) {
            const auto at = std::ranges::lower_bound(mark.warps, owner.warp);
            if (at == mark.warps.end() || *at != owner.warp)
                mark.warps.insert(at, owner.warp);
        }
    }
    const bool first = fresh || (chosen && !mark.chosen);
    if (first && !line.cells.empty()) {
        mark.first = line.cells.front().owners.front();
        mark.address = line.address;
    }
    mark.chosen = mark.chosen || chosen;
}

std::size_t rowsOf(const OverviewArray &array)
{
    std::set<std::uint64_t> rows;
    for (const OverviewMark &mark : array.marks)
        rows.insert(mark.place / array.columns);
    return rows.size();
}

/// As many marks in a row as the array's own rows have lines, so that a matrix looks like itself.
std::uint64_t columnsOf(const Result &result, std::uint32_t array)
{
    if (!result.kernel() || array == NoArray)
        return MarksOfRow;
    const ArrayType &type = arrayType(*result.kernel(), array);
    const std::uint64_t bytes =
        type.shape.size() > 1 ? std::uint64_t(type.shape.back()) * type.elementBytes : 0;
    const std::uint64_t lines = bytes / result.device.global.lineBytes;
    const bool handy = bytes % result.device.global.lineBytes == 0 && lines >= LeastOfRow
        && lines <= 2 * MarksOfRow;
    return handy ? lines : MarksOfRow;
}

OverviewArray gather(const Result &result, const TouchedArray &touched,
                     const std::set<std::uint64_t> &chosen, std::size_t mostRows)
{
    OverviewArray array;
    array.touched = &touched;
    array.columns = columnsOf(result, touched.array);
    const std::uint64_t lineBytes = result.device.global.lineBytes;
    const std::uint64_t first = std::min(touched.firstLine, touched.lines.front().address);
    for (;; array.perMark *= 2) {
        array.marks.clear();
        for (const TouchedLine &line : touched.lines) {
            const std::uint64_t place = (line.address - first) / lineBytes / array.perMark;
            if (array.marks.empty() || array.marks.back().place != place) {
                array.marks.emplace_back();
                array.marks.back().place = place;
            }
            add(array.marks.back(), line, chosen.contains(line.address));
        }
        if (rowsOf(array) <= mostRows)
            return array;
    }
}

class Overview
{
public:
    Overview(const Result &result, Canvas &canvas, double width, double y)
        : m_result(result)
        , m_canvas(canvas)
        , m_em(canvas.em())
        , m_left(marginOf(canvas))
        , m_width(width)
        , m_y(y)
    {
    }

    double bottom() const { return m_y; }

    void draw(const OverviewArray &array)
    {
        m_canvas.begin("array");
        title(array);
        position(array);
        marks(array);
        m_canvas.end();
        m_y += 1.2 * m_em;
    }

private:
    std::uint64_t firstOf(const OverviewArray &array) const
    {
        return std::min(array.touched->firstLine, array.touched->lines.front().address);
    }

    void title(const OverviewArray &array)
    {
        const Kernel *kernel = m_result.kernel();
        std::string name = kernel ? arrayName(*kernel, array.touched->array) : "";
        if (name.empty())
            name = m_canvas.say(WARPLENS_PHRASE("outside every array"));
        std::uint64_t used = 0;
        std::uint64_t moved = 0;
        for (const OverviewMark &mark : array.marks) {
            used += mark.used;
            moved += mark.moved;
        }
        TextStyle bold = m_canvas.plain();
        bold.bold = true;
        TextStyle share = used < moved ? bold : m_canvas.quiet();
        if (used < moved)
            share.color = m_canvas.theme().excess;
        const std::string lines = std::to_string(array.touched->lines.size());
        m_canvas.dotted(
            m_left, m_y + m_em,
            {{name, bold},
             {typeText(m_result, array.touched->array), m_canvas.quiet()},
             {array.touched->lines.size() == 1 ? m_canvas.say(WARPLENS_PHRASE("1 line"))
                                               : m_canvas.say(WARPLENS_PHRASE("%1 lines"), {lines}),
              m_canvas.quiet()},
             {m_canvas.say(WARPLENS_PHRASE("%1 of %2 B used"),
                           {std::to_string(used), std::to_string(moved)}),
              share}});
        m_y += 1.6 * m_em;
    }

    /// The whole array as one bar, to scale.
    void position(const OverviewArray &array)
    {
        const PlacedArray *place = placeOf(m_result, array.touched->array);
        if (!place || place->bytes == 0)
            return;
        const Theme &theme = m_canvas.theme();
        const double height = m_canvas.whole(BarHeight);
        m_canvas.add(RectItem{m_left + 0.5, m_y + 0.5, m_width - 1, height - 1, 2, theme.background,
                              theme.rule, 1, NoMark});
        const double scale = m_width / double(place->bytes);
        double drawn = -1; // the last pixel that has its colour
        for (const OverviewMark &mark : array.marks) {
            const double start =
                mark.address > place->base ? double(mark.address - place->base) * scale : 0;
            const double bytes = double(array.perMark * m_result.device.global.lineBytes);
            const double from = std::min(std::floor(start), m_width - 1.5);
            const double to = std::clamp(start + bytes * scale, from + 1.5, m_width);
            if (to <= drawn)
                continue;
            drawn = to;
            m_canvas.add(RectItem{m_left + from, m_y + 1, to - from, height - 2, 0,
                                  colorOf(mark, mark.first.warp), std::nullopt, 0,
                                  m_canvas.mark(markOf(array, mark))});
        }
        m_y += height + 0.6 * m_em;
    }

    void marks(const OverviewArray &array)
    {
        const double labels = 6 * m_em;
        const double pitch = std::max(3.0, std::floor((m_width - labels) / double(array.columns)));
        const std::uint64_t bytesOfRow =
            array.columns * array.perMark * m_result.device.global.lineBytes;
        std::uint64_t row = array.marks.front().place / array.columns;
        if (row > 0)
            fold(row, labels);
        begin(array, row, bytesOfRow, labels);
        for (const OverviewMark &mark : array.marks) {
            const std::uint64_t mine = mark.place / array.columns;
            if (mine != row) {
                m_y += m_canvas.whole(MarkHeight);
                if (mine > row + 1)
                    fold(mine - row - 1, labels);
                row = mine;
                begin(array, row, bytesOfRow, labels);
            }
            const double x = m_left + labels + double(mark.place % array.columns) * pitch;
            one(array, mark, {x, m_y, pitch - 1, m_canvas.whole(MarkHeight) - 2});
        }
        m_y += m_canvas.whole(MarkHeight);
    }

    void begin(const OverviewArray &array, std::uint64_t row, std::uint64_t bytes, double labels)
    {
        TouchedLine start;
        start.address = firstOf(array) + row * bytes;
        TextStyle code = m_canvas.code();
        code.size = 0.9 * m_em;
        code.anchor = Anchor::End;
        m_canvas.text(m_left + labels - 0.8 * m_em, m_y + 1.1 * m_em,
                      addressLabel(*array.touched, start), code);
    }

    void fold(std::uint64_t rows, double labels)
    {
        TextStyle quiet = m_canvas.quiet();
        quiet.size = 0.9 * m_em;
        m_canvas.text(m_left + labels, m_y + 0.9 * m_em,
                      rows == 1 ? m_canvas.say(WARPLENS_PHRASE("… 1 row untouched …"))
                                : m_canvas.say(WARPLENS_PHRASE("… %1 rows untouched …"),
                                               {std::to_string(rows)}),
                      quiet);
        m_y += m_canvas.whole(1.3);
    }

    Color colorOf(const OverviewMark &mark, std::uint32_t warp) const
    {
        const Color color = warpColor(warp);
        return mark.chosen ? color : mixed(color, m_canvas.theme().background, Aside);
    }

    Mark markOf(const OverviewArray &array, const OverviewMark &mark) const
    {
        Mark about;
        about.site = mark.first.site;
        about.warp = mark.first.warp;
        about.request = mark.first.request;
        about.address = mark.address;
        if (array.touched->array != NoArray)
            about.array = array.touched->array;
        return about;
    }

    /// Pale what moved; in colour, from below, as much of it as was used.
    void one(const OverviewArray &array, const OverviewMark &mark, const Box &box)
    {
        const Theme &theme = m_canvas.theme();
        const std::uint32_t id = m_canvas.mark(markOf(array, mark));
        m_canvas.add(
            RectItem{box.x, box.y, box.width, box.height, 0, theme.rule, std::nullopt, 0, id});
        const double share =
            mark.moved == 0 ? 1 : std::min(1.0, double(mark.used) / double(mark.moved));
        const double height = std::max(1.5, box.height * share);
        // Several warps stand side by side as long as each can be seen.
        const std::size_t most = std::max(1.0, std::floor(box.width / 2));
        const std::size_t warps = std::min(std::max<std::size_t>(mark.warps.size(), 1), most);
        for (std::size_t i = 0; i < warps; ++i) {
            const std::uint32_t warp = mark.warps.empty() ? mark.first.warp : mark.warps[i];
            m_canvas.add(RectItem{box.x + double(i) * box.width / double(warps),
                                  box.bottom() - height, box.width / double(warps), height, 0,
                                  colorOf(mark, warp), std::nullopt, 0, id});
        }
    }

    const Result &m_result;
    Canvas &m_canvas;
    double m_em;
    double m_left;
    double m_width;
    double m_y;
};

double widthOf(const Canvas &canvas)
{
    const double wanted = Width * canvas.em();
    const double most = canvas.style().maxWidth - 2 * marginOf(canvas) - 1;
    return canvas.style().maxWidth > 0 ? std::clamp(most, 34 * canvas.em(), wanted) : wanted;
}

} // namespace

Figure mapOverview(const Result &result, const Selection &selection, const FigureStyle &style)
{
    Canvas canvas(style);
    const std::string title = canvas.say(WARPLENS_PHRASE("Global memory, overview"));
    const Focus focus = focusOf(result, {}, Space::Global, Occurrences::All);
    if (focus.requests.empty())
        return emptyFigure(canvas, title, emptyText(result, focus, Space::Global, canvas));
    const std::vector<TouchedArray> touched = touchedLines(result, focus);
    const Focus chosen = focusOf(result, selection, Space::Global, Occurrences::All);
    const std::set<std::uint64_t> lines = chosenLines(result, chosen);
    std::vector<OverviewArray> arrays;
    std::uint64_t perMark = 1;
    const std::size_t rows = std::max<std::size_t>(2, style.maxRows / touched.size());
    for (const TouchedArray &array : touched) {
        arrays.push_back(gather(result, array, lines, rows));
        perMark = std::max(perMark, arrays.back().perMark);
    }
    const double width = widthOf(canvas);
    Heading heading;
    heading.title = title;
    heading.scope = scopeText(result, {}, focus, canvas);
    heading.captions.push_back(
        canvas.say(WARPLENS_PHRASE("All lines that this block touched, other blocks not · mark = "
                                   "%1-byte line · height of the colour = bytes used of those "
                                   "moved · bar = the whole array"),
                   {std::to_string(result.device.global.lineBytes)}));
    if (perMark > 1)
        heading.captions.push_back(
            canvas.say(WARPLENS_PHRASE("Not every line fits: a mark stands for up to %1."),
                       {std::to_string(perMark)}));
    if (const std::string cut = cutText(result, focus, canvas); !cut.empty())
        heading.captions.push_back(cut);
    heading.legend = warpEntries(focus.warps, canvas);
    const std::string description = heading.scope;
    Overview overview(result, canvas, width, drawHeading(canvas, std::move(heading), width));
    for (const OverviewArray &array : arrays)
        overview.draw(array);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, overview.bottom() + margin, title, description);
}

} // namespace warplens
