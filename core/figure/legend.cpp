// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/legend.h"

#include "figure/cell.h"
#include "figure/hatch.h"

#include <algorithm>

namespace warplens {

namespace {

/// As many as have a hue of their own; cells tell the others apart by their notches.
constexpr std::size_t MostWarps = WarpHues;
// In font sizes.
constexpr double SwatchSize = 1.1;
constexpr double LineHeight = 1.7;
constexpr double Gap = 1.4;

void drawBands(Canvas &canvas, const Box &box)
{
    constexpr std::uint32_t Shown = 3;
    const std::vector<Box> bands = bandsOf(box, Shown);
    for (std::uint32_t warp = 0; warp < Shown; ++warp)
        canvas.add(RectItem{bands[warp].x, bands[warp].y, bands[warp].width, bands[warp].height, 0,
                            warpColor(warp), std::nullopt, 0, NoMark});
}

void drawSwatch(Canvas &canvas, const LegendEntry &entry, const Box &box)
{
    const Theme &theme = canvas.theme();
    const auto rect = [&](std::optional<Color> fill, std::optional<Color> stroke, double width) {
        canvas.add(RectItem{box.x, box.y, box.width, box.height, 2, fill, stroke, width, NoMark});
    };
    switch (entry.swatch) {
    case Swatch::Warp: {
        Mark mark;
        mark.warp = entry.warp;
        canvas.add(RectItem{box.x, box.y, box.width, box.height, 2, warpColor(entry.warp),
                            std::nullopt, 0, canvas.mark(mark)});
        drawNotches(canvas, box, entry.warp, warpColor(entry.warp));
        break;
    }
    case Swatch::Idle:
        rect(theme.idle, theme.rule, 1);
        canvas.add(LineItem{box.x + 2, box.bottom() - 2, box.right() - 2, box.y + 2,
                            theme.idleStroke, 1, NoMark});
        break;
    case Swatch::Conflict:
        rect(theme.idle, std::nullopt, 0);
        for (const Segment &line : hatch(box, 0.45 * canvas.em()))
            canvas.add(LineItem{line.x1, line.y1, line.x2, line.y2, theme.excess, 1, NoMark});
        rect(std::nullopt, theme.excess, 2);
        break;
    case Swatch::Several: drawBands(canvas, box); break;
    case Swatch::Text: break;
    }
}

} // namespace

std::vector<LegendEntry> warpEntries(const std::vector<std::uint32_t> &warps, const Canvas &canvas)
{
    std::vector<LegendEntry> entries;
    for (const std::uint32_t warp : warps) {
        if (entries.size() == MostWarps) {
            const std::string more = std::to_string(warps.size() - MostWarps);
            entries.push_back(
                {Swatch::Text, 0, canvas.say(WARPLENS_PHRASE("and %1 more warps"), {more}), {}});
            break;
        }
        entries.push_back({Swatch::Warp,
                           warp,
                           canvas.say(WARPLENS_PHRASE("warp %1"), {std::to_string(warp)}),
                           {}});
    }
    return entries;
}

double placeLegend(std::vector<LegendEntry> &entries, double width, const Canvas &canvas)
{
    const double em = canvas.em();
    double x = 0;
    double y = 0;
    for (LegendEntry &entry : entries) {
        const double swatch = entry.swatch == Swatch::Text ? 0 : (SwatchSize + 0.5) * em;
        const double wide = swatch + canvas.textWidth(entry.text, canvas.quiet());
        if (x > 0 && x + wide > width) {
            x = 0;
            y += LineHeight * em;
        }
        entry.box = {x, y, wide, LineHeight * em};
        x += wide + Gap * em;
    }
    return entries.empty() ? 0 : y + LineHeight * em;
}

void drawLegend(Canvas &canvas, const std::vector<LegendEntry> &entries, double x, double y)
{
    const double em = canvas.em();
    canvas.begin("legend");
    for (const LegendEntry &entry : entries) {
        const double top = y + entry.box.y + (LineHeight - SwatchSize) / 2 * em;
        double left = x + entry.box.x;
        if (entry.swatch != Swatch::Text) {
            drawSwatch(canvas, entry, {left, top, SwatchSize * em, SwatchSize * em});
            left += (SwatchSize + 0.5) * em;
        }
        canvas.text(left, top + 0.9 * em, entry.text, canvas.quiet());
    }
    canvas.end();
}

} // namespace warplens
