// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <cstddef>
#include <vector>

namespace warplens {

/// How a text is set, apart from where.
struct TextStyle
{
    double size = 12;
    Color color = {};
    Anchor anchor = Anchor::Start;
    Typeface typeface = Typeface::Sans;
    bool bold = false;
    bool operator==(const TextStyle &) const = default;
};

TextStyle styleOf(const TextItem &text);

/// The style that most texts directly inside each group share: [0] for the texts outside all
/// groups, then one for each GroupBegin in order. A group without texts has the style of the group
/// around it. Written on the group, it need not be written on each of thousands of labels.
std::vector<TextStyle> commonTextStyles(const std::vector<FigureItem> &items);

} // namespace warplens
