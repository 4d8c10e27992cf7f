// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/textwrap.h"

#include "figure/utf8.h"

#include <utility>

namespace warplens {

namespace {

class Wrapper
{
public:
    Wrapper(double width, const Canvas &canvas, const TextStyle &style)
        : m_width(width)
        , m_canvas(canvas)
        , m_style(style)
    {
    }

    void word(std::string_view word)
    {
        const std::string longer =
            m_line.empty() ? std::string(word) : m_line + ' ' + std::string(word);
        if (fits(longer)) {
            m_line = longer;
            return;
        }
        breakLine();
        if (fits(word))
            m_line = word;
        else
            characters(word);
    }

    std::vector<std::string> lines()
    {
        breakLine();
        return std::move(m_lines);
    }

private:
    bool fits(std::string_view text) const { return m_canvas.textWidth(text, m_style) <= m_width; }

    void characters(std::string_view word)
    {
        while (!word.empty()) {
            std::string_view rest = word;
            takeCharacter(rest);
            const std::string_view character = word.substr(0, word.size() - rest.size());
            if (!m_line.empty() && !fits(m_line + std::string(character)))
                breakLine();
            m_line += character;
            word = rest;
        }
    }

    void breakLine()
    {
        if (!m_line.empty())
            m_lines.push_back(std::exchange(m_line, {}));
    }

    double m_width;
    const Canvas &m_canvas;
    const TextStyle &m_style;
    std::string m_line;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> wrapped(std::string_view text, double width, const Canvas &canvas,
                                 const TextStyle &style)
{
    Wrapper wrapper(width, canvas, style);
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        if (space != 0)
            wrapper.word(text.substr(0, space));
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    }
    return wrapper.lines();
}

} // namespace warplens
