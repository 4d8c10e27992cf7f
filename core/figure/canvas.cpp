// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace warplens {

Canvas::Canvas(const FigureStyle &style)
    : m_style(style)
{
    m_figure.background = style.theme.background;
}

std::string Canvas::say(const char *phrase, std::initializer_list<std::string_view> arguments) const
{
    return fill(m_style.translate(phrase), arguments);
}

double Canvas::textWidth(std::string_view text, const TextStyle &style) const
{
    return m_style.textWidth(text, style.size, style.typeface, style.bold);
}

std::optional<FittedText> Canvas::fit(const std::vector<std::string> &candidates, double width,
                                      TextStyle style, double smallest) const
{
    for (const std::string &text : candidates) {
        const double natural = textWidth(text, style);
        const double size = natural <= width ? style.size : style.size * width / natural;
        if (size >= smallest)
            return FittedText{text, size};
    }
    return std::nullopt;
}

std::uint32_t Canvas::mark(const Mark &mark)
{
    if (m_figure.marks.empty() || m_figure.marks.back() != mark)
        m_figure.marks.push_back(mark);
    return std::uint32_t(m_figure.marks.size() - 1);
}

void Canvas::text(double x, double baseline, std::string text, const TextStyle &style,
                  std::uint32_t mark)
{
    add(TextItem{x, baseline, style.size, std::move(text), style.color, style.anchor,
                 style.typeface, style.bold, mark});
}

void Canvas::dotted(double x, double baseline,
                    std::initializer_list<std::pair<std::string, TextStyle>> parts)
{
    // Spaces at the ends of a text do not survive in SVG, so the dot stands by itself.
    bool first = true;
    for (const auto &[part, style] : parts) {
        if (part.empty())
            continue;
        if (!first) {
            const double space = textWidth(" ", quiet());
            text(x + space, baseline, "·", quiet());
            x += 2 * space + textWidth("·", quiet());
        }
        text(x, baseline, part, style);
        x += textWidth(part, style);
        first = false;
    }
}

TextStyle Canvas::title() const
{
    return {.size = 1.25 * em(), .color = theme().text, .bold = true};
}

TextStyle Canvas::plain() const { return {.size = em(), .color = theme().text}; }

TextStyle Canvas::quiet() const { return {.size = em(), .color = theme().quietText}; }

TextStyle Canvas::code() const
{
    return {.size = em(), .color = theme().quietText, .typeface = Typeface::Mono};
}

Figure Canvas::finish(double width, double height, std::string title, std::string description)
{
    m_figure.width = std::ceil(width);
    m_figure.height = std::ceil(height);
    m_figure.title = std::move(title);
    m_figure.description = std::move(description);
    return std::exchange(m_figure, {});
}

} // namespace warplens
