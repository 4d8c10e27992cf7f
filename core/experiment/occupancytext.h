// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/occupancy.h"
#include "experiment/phrases.h"

#include <string>

namespace warplens {

/// `occupancy 50 %, limited by shared memory`: where there is little room.
std::string occupancyLine(const Occupancy &occupancy, const Translate &translate);

/// The whole of it: how many warps and blocks are resident, what limits them, what is not known.
std::string describe(const Occupancy &occupancy, const Translate &translate);

} // namespace warplens
