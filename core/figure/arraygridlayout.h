// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/arraycells.h"
#include "figure/canvas.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

/// Where the columns of all arrays stand, from left to right.
struct ArrayColumns
{
    double left = 0;
    double pitch = 0;
    std::uint64_t count = 1; ///< of the widest array
    double numberSize = 12;
    double bankSize = 9;
    std::uint64_t numberEvery = 1; ///< how many columns get one number

    double xOf(std::uint64_t column) const { return left + double(column) * pitch; }
    Box cell(std::uint64_t column, double y, double height) const
    {
        return {xOf(column), y, pitch - 1, height - 1};
    }
    bool operator==(const ArrayColumns &) const = default;
};

enum class ArrayRowKind : std::uint8_t {
    Phase,   ///< caption of a phase
    Ways,    ///< the banks that need several passes
    Title,   ///< name of an array or slice, where there are several
    Numbers, ///< of the columns
    Cells,
    Gap,  ///< rows that nobody touched, folded
    More, ///< touched rows that do not fit
};

struct ArrayRow
{
    ArrayRowKind kind = ArrayRowKind::Cells;
    std::size_t phase = 0;
    std::size_t array = 0;   ///< index into the phase's arrays
    std::uint64_t row = 0;   ///< of Cells: counted over all slices, see RowsOfShape
    std::uint64_t count = 0; ///< of a Gap or More: how many rows
    double y = 0;
    double height = 0;
    bool operator==(const ArrayRow &) const = default;
};

/// How the elements of an array fall into drawn rows: one that is too long to read, as that of an
/// array of one dimension, is broken into several.
struct RowsOfShape
{
    std::uint64_t columns = 1; ///< of a drawn row
    std::uint64_t broken = 1;  ///< drawn rows of one row of the array

    RowsOfShape(const ArrayShape &shape, const Device &device);
    std::uint64_t rowOf(const ArrayShape &shape, std::uint64_t element) const;
    std::uint64_t firstOf(const ArrayShape &shape, std::uint64_t row) const; ///< element
    std::uint64_t lengthOf(const ArrayShape &shape, std::uint64_t row) const;
    std::uint64_t count(const ArrayShape &shape) const
    {
        return broken * shape.rows * shape.slices;
    }
    std::uint64_t sliceOf(const ArrayShape &shape, std::uint64_t row) const
    {
        return row / (broken * shape.rows);
    }
};

struct ArrayLayout
{
    ArrayColumns columns;
    std::vector<ArrayRow> rows;
    double height = 0;
    double width = 0; ///< from the margin to the last column
};

/// `[3]`, `[3][64…]`: what stands before a row.
std::string rowLabel(const ArrayShape &shape, const Device &device, std::uint64_t row);

ArrayLayout layOutArrays(const Result &result, const ArrayContent &content, const Canvas &canvas);

} // namespace warplens
