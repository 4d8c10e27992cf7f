// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "hazard/hazard.h"

#include <vector>

namespace warplens {

/// Leaves out what is harmless where the same sites also meet harmfully. Where a kernel has narrow
/// accesses, bytes are compared, and one store of a number that matters also writes bytes that
/// happen to be the same.
void dropHarmlessTwins(std::vector<Hazard> &hazards);

} // namespace warplens
