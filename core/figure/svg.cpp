// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/svg.h"

#include "figure/svgvalues.h"
#include "figure/textstyle.h"
#include "figure/xmlids.h"
#include "figure/xmltext.h"

#include <string_view>
#include <utility>

namespace warplens {

namespace {

class SvgWriter
{
public:
    explicit SvgWriter(const Figure &figure)
        : m_figure(figure)
        , m_styles(commonTextStyles(figure.items))
    {
    }

    std::string write(const std::string &embedded)
    {
        head(embedded);
        for (std::size_t i = 0; i < m_figure.items.size(); ++i) {
            if (const auto *line = std::get_if<LineItem>(&m_figure.items[i]))
                i = lines(i, *line);
            else
                std::visit([this](const auto &item) { put(item); }, m_figure.items[i]);
        }
        while (m_open.size() > 1)
            put(GroupEnd());
        m_svg += "</svg>\n";
        return std::move(m_svg);
    }

private:
    void head(const std::string &embedded)
    {
        const std::string width = svgNumber(m_figure.width);
        const std::string height = svgNumber(m_figure.height);
        m_svg += "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" + width
            + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + '"';
        const TextStyle &style = m_styles.front();
        attribute("font-family", family(style.typeface));
        attribute("font-size", svgNumber(style.size));
        TextStyle initial; // of SVG, but for what stands here already
        initial.size = style.size;
        initial.typeface = style.typeface;
        textStyle(style, initial);
        m_svg += ">\n<title>" + xmlText(m_figure.title) + "</title>\n<desc>"
            + xmlText(m_figure.description) + "</desc>\n";
        if (!embedded.empty())
            m_svg += "<metadata><warplens:session xmlns:warplens=\"urn:warplens:session\">"
                + xmlText(embedded) + "</warplens:session></metadata>\n";
        if (m_figure.background)
            put(RectItem{0, 0, m_figure.width, m_figure.height, 0, m_figure.background, {}, 0});
        m_open.push_back(style);
    }

    void put(const RectItem &rect)
    {
        m_svg += "<rect";
        attribute("x", svgNumber(rect.x));
        attribute("y", svgNumber(rect.y));
        attribute("width", svgNumber(rect.width));
        attribute("height", svgNumber(rect.height));
        if (rect.radius > 0)
            attribute("rx", svgNumber(rect.radius));
        paint(rect.fill, rect.stroke, rect.strokeWidth);
    }

    void put(const EllipseItem &ellipse)
    {
        m_svg += "<ellipse";
        attribute("cx", svgNumber(ellipse.x + ellipse.width / 2));
        attribute("cy", svgNumber(ellipse.y + ellipse.height / 2));
        attribute("rx", svgNumber(ellipse.width / 2));
        attribute("ry", svgNumber(ellipse.height / 2));
        paint(ellipse.fill, ellipse.stroke, ellipse.strokeWidth);
    }

    void put(const TextItem &text)
    {
        m_svg += "<text";
        attribute("x", svgNumber(text.x));
        attribute("y", svgNumber(text.y));
        textStyle(styleOf(text), m_open.back());
        m_svg += '>' + xmlText(text.text) + "</text>\n";
    }

    void put(const LineItem &) { } // joined by lines()

    void put(const GroupBegin &group)
    {
        const TextStyle &style = m_styles[++m_groups];
        m_svg += "<g";
        attribute("id", m_ids.take(group.name));
        textStyle(style, m_open.back());
        m_svg += "><title>" + xmlText(group.name) + "</title>\n";
        m_open.push_back(style);
    }

    void put(const GroupEnd &)
    {
        if (m_open.size() < 2)
            return;
        m_open.pop_back();
        m_svg += "</g>\n";
    }

    /// Lines that follow each other in one style are one path, so a hatch is one shape to edit.
    /// Returns the index of the last.
    std::size_t lines(std::size_t first, const LineItem &style)
    {
        m_svg += "<path d=\"";
        std::size_t i = first;
        for (; i < m_figure.items.size(); ++i) {
            const auto *line = std::get_if<LineItem>(&m_figure.items[i]);
            if (!line || line->color != style.color || line->width != style.width
                || line->mark != style.mark)
                break;
            m_svg += 'M' + svgNumber(line->x1) + ' ' + svgNumber(line->y1);
            if (line->x1 == line->x2)
                m_svg += 'V' + svgNumber(line->y2);
            else if (line->y1 == line->y2)
                m_svg += 'H' + svgNumber(line->x2);
            else
                m_svg += 'L' + svgNumber(line->x2) + ' ' + svgNumber(line->y2);
        }
        m_svg += '"';
        paint(std::nullopt, style.color, style.width);
        return i - 1;
    }

    void paint(const std::optional<Color> &fill, const std::optional<Color> &stroke, double width)
    {
        if (fill)
            color("fill", *fill);
        else
            attribute("fill", "none");
        if (stroke) {
            color("stroke", *stroke);
            attribute("stroke-width", svgNumber(width));
        }
        m_svg += "/>\n";
    }

    /// What of `style` differs from the style around it.
    void textStyle(const TextStyle &style, const TextStyle &around)
    {
        constexpr std::string_view Anchors[] = {"start", "middle", "end"};
        if (style.size != around.size)
            attribute("font-size", svgNumber(style.size));
        if (style.typeface != around.typeface)
            attribute("font-family", family(style.typeface));
        if (style.bold != around.bold)
            attribute("font-weight", style.bold ? "bold" : "normal");
        if (style.anchor != around.anchor)
            attribute("text-anchor", Anchors[std::size_t(style.anchor)]);
        if (style.color != around.color)
            color("fill", style.color);
    }

    static std::string_view family(Typeface typeface)
    {
        return typeface == Typeface::Mono ? "Noto Sans Mono, DejaVu Sans Mono, monospace"
                                          : "Noto Sans, DejaVu Sans, sans-serif";
    }

    void color(std::string_view property, Color color)
    {
        attribute(property, svgColor(color));
        if (color.alpha != 255)
            attribute(std::string(property) + "-opacity", svgNumber(color.alpha / 255.0));
    }

    void attribute(std::string_view name, std::string_view value)
    {
        m_svg.append(" ").append(name).append("=\"").append(value).append("\"");
    }

    const Figure &m_figure;
    const std::vector<TextStyle> m_styles;
    std::vector<TextStyle> m_open; ///< the styles of the root and of the groups that are open
    std::size_t m_groups = 0;      ///< begun so far
    XmlIds m_ids;
    std::string m_svg;
};

} // namespace

std::string writeSvg(const Figure &figure, const std::string &embedded)
{
    return SvgWriter(figure).write(embedded);
}

} // namespace warplens
