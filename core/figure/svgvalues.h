// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <string>

namespace warplens {

/// At most two decimals, no trailing zeros, never "-0". What is not finite cannot be drawn: 0.
std::string svgNumber(double value);

/// `#rrggbb`, without the alpha.
std::string svgColor(Color color);

} // namespace warplens
