// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/threadcells.h"

#include "figure/heading.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 1.9;
constexpr double NarrowPitch = 0.6;
constexpr double RowHeight = 1.7;
constexpr double LowRow = 1.25; ///< of blocks with many rows
constexpr std::uint32_t ManyRows = 16;
constexpr double SliceGap = 1.5;
constexpr double LabelGap = 0.5;
constexpr double WholeWidth = 66; ///< of slices side by side, where nobody says
/// Rows of more threads are broken.
constexpr std::uint32_t LongestRow = 64;
constexpr std::uint32_t BrokenRow = 32;

/// Where the threads of one slice stand, and the slices beside each other.
struct Slices
{
    std::uint32_t columns = 1;
    std::uint32_t broken = 1; ///< drawn rows for each y
    std::uint32_t rows = 1;
    std::uint32_t across = 1; ///< slices side by side
    double labels = 0;        ///< before each row
    double pitch = 0;
    double rowHeight = 0;

    double width() const { return labels + columns * pitch; }
};

std::string rowLabel(const Slices &slices, std::uint32_t row)
{
    const std::string y = std::to_string(row / slices.broken);
    if (slices.broken == 1)
        return y;
    return y + ", " + std::to_string(row % slices.broken * slices.columns) + "…";
}

Slices layOut(const Result &result, const Canvas &canvas)
{
    const double em = canvas.em();
    const Extent &block = result.launch.block;
    Slices slices;
    slices.columns = block.x > LongestRow ? BrokenRow : block.x;
    slices.broken = (block.x + slices.columns - 1) / slices.columns;
    slices.rows = block.y * slices.broken;
    slices.rowHeight = canvas.whole(slices.rows > ManyRows ? LowRow : RowHeight);
    slices.labels = std::ceil(canvas.textWidth(rowLabel(slices, slices.rows - 1), canvas.quiet())
                              + LabelGap * em);
    slices.pitch = canvas.whole(WidePitch);
    double room = WholeWidth * em;
    if (canvas.style().maxWidth > 0) {
        room = canvas.style().maxWidth - 2 * marginOf(canvas) - 1;
        slices.pitch = std::clamp(std::floor((room - slices.labels) / slices.columns),
                                  canvas.whole(NarrowPitch), canvas.whole(WidePitch));
    }
    const double each = slices.width() + SliceGap * em;
    slices.across = std::clamp(std::uint32_t(std::max(0.0, room + SliceGap * em) / each), 1u,
                               std::max(1u, block.z));
    return slices;
}

void drawColumns(Canvas &canvas, const Slices &slices, double left, double baseline)
{
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = 0.85 * canvas.em();
    const std::string last = std::to_string(slices.columns - 1);
    std::uint32_t every = 1;
    while (every < slices.columns && canvas.textWidth(last, style) + 2 > slices.pitch * every)
        every *= 2;
    for (std::uint32_t x = 0; x < slices.columns; x += every)
        canvas.text(left + (x + 0.5) * slices.pitch, baseline, std::to_string(x), style);
}

void drawSlice(Canvas &canvas, const Result &result, const ThreadStates &states,
               const CellLook &look, const Slices &slices, std::uint32_t z, std::uint32_t rows,
               const Box &box)
{
    const double em = canvas.em();
    const Extent &block = result.launch.block;
    const double left = box.x + slices.labels;
    double y = box.y;
    canvas.begin("z " + std::to_string(z));
    if (block.z > 1) {
        TextStyle bold = canvas.plain();
        bold.bold = true;
        canvas.text(left, y + em, "z " + std::to_string(z), bold);
        y += 1.5 * em;
    }
    drawColumns(canvas, slices, left, y + em);
    y = std::round(y + 1.5 * em);
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::End;
    style.size = 0.85 * em;
    for (std::uint32_t row = 0; row < rows; ++row, y += slices.rowHeight) {
        std::vector<ThreadCell> threads;
        const std::uint32_t first = row % slices.broken * slices.columns;
        const std::uint32_t past = std::min(block.x, first + slices.columns);
        for (std::uint32_t x = first; x < past; ++x) {
            const std::uint64_t linear =
                (std::uint64_t(z) * block.y + row / slices.broken) * block.x + x;
            threads.push_back(
                {std::uint32_t(linear / look.warpSize),
                 std::uint32_t(linear % look.warpSize),
                 {left + (x - first) * slices.pitch, y, slices.pitch - 1, slices.rowHeight - 1}});
        }
        drawThreads(canvas, threads, states, look);
        canvas.text(left - LabelGap * em, y + slices.rowHeight / 2 + 0.36 * style.size,
                    rowLabel(slices, row), style);
    }
    canvas.end();
}

} // namespace

bool hasShape(const Extent &block) { return (block.x > 1) + (block.y > 1) + (block.z > 1) > 1; }

double widthOfBlockShape(const Canvas &canvas, const Result &result)
{
    const Slices slices = layOut(result, canvas);
    return slices.across * (slices.width() + SliceGap * canvas.em()) - SliceGap * canvas.em();
}

double drawBlockShape(Canvas &canvas, const Result &result, const ThreadStates &states,
                      CellLook look, double y)
{
    const double em = canvas.em();
    const Extent &block = result.launch.block;
    const Slices slices = layOut(result, canvas);
    look.label = labelSize(canvas, slices.pitch - 1, look.warpSize);
    const auto most = std::uint32_t(std::max<std::size_t>(1, canvas.style().maxRows));
    const std::uint32_t rows = std::min(slices.rows, most);
    // Whole bands of slices, as many as there are rows for.
    const std::uint32_t bands = (block.z + slices.across - 1) / slices.across;
    const std::uint32_t shownBands = std::min(bands, std::max(1u, most / rows));
    const std::uint32_t shown = std::min(block.z, shownBands * slices.across);
    const double height =
        (block.z > 1 ? 3.0 : 1.5) * em + rows * slices.rowHeight + (block.z > 1 ? 1.0 : 0.0) * em;
    for (std::uint32_t z = 0; z < shown; ++z) {
        const double x = marginOf(canvas) + z % slices.across * (slices.width() + SliceGap * em);
        drawSlice(canvas, result, states, look, slices, z, rows,
                  {x, std::round(y + z / slices.across * height), 0, 0});
    }
    y += shownBands * height;
    std::string more;
    if (rows < slices.rows)
        more = canvas.say(WARPLENS_PHRASE("… %1 more rows, not shown"),
                          {std::to_string(slices.rows - rows)});
    else if (shown < block.z)
        more = canvas.say(WARPLENS_PHRASE("… %1 more slices, not shown"),
                          {std::to_string(block.z - shown)});
    if (more.empty())
        return y;
    canvas.text(marginOf(canvas) + slices.labels, y + 1.2 * em, more, canvas.quiet());
    return y + 1.6 * em;
}

} // namespace warplens
