// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

namespace warplens {

/// `from` with `share` (0 to 1) of `to` in it, by sRGB channel.
Color mixed(Color from, Color to, double share);

/// WCAG 2 contrast ratio, 1 to 21; alpha is ignored.
double contrast(Color a, Color b);

} // namespace warplens
