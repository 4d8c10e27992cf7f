// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "style/look.h"

namespace warplens {

Look lookOf(const Theme &theme)
{
    if (theme.dark)
        return {theme, {16, 20, 27}, {52, 61, 75}, {33, 40, 51}, {32, 56, 88}, {66, 40, 24}};
    if (theme == highContrastTheme())
        return {theme,           {225, 229, 235}, {85, 92, 104},
                {240, 242, 246}, {200, 219, 245}, {255, 228, 196}};
    return {theme,           {238, 241, 246}, {215, 222, 232},
            {244, 246, 250}, {228, 238, 250}, {255, 241, 224}};
}

QColor toQColor(Color color) { return QColor(color.red, color.green, color.blue, color.alpha); }

QPalette paletteOf(const Look &look)
{
    const QColor text = toQColor(look.theme.text);
    const QColor quiet = toQColor(look.theme.quietText);
    const QColor card = toQColor(look.theme.background);
    const QColor accent = toQColor(look.theme.accent);
    QPalette palette(text, card, card.lighter(120), toQColor(look.border), toQColor(look.border),
                     text, text, card, toQColor(look.ground));
    palette.setColor(QPalette::AlternateBase, toQColor(look.field));
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, toQColor(textOn(look.theme.accent)));
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, quiet);
    return palette;
}

} // namespace warplens
