// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"
#include "figure/touchedlines.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

/// Where the bytes of a line stand, from left to right.
struct MapColumns
{
    double left = 0;  ///< of byte 0
    double pitch = 0; ///< of a word
    double sectorGap = 0;
    double cellHeight = 0;
    double frame = 0; ///< how far the frame of a sector stands off its cells
    std::uint32_t sectorBytes = 32;
    std::uint32_t lineBytes = 128;

    double xOf(std::uint32_t byte) const
    {
        return left + byte / 4.0 * pitch + byte / sectorBytes * sectorGap;
    }
    /// The cell of `bytes` bytes at `offset` in a row that starts at `y`.
    Box cell(std::uint32_t offset, std::uint32_t bytes, double y) const;
    Box frameOf(std::uint32_t offset, std::uint32_t bytes, double y) const;
    double rowHeight() const { return cellHeight + 2 * frame; }
    double right() const { return xOf(lineBytes - 1) + pitch / 4; }
};

enum class MapRowKind : std::uint8_t {
    Title,    ///< name of the array
    Captions, ///< numbers of the sectors
    Line,
    Gap,     ///< lines that nobody touched, folded
    SameGap, ///< as many as in the gap before
    More,    ///< touched lines that do not fit
};

struct MapRow
{
    MapRowKind kind = MapRowKind::Line;
    std::size_t array = 0;   ///< index into the arrays laid out
    std::size_t line = 0;    ///< of a Line: index into their lines
    std::uint64_t count = 0; ///< of a gap or More: how many lines
    double y = 0;            ///< from the top of the first row
    double height = 0;
    bool operator==(const MapRow &) const = default;
};

struct MapLayout
{
    MapColumns columns;
    std::vector<MapRow> rows;
    double height = 0;
    double width = 0; ///< from the margin to the end of the notes
};

/// `0x0080`: where a line stands relative to its array's first line.
std::string addressLabel(const TouchedArray &array, const TouchedLine &line);

/// `64 of 128 B`, used and moved.
std::string usedText(std::uint64_t used, std::uint64_t moved, const Canvas &canvas);
/// `2 requests` where more than one moved the same bytes; else empty.
std::string againText(const TouchedLine &line, const Canvas &canvas);

MapLayout layOutMap(const std::vector<TouchedArray> &arrays, const Device &device,
                    const Canvas &canvas);

} // namespace warplens
