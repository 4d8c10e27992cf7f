// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/canvas.h"
#include "figure/cell.h"
#include "figure/selection.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace warplens {

/// One thread and its place in the picture.
struct ThreadCell
{
    std::uint32_t warp = 0;
    std::uint32_t lane = 0;
    Box box;
};

enum class ThreadState : std::uint8_t {
    Lit,
    Hollow, ///< its warp made a request that is selected, and left it out
    Aside,  ///< not selected: dim
};

/// What a selection makes of the threads of the block in focus.
class ThreadStates
{
public:
    ThreadStates(const Result &result, const Selection &selection);

    ThreadState of(std::uint32_t warp, std::uint32_t lane) const;
    /// Those that are lit are so few that each is framed.
    bool framed() const { return m_pair; }
    bool anyHollow() const { return m_narrowed && !m_pair; }

private:
    std::map<std::uint32_t, LaneMask> m_part; ///< lanes that take part, by warp
    std::optional<std::uint32_t> m_warp;
    bool m_narrowed = false;
    bool m_pair = false;
};

/// Draws threads, cells first and then all their numbers.
void drawThreads(Canvas &canvas, std::span<const ThreadCell> threads, const ThreadStates &states,
                 const CellLook &look);

/// A block of one dimension has no shape of its own: one row a warp, from `y` down. Returns where
/// it ends.
double drawWarpRows(Canvas &canvas, const Result &result, const ThreadStates &states, CellLook look,
                    double y);
/// The block as x, y and z have it.
double drawBlockShape(Canvas &canvas, const Result &result, const ThreadStates &states,
                      CellLook look, double y);
bool hasShape(const Extent &block);
/// How wide the two are, without margins.
double widthOfWarpRows(const Canvas &canvas, const Result &result);
double widthOfBlockShape(const Canvas &canvas, const Result &result);

} // namespace warplens
