// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/phasecaption.h"

#include "figure/hatch.h"
#include "figure/lanelabel.h"

#include <algorithm>

namespace warplens {

namespace {

std::string wavefrontsText(std::uint64_t count, const Canvas &canvas)
{
    if (count == 1)
        return canvas.say(WARPLENS_PHRASE("1 wavefront"));
    return canvas.say(WARPLENS_PHRASE("%1 wavefronts"), {std::to_string(count)});
}

} // namespace

void drawPhaseCaption(Canvas &canvas, double x, double baseline, const PhaseWords &words)
{
    const std::string lanes = laneList(words.lanes);
    const std::string text = words.phases == 1
        ? canvas.say(WARPLENS_PHRASE("lanes %1"), {lanes})
        : canvas.say(WARPLENS_PHRASE("phase %1 of %2: lanes %3"),
                     {std::to_string(words.phase + 1), std::to_string(words.phases), lanes});
    TextStyle style = canvas.plain();
    style.bold = true;
    if (!words.passes) {
        const std::string sentence =
            canvas.say(WARPLENS_PHRASE("this device has no rule for accesses of this width"));
        canvas.dotted(x, baseline, {{text, style}, {sentence, canvas.quiet()}});
        return;
    }
    TextStyle count = *words.passes > 1 ? style : canvas.quiet();
    if (*words.passes > 1)
        count.color = canvas.theme().excess;
    canvas.dotted(x, baseline, {{text, style}, {wavefrontsText(*words.passes, canvas), count}});
}

void drawConflict(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
                  const CellLook &look)
{
    const std::vector<Box> bands = bandsOf(cell, owners.size());
    for (std::size_t i = 0; i < bands.size(); ++i) {
        Color ink = textOn(ownerColor(owners[i], look, canvas.theme()));
        ink.alpha = 110;
        for (const Segment &line : hatch(bands[i], 0.5 * canvas.em()))
            canvas.add(LineItem{line.x1, line.y1, line.x2, line.y2, ink, 1, NoMark});
    }
    const bool lit =
        std::ranges::any_of(owners, [&](const CellOwner &owner) { return isLit(owner, look); });
    if (isNarrowed(look) && lit)
        return; // framed by the accent
    Color frame = canvas.theme().excess;
    frame.alpha = lit ? 255 : 90;
    const Box outline = cell.inset(0.5);
    canvas.add(RectItem{outline.x, outline.y, outline.width, outline.height, look.radius,
                        std::nullopt, frame, 2, NoMark});
}

} // namespace warplens
