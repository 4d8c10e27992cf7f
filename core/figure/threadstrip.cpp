// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/heading.h"
#include "figure/scopetext.h"
#include "figure/threadcells.h"

#include <algorithm>

namespace warplens {

namespace {

std::string sizesText(const Extent &block)
{
    std::string text = std::to_string(block.x) + " × " + std::to_string(block.y);
    return block.z > 1 ? text + " × " + std::to_string(block.z) : text;
}

} // namespace

Figure threadStrip(const Result &result, const Selection &selection, const FigureStyle &style)
{
    Canvas canvas(style);
    const Extent &block = result.launch.block;
    Heading heading;
    heading.title = canvas.say(WARPLENS_PHRASE("Threads"));
    if (block.count() == 0)
        return emptyFigure(canvas, heading.title,
                           canvas.say(WARPLENS_PHRASE("The block has no threads.")));
    const std::uint32_t warpSize = std::clamp(result.device.warpSize, 1u, MaxLanes);
    const std::uint64_t warps = (block.count() + warpSize - 1) / warpSize;
    const bool shaped = hasShape(block);
    heading.scope = blockText(result, canvas) + " · "
        + canvas.say(WARPLENS_PHRASE("%1 threads"), {std::to_string(block.count())});
    if (shaped) {
        heading.scope += " · " + sizesText(block);
        heading.captions.push_back(
            canvas.say(WARPLENS_PHRASE("x across, y down · colour = warp, number = lane")));
        std::vector<std::uint32_t> all;
        for (std::uint32_t warp = 0; warp < warps; ++warp)
            all.push_back(warp);
        heading.legend = warpEntries(all, canvas);
    }
    const ThreadStates states(result, selection);
    if (states.anyHollow())
        heading.captions.push_back(canvas.say(WARPLENS_PHRASE("hollow = takes no part")));
    const std::string title = heading.title;
    const std::string description = heading.scope;
    const double wanted =
        shaped ? widthOfBlockShape(canvas, result) : widthOfWarpRows(canvas, result);
    const double width = std::max(wanted, wordsWidth(canvas));
    const double top = drawHeading(canvas, std::move(heading), width);
    const CellLook look = {.warpSize = warpSize, .narrow = warps > 1, .lane = selection.lane};
    const double bottom = shaped ? drawBlockShape(canvas, result, states, look, top)
                                 : drawWarpRows(canvas, result, states, look, top);
    return canvas.finish(width + 2 * marginOf(canvas), bottom + marginOf(canvas), title,
                         description);
}

} // namespace warplens
