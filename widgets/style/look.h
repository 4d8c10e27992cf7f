// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/theme.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace warplens {

/// The colours of the window round its pictures, all derived from one Theme.
struct Look
{
    Theme theme;
    Color ground;     ///< behind the cards
    Color border;     ///< of cards and fields
    Color field;      ///< fill of rows inside a card, and of the margin of the editor
    Color selected;   ///< fill of what is selected
    Color excess;     ///< fill behind what is in excess
    double scale = 1; ///< of all type: 1 at a desk, more on a projector

    bool operator==(const Look &) const = default;
};

Look lookOf(const Theme &theme);

QColor toQColor(Color color);

/// For the standard widgets; the style sheet says the rest.
QPalette paletteOf(const Look &look);
/// Cards, fields, buttons, type. Widgets ask for a shape by dynamic properties: `card`, `role`
/// (heading, figure, caption, message, sentence), `excess`, `primary`.
QString styleSheetOf(const Look &look);

} // namespace warplens
