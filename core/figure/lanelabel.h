// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <string>
#include <vector>

namespace warplens {

/// All lanes as people write them: `0–7`, `0–3, 20–23`, `5`.
std::string laneList(LaneMask lanes);

/// What a cell that `lanes` share can say, the fullest first: `7`; `0–31`; `3+4` is lane 3 and four
/// more; `3+` is lane 3 and more. `lanes` must not be 0.
std::vector<std::string> laneLabels(LaneMask lanes);

} // namespace warplens
