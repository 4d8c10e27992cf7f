// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "style/severitymark.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <cmath>
#include <numbers>

namespace warplens {

namespace {

constexpr int Size = 16; // device-independent pixels
constexpr double Scale = 3;
constexpr double Radius = 7;

struct SeverityText
{
    Q_DECLARE_TR_FUNCTIONS(SeverityText)
};

/// `corners` of them, the first so many degrees from the right.
QPolygonF polygon(int corners, double firstDegrees, const QPointF &centre, double radius)
{
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = (firstDegrees + 360.0 * i / corners) * std::numbers::pi / 180;
        shape << centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return shape;
}

/// What stands in the mark: `!`, or `i` with its dot on top.
void paintStroke(QPainter &painter, double middle, double top, bool dotOnTop)
{
    const double dot = dotOnTop ? top : top + 6;
    const double from = dotOnTop ? top + 2.6 : top;
    painter.drawLine(QPointF(middle, from), QPointF(middle, from + 3.4));
    painter.drawPoint(QPointF(middle, dot));
}

} // namespace

QIcon severityMark(Severity severity, const Look &look)
{
    QPixmap pixmap(int(Size * Scale), int(Size * Scale));
    pixmap.setDevicePixelRatio(Scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(Size / 2.0, Size / 2.0);
    const Theme &theme = look.theme;
    const Color ink = severity == Severity::Error ? theme.excess
        : severity == Severity::Warning           ? theme.accent
                                                  : theme.quietText;
    const bool isNote = severity == Severity::Note;
    painter.setPen(isNote ? QPen(toQColor(ink), 1.5) : QPen(Qt::NoPen));
    painter.setBrush(isNote ? QBrush(Qt::NoBrush) : QBrush(toQColor(ink)));
    if (severity == Severity::Error)
        painter.drawPolygon(polygon(8, 22.5, centre, Radius + 0.5));
    else if (severity == Severity::Warning)
        painter.drawPolygon(polygon(3, -90, centre + QPointF(0, 2), Radius + 1.5));
    else
        painter.drawEllipse(centre, Radius - 0.5, Radius - 0.5);
    painter.setPen(QPen(toQColor(isNote ? ink : textOn(ink)), 1.8, Qt::SolidLine, Qt::RoundCap));
    const double top = severity == Severity::Warning ? 6 : 5;
    paintStroke(painter, centre.x(), top, isNote);
    painter.end();
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Active})
        icon.addPixmap(pixmap, mode); // the same in a selected row
    return icon;
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error: return SeverityText::tr("error");
    case Severity::Warning: return SeverityText::tr("warning");
    case Severity::Note: return SeverityText::tr("note");
    }
    return {};
}

} // namespace warplens
