// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/bankgridlayout.h"

#include "figure/arrayplace.h"
#include "figure/cell.h"
#include "figure/heading.h"
#include "figure/rowshare.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 2.3;
constexpr double NarrowPitch = 1.3;
constexpr double LabelGap = 0.8;
constexpr double RowHeight = 2.0;
constexpr double BandHeight = 1.35;
/// Cells of several warps grow to a labelled band for each while all rows together stay below this
/// many bands; in taller grids they are striped at the common height.
constexpr std::size_t MostBandRows = 40;
/// An array of at most this many rows is drawn whole, touched or not.
constexpr std::uint64_t WholeRows = 16;

std::size_t bandsOfRow(const BankRow &row)
{
    std::size_t bands = 1;
    for (const BankCell &cell : row.cells)
        bands = std::max(bands, std::min(cell.owners.size(), MostBands));
    return bands;
}

std::uint64_t firstWordOf(const Device &device, std::uint64_t row)
{
    return window::Shared / device.shared.bankBytes + row * device.shared.banks;
}

std::uint64_t rowOf(const Device &device, std::uint64_t address)
{
    return (address - window::Shared) / device.shared.bankBytes / device.shared.banks;
}

class GridStack
{
public:
    GridStack(const Result &result, const BankContent &content, const Canvas &canvas,
              GridLayout &layout)
        : m_result(result)
        , m_content(content)
        , m_canvas(canvas)
        , m_layout(layout)
        , m_em(canvas.em())
    {
        std::vector<std::size_t> wanted;
        std::size_t bands = 0;
        for (const BankPhase &phase : content.phases) {
            for (const BankArray &array : phase.arrays) {
                wanted.push_back(array.rows.size());
                for (const BankRow &row : array.rows)
                    bands += bandsOfRow(row);
            }
        }
        m_shown = shareRows(wanted, canvas.style().maxRows);
        m_growing = bands <= MostBandRows;
    }

    void phase(std::size_t index)
    {
        const BankPhase &phase = m_content.phases[index];
        if (index > 0)
            m_layout.height += m_canvas.whole(0.9);
        if (phase.phases > 0)
            push({.kind = GridRowKind::Phase, .phase = index}, 1.6 * m_em);
        const double badges = badgeHeight(m_layout.badges[index], m_canvas);
        if (badges > 0)
            push({.kind = GridRowKind::Badges, .phase = index}, badges);
        push({.kind = GridRowKind::Numbers, .phase = index}, 1.5 * m_em);
        for (std::size_t i = 0; i < phase.arrays.size(); ++i) {
            if (phase.arrays.size() > 1)
                push({.kind = GridRowKind::Title, .phase = index, .array = i}, 1.9 * m_em);
            array(index, i);
        }
    }

private:
    void push(GridRow row, double height)
    {
        row.y = m_layout.height;
        row.height = std::round(height);
        m_layout.rows.push_back(row);
        m_layout.height += row.height;
    }

    void array(std::size_t phaseIndex, std::size_t index)
    {
        const BankArray &array = m_content.phases[phaseIndex].arrays[index];
        const std::size_t shown = m_shown[m_next++];
        GridRow row = {.phase = phaseIndex, .array = index};
        std::uint64_t next = array.rows.front().row;
        std::uint64_t end = array.rows.back().row + 1;
        const PlacedArray *place = placeOf(m_result, array.array);
        bool whole = place && place->bytes > 0 && m_content.phases.size() == 1;
        if (whole) {
            const std::uint64_t first = std::min(next, rowOf(m_result.device, place->base));
            const std::uint64_t past =
                std::max(end, rowOf(m_result.device, place->base + place->bytes - 1) + 1);
            // An access may have gone far past the end of a small array.
            whole = past - first <= WholeRows;
            next = whole ? first : next;
            end = whole ? past : end;
        }
        for (std::size_t i = 0; i < shown; ++i) {
            untouched(row, next, array.rows[i].row, whole);
            words(row, array.rows[i]);
            next = array.rows[i].row + 1;
        }
        if (shown < array.rows.size()) {
            row.kind = GridRowKind::More;
            row.count = array.rows.size() - shown;
            push(row, 1.5 * m_em);
        } else {
            untouched(row, next, end, whole);
        }
    }

    void words(GridRow row, const BankRow &cells)
    {
        row.kind = GridRowKind::Words;
        row.row = cells.row;
        row.cells = &cells;
        const std::size_t bands = m_growing ? bandsOfRow(cells) : 1;
        push(row, bands == 1 ? RowHeight * m_em : BandHeight * double(bands) * m_em);
    }

    /// One untouched row, or all of a small array, are drawn; more are folded.
    void untouched(GridRow row, std::uint64_t first, std::uint64_t end, bool whole)
    {
        if (first >= end)
            return;
        if (!whole && end - first > 1) {
            row.kind = GridRowKind::Gap;
            row.count = end - first;
            push(row, 1.5 * m_em);
            return;
        }
        row.kind = GridRowKind::Words;
        for (row.row = first; row.row < end; ++row.row)
            push(row, RowHeight * m_em);
    }

    const Result &m_result;
    const BankContent &m_content;
    const Canvas &m_canvas;
    GridLayout &m_layout;
    double m_em;
    std::vector<std::size_t> m_shown; ///< rows of each array of each phase
    std::size_t m_next = 0;
    bool m_growing = false;
};

/// All numbers at one size; every second, fourth … bank where they would touch.
void fitNumbers(GridColumns &columns, const Canvas &canvas)
{
    TextStyle style = canvas.plain();
    style.bold = true;
    for (columns.numberEvery = 1; columns.numberEvery < columns.banks; columns.numberEvery *= 2) {
        const double room = columns.pitch * columns.numberEvery - 0.25 * canvas.em();
        const auto number =
            canvas.fit({std::to_string(columns.banks - 1)}, room, style, 0.75 * canvas.em());
        columns.numberSize = number ? number->size : style.size;
        if (number)
            return;
    }
}

} // namespace

std::string wordLabel(const Result &result, std::uint32_t array, std::uint64_t row)
{
    const std::uint64_t first = firstWordOf(result.device, row);
    const PlacedArray *place = placeOf(result, array);
    const std::uint64_t start =
        (place ? place->base : window::Shared) / result.device.shared.bankBytes;
    return "w " + std::to_string(std::max(first, start) - start);
}

std::uint64_t wordAt(const Device &device, std::uint64_t row, std::uint32_t bank)
{
    return firstWordOf(device, row) + bank;
}

bool ownsWord(const Result &result, std::uint32_t array, std::uint64_t word)
{
    const PlacedArray *place = placeOf(result, array);
    if (!place)
        return true;
    const std::uint64_t bytes = result.device.shared.bankBytes;
    const std::uint64_t address = word * bytes;
    return address + bytes > place->base
        && (place->bytes == 0 || address < place->base + place->bytes);
}

GridLayout layOutGrid(const Result &result, const BankContent &content, const Canvas &canvas)
{
    const double em = canvas.em();
    GridLayout layout;
    GridColumns &columns = layout.columns;
    columns.banks = result.device.shared.banks;
    double labels = 0;
    for (const BankPhase &phase : content.phases)
        for (const BankArray &array : phase.arrays)
            for (const BankRow &row : array.rows)
                labels = std::max(
                    labels,
                    canvas.textWidth(wordLabel(result, array.array, row.row), canvas.code()));
    const double fixed = std::ceil(labels + LabelGap * em);
    columns.left = std::ceil(marginOf(canvas) + fixed);
    columns.pitch = canvas.whole(WidePitch);
    if (canvas.style().maxWidth > 0) {
        const double room = canvas.style().maxWidth - 2 * marginOf(canvas) - fixed - 1;
        columns.pitch = std::clamp(std::floor(room / columns.banks), canvas.whole(NarrowPitch),
                                   canvas.whole(WidePitch));
    }
    fitNumbers(columns, canvas);
    layout.width = fixed + columns.banks * columns.pitch + 1;
    for (const BankPhase &phase : content.phases)
        layout.badges.push_back(placeBadges(phase.passes, columns.left, columns.pitch, canvas));
    GridStack stack(result, content, canvas, layout);
    for (std::size_t i = 0; i < content.phases.size(); ++i)
        stack.phase(i);
    return layout;
}

} // namespace warplens
