// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"

#include <QImage>
#include <QPainter>
#include <QStaticText>

#include <string>
#include <unordered_map>

namespace warplens {

/// Paints figures with QPainter. Keeps the texts it has laid out, so that a map of thousands of
/// labelled cells repaints quickly: keep one painter a view.
class FigurePainter
{
public:
    /// Paints the items that meet `exposed` (in the figure's units). With `lit`, items that show
    /// another lane, warp or bank than it does are dimmed; see `isLit`.
    void paint(QPainter &painter, const Figure &figure, const QRectF &exposed,
               const Mark &lit = {});

private:
    struct Text
    {
        QStaticText text;
        QFont font;
        double width = 0;
        double ascent = 0;
    };

    void paintItem(QPainter &painter, const RectItem &item);
    void paintItem(QPainter &painter, const EllipseItem &item);
    void paintItem(QPainter &painter, const LineItem &item);
    void paintItem(QPainter &painter, const TextItem &item);
    const Text &textFor(const TextItem &item);

    std::unordered_map<std::string, Text> m_texts;
};

/// Whether an item with `mark` stays bright while the pointer is on something marked `lit`: the
/// same lane of the same warp; or the same bank, or warp, where `lit` has no lane. Everything is
/// bright while `lit` says none of them.
bool isLit(const Mark &mark, const Mark &lit);

/// The whole figure as a picture of `scale` device pixels for each of its units.
QImage imageOf(const Figure &figure, double scale);

} // namespace warplens
