// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/canvas.h"
#include "figure/legend.h"

#include <string>
#include <vector>

namespace warplens {

/// The words above a picture.
struct Heading
{
    std::string title;
    std::string scope;                 ///< what is shown, beside the title where it fits
    std::vector<std::string> captions; ///< how to read it, what is left out
    std::vector<LegendEntry> legend;
};

/// Space round a picture.
double marginOf(const Canvas &canvas);
/// The least width that words get, however narrow the picture below them is.
double wordsWidth(const Canvas &canvas);

/// Draws the heading from the margin down, wrapped at `width`; returns where the picture starts.
double drawHeading(Canvas &canvas, Heading heading, double width);

/// A picture of one sentence.
Figure emptyFigure(Canvas &canvas, const std::string &title, const std::string &sentence);

} // namespace warplens
