// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/heading.h"

#include "figure/textwrap.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

constexpr double LineHeight = 1.5; ///< in font sizes

double drawLines(Canvas &canvas, const std::string &text, double width, double y,
                 const TextStyle &style)
{
    for (std::string &line : wrapped(text, width, canvas, style)) {
        canvas.text(marginOf(canvas), y + style.size, std::move(line), style);
        y += LineHeight * style.size;
    }
    return y;
}

} // namespace

double marginOf(const Canvas &canvas) { return 1.25 * canvas.em(); }

double wordsWidth(const Canvas &canvas)
{
    const double wanted = 40 * canvas.em();
    const double most = canvas.style().maxWidth - 2 * marginOf(canvas);
    return most > 0 ? std::min(wanted, most) : wanted;
}

double drawHeading(Canvas &canvas, Heading heading, double width)
{
    const double em = canvas.em();
    const double left = marginOf(canvas);
    const TextStyle title = canvas.title();
    const TextStyle quiet = canvas.quiet();
    canvas.begin("heading");
    double y = left;
    const double titleWidth = canvas.textWidth(heading.title, title) + em;
    if (titleWidth + canvas.textWidth(heading.scope, quiet) <= width) {
        canvas.text(left + titleWidth, y + title.size, heading.scope, quiet);
        heading.scope.clear();
    }
    y = drawLines(canvas, heading.title, width, y, title);
    y = drawLines(canvas, heading.scope, width, y, quiet);
    for (const std::string &caption : heading.captions)
        y = drawLines(canvas, caption, width, y, quiet);
    canvas.end();
    if (heading.legend.empty())
        return std::ceil(y + 0.5 * em);
    const double legendHeight = placeLegend(heading.legend, width, canvas);
    drawLegend(canvas, heading.legend, left, y + 0.3 * em);
    return std::ceil(y + legendHeight + 0.8 * em);
}

Figure emptyFigure(Canvas &canvas, const std::string &title, const std::string &sentence)
{
    const double margin = marginOf(canvas);
    const double width = wordsWidth(canvas);
    Heading heading;
    heading.title = title;
    const double y = drawHeading(canvas, heading, width);
    const double bottom = drawLines(canvas, sentence, width, y, canvas.quiet());
    return canvas.finish(width + 2 * margin, bottom + margin, title, sentence);
}

} // namespace warplens
