// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figurefont.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>

namespace warplens {

QFont figureFont(double size, Typeface typeface, bool bold)
{
    QFont font = typeface == Typeface::Mono ? QFontDatabase::systemFont(QFontDatabase::FixedFont)
                                            : QGuiApplication::font();
    font.setPixelSize(std::max(1, qRound(size)));
    font.setBold(bold);
    return font;
}

TextMetrics windowTextMetrics()
{
    return [](std::string_view text, double size, Typeface typeface, bool bold) {
        // Integer pixel sizes measure alike at any zoom; scale what is left.
        const QFontMetricsF metrics(figureFont(size, typeface, bold));
        const double scale = size / std::max(1, qRound(size));
        return scale
            * metrics.horizontalAdvance(QString::fromUtf8(text.data(), qsizetype(text.size())));
    };
}

} // namespace warplens
