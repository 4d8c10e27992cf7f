// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/arraygridlayout.h"

#include "figure/cell.h"
#include "figure/heading.h"
#include "figure/rowshare.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 2.3;
constexpr double NarrowPitch = 1.5;
constexpr double LabelGap = 0.8;
constexpr double RowHeight = 2.1;
constexpr double BandHeight = 1.35;
constexpr double BankHeight = 1.0;
/// As in the bank grid: in taller pictures cells of several warps are striped.
constexpr std::size_t MostBandRows = 40;
/// An array of at most this many rows is drawn whole, touched or not: a tile, and its padding.
constexpr std::uint64_t WholeRows = 34;
constexpr std::uint64_t LongestRow = 128;
constexpr std::uint64_t BrokenRow = 64;

/// Touched rows, and into how many bands the fullest cell of each is split.
std::map<std::uint64_t, std::size_t> touchedRows(const TouchedShape &array, const RowsOfShape &rows)
{
    std::map<std::uint64_t, std::size_t> touched;
    for (const auto &[element, cell] : array.cells) {
        std::size_t &bands = touched[rows.rowOf(array.shape, element)];
        bands = std::max({bands, std::size_t(1), std::min(cell.owners.size(), MostBands)});
    }
    return touched;
}

class ArrayStack
{
public:
    ArrayStack(const Result &result, const ArrayContent &content, const Canvas &canvas,
               ArrayLayout &layout)
        : m_device(result.device)
        , m_content(content)
        , m_canvas(canvas)
        , m_layout(layout)
        , m_em(canvas.em())
    {
        std::vector<std::size_t> wanted;
        std::size_t bands = 0;
        for (const ArrayPhase &phase : content.phases) {
            for (const TouchedShape &array : phase.arrays) {
                const auto touched = touchedRows(array, RowsOfShape(array.shape, m_device));
                wanted.push_back(touched.size());
                for (const auto &[row, count] : touched)
                    bands += count;
            }
        }
        m_shown = shareRows(wanted, canvas.style().maxRows);
        m_growing = bands <= MostBandRows;
    }

    void phase(std::size_t index)
    {
        const ArrayPhase &phase = m_content.phases[index];
        if (index > 0)
            m_layout.height += m_canvas.whole(0.9);
        if (phase.phases > 0)
            push({.kind = ArrayRowKind::Phase, .phase = index}, 1.6 * m_em);
        if (std::ranges::any_of(phase.passes, [](std::uint64_t ways) { return ways > 1; }))
            push({.kind = ArrayRowKind::Ways, .phase = index}, 1.7 * m_em);
        for (std::size_t i = 0; i < phase.arrays.size(); ++i)
            array(index, i);
    }

private:
    void push(ArrayRow row, double height)
    {
        row.y = m_layout.height;
        row.height = std::round(height);
        m_layout.rows.push_back(row);
        m_layout.height += row.height;
    }

    void array(std::size_t phaseIndex, std::size_t index)
    {
        const ArrayPhase &phase = m_content.phases[phaseIndex];
        const TouchedShape &array = phase.arrays[index];
        const RowsOfShape rows(array.shape, m_device);
        const auto touched = touchedRows(array, rows);
        const std::size_t shown = m_shown[m_next++];
        ArrayRow row = {.phase = phaseIndex, .array = index};
        if (phase.arrays.size() > 1 && array.shape.slices == 1)
            title(row);
        if (array.shape.slices == 1)
            numbers(row);
        const bool whole = m_content.phases.size() == 1 && rows.count(array.shape) <= WholeRows;
        std::uint64_t next = 0;
        std::size_t drawn = 0;
        m_slice = array.shape.slices == 1 ? 0 : NoSlice;
        for (const auto &[each, bands] : touched) {
            if (drawn++ == shown)
                break;
            untouched(array, rows, row, next, each, whole);
            line(array, rows, row, each, bands);
            next = each + 1;
        }
        if (shown < touched.size()) {
            row.kind = ArrayRowKind::More;
            row.count = touched.size() - shown;
            push(row, 1.5 * m_em);
        } else {
            untouched(array, rows, row, next, rows.count(array.shape), whole);
        }
    }

    void title(ArrayRow row)
    {
        row.kind = ArrayRowKind::Title;
        push(row, 1.9 * m_em);
    }

    void numbers(ArrayRow row)
    {
        row.kind = ArrayRowKind::Numbers;
        push(row, 1.5 * m_em);
    }

    void line(const TouchedShape &array, const RowsOfShape &rows, ArrayRow row,
              std::uint64_t number, std::size_t bands)
    {
        row.row = number;
        const std::uint64_t slice = rows.sliceOf(array.shape, number);
        if (slice != m_slice) {
            m_slice = slice;
            title(row);
            numbers(row);
        }
        row.kind = ArrayRowKind::Cells;
        const bool grows = m_growing && bands > 1;
        push(row, (grows ? BandHeight * double(bands) + BankHeight : RowHeight) * m_em);
    }

    /// One untouched row, or all of a small array, are drawn; more are folded.
    void untouched(const TouchedShape &array, const RowsOfShape &rows, ArrayRow row,
                   std::uint64_t first, std::uint64_t end, bool whole)
    {
        if (first >= end)
            return;
        if (!whole && end - first > 1) {
            row.kind = ArrayRowKind::Gap;
            row.count = end - first;
            push(row, 1.5 * m_em);
            return;
        }
        for (; first < end; ++first)
            line(array, rows, row, first, 1);
    }

    static constexpr std::uint64_t NoSlice = ~std::uint64_t(0);

    const Device &m_device;
    const ArrayContent &m_content;
    const Canvas &m_canvas;
    ArrayLayout &m_layout;
    double m_em;
    std::vector<std::size_t> m_shown; ///< rows of each array of each phase
    std::size_t m_next = 0;
    std::uint64_t m_slice = 0;
    bool m_growing = false;
};

/// All numbers at one size; every second, fourth … column where they would touch.
void fitNumbers(ArrayColumns &columns, const Device &device, const Canvas &canvas)
{
    const TextStyle style = canvas.quiet();
    const std::string last = std::to_string(columns.count - 1);
    for (columns.numberEvery = 1;; columns.numberEvery *= 2) {
        const double room = columns.pitch * double(columns.numberEvery) - 0.25 * canvas.em();
        const auto number = canvas.fit({last}, room, style, 0.75 * canvas.em());
        columns.numberSize = number ? number->size : style.size;
        if (number || columns.numberEvery >= columns.count)
            break;
    }
    TextStyle small = style;
    small.size = 0.75 * canvas.em();
    const auto bank = canvas.fit({std::to_string(device.shared.banks - 1)}, columns.pitch - 3,
                                 small, 0.68 * canvas.em());
    columns.bankSize = bank ? bank->size : 0.68 * canvas.em();
}

double widestLabel(const Result &result, const ArrayContent &content, const Canvas &canvas)
{
    double widest = 0;
    for (const ArrayPhase &phase : content.phases) {
        for (const TouchedShape &array : phase.arrays) {
            const RowsOfShape rows(array.shape, result.device);
            const std::string last =
                rowLabel(array.shape, result.device, rows.count(array.shape) - 1);
            widest = std::max(widest, canvas.textWidth(last, canvas.code()));
        }
    }
    return widest;
}

} // namespace

RowsOfShape::RowsOfShape(const ArrayShape &shape, const Device &device)
    : columns(shape.columns)
{
    const std::uint64_t bankRow = std::uint64_t(device.shared.banks) * device.shared.bankBytes;
    if (shape.sizes.size() == 1)
        columns = std::min(
            {columns, std::max<std::uint64_t>(1, bankRow / shape.elementBytes), BrokenRow});
    else if (columns > LongestRow)
        columns = BrokenRow;
    broken = (shape.columns + columns - 1) / columns;
}

std::uint64_t RowsOfShape::rowOf(const ArrayShape &shape, std::uint64_t element) const
{
    return element / shape.columns * broken + element % shape.columns / columns;
}

std::uint64_t RowsOfShape::firstOf(const ArrayShape &shape, std::uint64_t row) const
{
    return row / broken * shape.columns + row % broken * columns;
}

std::uint64_t RowsOfShape::lengthOf(const ArrayShape &shape, std::uint64_t row) const
{
    return std::min(columns, shape.columns - row % broken * columns);
}

std::string rowLabel(const ArrayShape &shape, const Device &device, std::uint64_t row)
{
    const RowsOfShape rows(shape, device);
    const auto index = [](std::uint64_t number) { return '[' + std::to_string(number) + ']'; };
    const std::uint64_t start = row % rows.broken * rows.columns;
    if (shape.sizes.empty())
        return {};
    if (shape.sizes.size() == 1)
        return index(start);
    const std::string label = index(row / rows.broken % shape.rows);
    return rows.broken == 1 ? label : label + '[' + std::to_string(start) + "…]";
}

ArrayLayout layOutArrays(const Result &result, const ArrayContent &content, const Canvas &canvas)
{
    const double em = canvas.em();
    ArrayLayout layout;
    ArrayColumns &columns = layout.columns;
    for (const ArrayPhase &phase : content.phases)
        for (const TouchedShape &array : phase.arrays)
            columns.count =
                std::max(columns.count, RowsOfShape(array.shape, result.device).columns);
    const double fixed = std::ceil(widestLabel(result, content, canvas) + LabelGap * em);
    columns.left = std::ceil(marginOf(canvas) + fixed);
    columns.pitch = canvas.whole(WidePitch);
    if (canvas.style().maxWidth > 0) {
        const double room = canvas.style().maxWidth - 2 * marginOf(canvas) - fixed - 1;
        columns.pitch = std::clamp(std::floor(room / double(columns.count)),
                                   canvas.whole(NarrowPitch), canvas.whole(WidePitch));
    }
    fitNumbers(columns, result.device, canvas);
    layout.width = fixed + double(columns.count) * columns.pitch + 1;
    ArrayStack stack(result, content, canvas, layout);
    for (std::size_t i = 0; i < content.phases.size(); ++i)
        stack.phase(i);
    return layout;
}

} // namespace warplens
