// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figurechecks.h"

#include "figure/views.h"

#include <algorithm>
#include <vector>

namespace warplens {

namespace {

struct Extents
{
    double left = 0, top = 0, right = 0, bottom = 0;
};

Extents extentsOf(const RectItem &rect)
{
    return {rect.x, rect.y, rect.x + rect.width, rect.y + rect.height};
}
Extents extentsOf(const EllipseItem &item)
{
    return {item.x, item.y, item.x + item.width, item.y + item.height};
}
Extents extentsOf(const LineItem &line)
{
    return {std::min(line.x1, line.x2), std::min(line.y1, line.y2), std::max(line.x1, line.x2),
            std::max(line.y1, line.y2)};
}
/// Capitals and digits reach 0.73 of the size above the baseline.
Extents extentsOf(const TextItem &text)
{
    const double width = defaultTextWidth(text.text, text.size, text.typeface, text.bold);
    const double shift = text.anchor == Anchor::Start ? 0 : text.anchor == Anchor::Middle ? 0.5 : 1;
    const double left = text.x - shift * width;
    return {left, text.y - 0.73 * text.size, left + width, text.y};
}

QString at(const Extents &e) { return QString("(%1, %2)").arg(e.left).arg(e.top); }

bool overlap(const Extents &a, const Extents &b)
{
    constexpr double Slack = 0.01;
    return a.left < b.right - Slack && b.left < a.right - Slack && a.top < b.bottom - Slack
        && b.top < a.bottom - Slack;
}

class Checker
{
public:
    explicit Checker(const Figure &figure)
        : m_figure(figure)
    {
    }

    void check(const GroupBegin &) { ++m_open; }
    void check(const GroupEnd &)
    {
        if (--m_open < 0)
            m_fault = "a group ends that did not begin";
    }
    void check(const TextItem &text)
    {
        const Extents extents = extentsOf(text);
        for (const auto &[other, words] : m_texts)
            if (overlap(extents, other))
                m_fault = QString("\"%1\" overlaps \"%2\" at %3")
                              .arg(QString::fromStdString(text.text), words, at(extents));
        m_texts.emplace_back(extents, QString::fromStdString(text.text));
        inside(extents, text.mark);
    }
    template <typename Item> void check(const Item &item) { inside(extentsOf(item), item.mark); }

    QString fault() const { return m_open != 0 ? QString("a group does not end") : m_fault; }

private:
    void inside(const Extents &e, std::uint32_t mark)
    {
        if (e.left < 0 || e.top < 0 || e.right > m_figure.width || e.bottom > m_figure.height)
            m_fault = "outside the picture: " + at(e);
        if (e.right < e.left || e.bottom < e.top)
            m_fault = "inside out: " + at(e);
        if (mark != NoMark && mark >= m_figure.marks.size())
            m_fault = "no such mark";
    }

    const Figure &m_figure;
    int m_open = 0;
    std::vector<std::pair<Extents, QString>> m_texts;
    QString m_fault;
};

} // namespace

QStringList textsOf(const Figure &figure)
{
    QStringList texts;
    for (const FigureItem &item : figure.items)
        if (const auto *text = std::get_if<TextItem>(&item))
            texts << QString::fromStdString(text->text);
    return texts;
}

std::size_t rectsOfWarp(const Figure &figure, std::uint32_t warp)
{
    std::size_t count = 0;
    for (const FigureItem &item : figure.items) {
        const auto *rect = std::get_if<RectItem>(&item);
        count += rect && rect->mark != NoMark && figure.marks[rect->mark].lane.has_value()
            && figure.marks[rect->mark].warp == warp;
    }
    return count;
}

QString faultOf(const Figure &figure)
{
    Checker checker(figure);
    for (const FigureItem &item : figure.items)
        std::visit([&checker](const auto &shape) { checker.check(shape); }, item);
    return checker.fault();
}

} // namespace warplens
