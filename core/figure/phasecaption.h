// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "figure/canvas.h"
#include "figure/cell.h"

#include <cstdint>
#include <optional>
#include <span>

namespace warplens {

/// Which lanes a request to shared memory serves together.
struct PhaseWords
{
    std::uint32_t phase = 0;
    std::uint32_t phases = 1;
    LaneMask lanes = 0;
    std::optional<std::uint64_t> passes; ///< none: the device has no rule for this width
};

/// `phase 1 of 4: lanes 0–7 · 2 wavefronts`, the last part in dark red when one would do.
void drawPhaseCaption(Canvas &canvas, double x, double baseline, const PhaseWords &words);

/// Hatches a cell in the ink that reads best on each band, and frames it in dark red.
void drawConflict(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
                  const CellLook &look);

} // namespace warplens
