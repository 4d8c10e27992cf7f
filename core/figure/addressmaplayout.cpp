// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/addressmaplayout.h"

#include "figure/heading.h"
#include "figure/rowshare.h"
#include "figure/scopetext.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 2.3;
constexpr double NarrowPitch = 1.3;
constexpr double LabelGap = 0.8;

/// The line that label and note are measured on: those that get drawn.
template <typename Measure>
double widest(const std::vector<TouchedArray> &arrays, std::size_t most, Measure measure)
{
    double width = 0;
    for (const TouchedArray &array : arrays) {
        const std::size_t count = std::min(array.lines.size(), most);
        for (std::size_t i = 0; i < count; ++i)
            width = std::max(width, measure(array, array.lines[i]));
    }
    return width;
}

class RowStack
{
public:
    explicit RowStack(MapLayout &layout)
        : m_layout(layout)
    {
    }

    void push(MapRow row, double height, double after = 0)
    {
        row.y = m_layout.height;
        row.height = std::round(height);
        m_layout.rows.push_back(row);
        m_layout.height += row.height + std::round(after);
    }

private:
    MapLayout &m_layout;
};

void stackArray(RowStack &stack, const TouchedArray &array, std::size_t index, std::size_t shown,
                const MapLayout &layout, double em)
{
    const MapColumns &columns = layout.columns;
    if (index > 0)
        stack.push({MapRowKind::Title, index, 0, 0, 0, 0}, 2.6 * em, 0.1 * em);
    else
        stack.push({MapRowKind::Title, index, 0, 0, 0, 0}, 1.6 * em, 0.1 * em);
    stack.push({MapRowKind::Captions, index, 0, 0, 0, 0}, 1.3 * em, 0.1 * em);
    std::uint64_t lastGap = 0;
    for (std::size_t i = 0; i < shown; ++i) {
        const std::uint64_t step = i > 0 ? array.lines[i].address - array.lines[i - 1].address : 0;
        if (step > columns.lineBytes) {
            const bool same = step == lastGap;
            stack.push({same ? MapRowKind::SameGap : MapRowKind::Gap, index, i,
                        step / columns.lineBytes - 1, 0, 0},
                       (same ? 0.6 : 1.3) * em, 0.15 * em);
            lastGap = step;
        }
        stack.push({MapRowKind::Line, index, i, 0, 0, 0}, columns.rowHeight(), 0.2 * em);
    }
    if (shown < array.lines.size())
        stack.push({MapRowKind::More, index, 0, array.lines.size() - shown, 0, 0}, 1.5 * em,
                   0.2 * em);
}

} // namespace

Box MapColumns::cell(std::uint32_t offset, std::uint32_t bytes, double y) const
{
    const double x = xOf(offset);
    const double end = xOf(offset + bytes - 1) + pitch / 4;
    const double air = bytes < 4 ? 0.5 : 1; // between neighbours
    return {x, y + frame, end - x - air, cellHeight};
}

Box MapColumns::frameOf(std::uint32_t offset, std::uint32_t bytes, double y) const
{
    const double x = xOf(offset);
    const double end = xOf(offset + bytes - 1) + pitch / 4;
    return {x - frame, y, end - 1 - x + 2 * frame, rowHeight()};
}

std::string addressLabel(const TouchedArray &array, const TouchedLine &line)
{
    const bool before = line.address < array.firstLine;
    const std::uint64_t offset =
        before ? array.firstLine - line.address : line.address - array.firstLine;
    char digits[32];
    std::snprintf(digits, sizeof digits, "0x%04llx", static_cast<unsigned long long>(offset));
    return before ? std::string("−") + digits : digits;
}

std::string usedText(std::uint64_t used, std::uint64_t moved, const Canvas &canvas)
{
    return canvas.say(WARPLENS_PHRASE("%1 of %2 B"), {std::to_string(used), std::to_string(moved)});
}

std::string againText(const TouchedLine &line, const Canvas &canvas)
{
    std::uint32_t most = 0;
    for (const MovedSpan &span : line.moved)
        most = std::max(most, span.requests);
    return most > 1 ? requestsText(most, canvas) : std::string();
}

MapLayout layOutMap(const std::vector<TouchedArray> &arrays, const Device &device,
                    const Canvas &canvas)
{
    const double em = canvas.em();
    const std::size_t most = canvas.style().maxRows;
    TextStyle bold = canvas.plain();
    bold.bold = true;

    MapLayout layout;
    MapColumns &columns = layout.columns;
    columns.sectorBytes = device.global.sectorBytes;
    columns.lineBytes = std::max(device.global.lineBytes, columns.sectorBytes);
    columns.frame = canvas.whole(0.2);
    columns.sectorGap = 2 * columns.frame + canvas.whole(0.2);
    // Whole pixels here keep the coordinates of thousands of cells short.
    const double labels =
        std::ceil(widest(arrays, most, [&](const TouchedArray &array, const TouchedLine &line) {
            return canvas.textWidth(addressLabel(array, line), canvas.code());
        }));
    const double notes = widest(arrays, most, [&](const TouchedArray &, const TouchedLine &line) {
        return canvas.textWidth(usedText(line.usedBytes, line.movedBytes, canvas), bold)
            + canvas.textWidth(" · " + againText(line, canvas), canvas.quiet());
    });
    const std::uint32_t sectors = columns.lineBytes / columns.sectorBytes;
    const double fixed =
        labels + 2 * LabelGap * em + notes + 2 * columns.frame + (sectors - 1) * columns.sectorGap;
    const double words = columns.lineBytes / 4.0;
    columns.pitch = canvas.whole(WidePitch);
    if (canvas.style().maxWidth > 0) {
        const double room = canvas.style().maxWidth - 2 * marginOf(canvas) - fixed - 1;
        columns.pitch = std::clamp(std::floor(room / words), canvas.whole(NarrowPitch),
                                   canvas.whole(WidePitch));
    }
    columns.cellHeight = std::min(canvas.whole(2), std::max(columns.pitch, canvas.whole(1.6)));
    columns.left = std::ceil(marginOf(canvas) + labels + LabelGap * em + columns.frame);
    layout.width = fixed + words * columns.pitch + 1;

    std::vector<std::size_t> wanted;
    for (const TouchedArray &array : arrays)
        wanted.push_back(array.lines.size());
    const std::vector<std::size_t> shown = shareRows(wanted, most);
    RowStack stack(layout);
    for (std::size_t i = 0; i < arrays.size(); ++i)
        stackArray(stack, arrays[i], i, shown[i], layout, em);
    return layout;
}

} // namespace warplens
