// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figurepainter.h"

#include "style/look.h"
#include "views/figurefont.h"

#include <cmath>

namespace warplens {

namespace {

constexpr double DimmedOpacity = 0.22;
constexpr std::size_t MostTextsKept = 20'000;

QRectF boundsOf(const RectItem &item) { return {item.x, item.y, item.width, item.height}; }

QRectF boundsOf(const EllipseItem &item) { return {item.x, item.y, item.width, item.height}; }

QRectF boundsOf(const LineItem &item)
{
    return QRectF(QPointF(item.x1, item.y1), QPointF(item.x2, item.y2)).normalized();
}

/// Generous sideways: the width is not known before the text is laid out.
QRectF boundsOf(const TextItem &item)
{
    const double reach = item.size * double(item.text.size());
    return {item.x - reach, item.y - item.size, 2 * reach, 1.5 * item.size};
}

QPen penOf(const std::optional<Color> &stroke, double width)
{
    return stroke ? QPen(toQColor(*stroke), width) : QPen(Qt::NoPen);
}

QBrush brushOf(const std::optional<Color> &fill)
{
    return fill ? QBrush(toQColor(*fill)) : QBrush(Qt::NoBrush);
}

std::uint32_t markOf(const Figure &figure, std::uint32_t mark)
{
    return mark < figure.marks.size() ? mark : NoMark;
}

} // namespace

bool isLit(const Mark &mark, const Mark &lit)
{
    if (lit.lane)
        return !mark.lane || (mark.lane == lit.lane && mark.warp == lit.warp);
    if (lit.bank)
        return !mark.bank || mark.bank == lit.bank;
    if (lit.warp)
        return !mark.warp || mark.warp == lit.warp;
    return true;
}

void FigurePainter::paint(QPainter &painter, const Figure &figure, const QRectF &exposed,
                          const Mark &lit)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const auto paintOne = [&](const auto &item) {
        using Item = std::decay_t<decltype(item)>;
        if constexpr (!std::is_same_v<Item, GroupBegin> && !std::is_same_v<Item, GroupEnd>) {
            // Lines have no area, so grow the box before asking whether it is seen.
            if (!boundsOf(item).adjusted(-2, -2, 2, 2).intersects(exposed))
                return;
            const std::uint32_t mark = markOf(figure, item.mark);
            const bool bright = mark == NoMark || isLit(figure.marks[mark], lit);
            painter.setOpacity(bright ? 1 : DimmedOpacity);
            paintItem(painter, item);
        }
    };
    for (const FigureItem &item : figure.items)
        std::visit(paintOne, item);
    painter.setOpacity(1);
}

void FigurePainter::paintItem(QPainter &painter, const RectItem &item)
{
    painter.setPen(penOf(item.stroke, item.strokeWidth));
    painter.setBrush(brushOf(item.fill));
    if (item.radius > 0)
        painter.drawRoundedRect(boundsOf(item), item.radius, item.radius);
    else
        painter.drawRect(boundsOf(item));
}

void FigurePainter::paintItem(QPainter &painter, const EllipseItem &item)
{
    painter.setPen(penOf(item.stroke, item.strokeWidth));
    painter.setBrush(brushOf(item.fill));
    painter.drawEllipse(boundsOf(item));
}

void FigurePainter::paintItem(QPainter &painter, const LineItem &item)
{
    painter.setPen(QPen(toQColor(item.color), item.width));
    painter.drawLine(QPointF(item.x1, item.y1), QPointF(item.x2, item.y2));
}

const FigurePainter::Text &FigurePainter::textFor(const TextItem &item)
{
    std::string key = item.text;
    key += '\0';
    key += item.typeface == Typeface::Mono ? 'm' : 's';
    key += item.bold ? 'b' : 'r';
    key += std::to_string(std::max(1, int(std::lround(item.size))));
    const auto found = m_texts.find(key);
    if (found != m_texts.end())
        return found->second;

    if (m_texts.size() >= MostTextsKept)
        m_texts.clear();
    Text text;
    text.font = figureFont(item.size, item.typeface, item.bold);
    text.text.setText(QString::fromStdString(item.text));
    text.text.setTextFormat(Qt::PlainText);
    text.text.setPerformanceHint(QStaticText::AggressiveCaching);
    text.text.prepare({}, text.font);
    const QFontMetricsF metrics(text.font);
    text.width = metrics.horizontalAdvance(text.text.text());
    text.ascent = metrics.ascent();
    return m_texts.emplace(std::move(key), std::move(text)).first->second;
}

void FigurePainter::paintItem(QPainter &painter, const TextItem &item)
{
    const Text &text = textFor(item);
    double x = item.x;
    if (item.anchor == Anchor::Middle)
        x -= text.width / 2;
    if (item.anchor == Anchor::End)
        x -= text.width;
    painter.setPen(toQColor(item.color));
    painter.setFont(text.font);
    painter.drawStaticText(QPointF(x, item.y - text.ascent), text.text);
}

QImage imageOf(const Figure &figure, double scale)
{
    const QSize size(std::max(1, int(std::ceil(figure.width * scale))),
                     std::max(1, int(std::ceil(figure.height * scale))));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(figure.background ? toQColor(*figure.background) : QColor(Qt::transparent));
    image.setText(QStringLiteral("Title"), QString::fromStdString(figure.title));
    image.setText(QStringLiteral("Description"), QString::fromStdString(figure.description));
    QPainter painter(&image);
    painter.scale(scale, scale);
    FigurePainter().paint(painter, figure, QRectF(0, 0, figure.width, figure.height));
    return image;
}

} // namespace warplens
