// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/simulator.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace warplens {

/// How much is wanted of an experiment.
struct Scope
{
    std::uint64_t focusBlock = 0;          ///< linear index; recorded for the pictures
    bool wholeGrid = true;                 ///< false: the focus block only
    std::size_t recordedRequests = 65'536; ///< of the focus block, kept at most
    unsigned threads = 0;                  ///< that simulate; 0: all cores
    SimulationLimits limits;
    std::string folder; ///< where relative paths of the experiment start; empty: working folder

    bool operator==(const Scope &) const = default;
};

} // namespace warplens
