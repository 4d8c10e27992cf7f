// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/addressmapdraw.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr std::uint32_t WordBytes = 4;

/// Untouched cells are words, or the array's elements where those are wider.
class IdleCells
{
public:
    IdleCells(const MapPicture &map, const TouchedArray &array, const TouchedLine &line, double y)
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

    const MapPicture &m_map;
    const TouchedArray &m_array;
    const TouchedLine &m_line;
    double m_y;
    std::uint32_t m_step;
    std::vector<Box> m_diagonals;
};

} // namespace

std::vector<Box> drawIdleCells(const MapPicture &map, const TouchedArray &array,
                               const TouchedLine &line, double y)
{
    IdleCells idle(map, array, line, y);
    idle.draw();
    return idle.diagonals();
}

} // namespace warplens
