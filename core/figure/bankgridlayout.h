// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/badge.h"
#include "figure/bankrows.h"
#include "figure/canvas.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warplens {

/// Where the banks stand, from left to right.
struct GridColumns
{
    double left = 0;
    double pitch = 0;
    std::uint32_t banks = 32;
    double numberSize = 12;
    std::uint32_t numberEvery = 1; ///< how many banks get one number

    double xOf(std::uint32_t bank) const { return left + bank * pitch; }
    double right() const { return xOf(banks); }
    Box cell(std::uint32_t bank, double y, double height) const
    {
        return {xOf(bank), y, pitch - 1, height - 1};
    }
    bool operator==(const GridColumns &) const = default;
};

enum class GridRowKind : std::uint8_t {
    Phase,   ///< caption of a phase
    Badges,  ///< ways of the banks
    Numbers, ///< of the banks
    Title,   ///< name of an array, where there are several
    Words,   ///< a row of cells; it may have none
    Gap,     ///< rows that nobody touched, folded
    More,    ///< touched rows that do not fit
};

struct GridRow
{
    GridRowKind kind = GridRowKind::Words;
    std::size_t phase = 0;
    std::size_t array = 0;          ///< index into the phase's arrays
    std::uint64_t row = 0;          ///< of Words: as BankRow::row
    const BankRow *cells = nullptr; ///< of Words: null if untouched
    std::uint64_t count = 0;        ///< of a Gap or More: how many rows
    double y = 0;
    double height = 0;
    bool operator==(const GridRow &) const = default;
};

struct GridLayout
{
    GridColumns columns;
    std::vector<GridRow> rows;
    std::vector<std::vector<Badge>> badges; ///< of each phase
    double height = 0;
    double width = 0; ///< from the margin to the last bank
};

/// The word of the array that the first of its cells in `row` is: `w 32`.
std::string wordLabel(const Result &result, std::uint32_t array, std::uint64_t row);
/// The flat word (address / bank bytes) in `row` that `bank` holds.
std::uint64_t wordAt(const Device &device, std::uint64_t row, std::uint32_t bank);
/// Whether a byte of `word` is the array's; always for arrays that stand nowhere.
bool ownsWord(const Result &result, std::uint32_t array, std::uint64_t word);

/// `content` must outlive the layout.
GridLayout layOutGrid(const Result &result, const BankContent &content, const Canvas &canvas);

} // namespace warplens
