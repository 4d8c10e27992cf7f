// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"
#include "figure/views.h"

#include <QFont>

namespace warplens {

/// The font a figure's text is painted in; `size` in pixels.
QFont figureFont(double size, Typeface typeface, bool bold);

/// Widths as those fonts have them: what the window passes to the figure makers. Call it in the
/// GUI thread.
TextMetrics windowTextMetrics();

} // namespace warplens
