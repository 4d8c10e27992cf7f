// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/views.h"

#include "figure/cell.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"

#include <algorithm>
#include <map>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 1.9;
constexpr double NarrowPitch = 0.6;
constexpr double RowHeight = 1.7;

LaneMask allLanes(std::uint64_t lanes)
{
    return lanes >= 64 ? ~LaneMask(0) : (LaneMask(1) << lanes) - 1;
}

/// Which lanes of which warp take part in the request, pair or site that is selected.
std::map<std::uint32_t, LaneMask> takingPart(const Result &result, const Selection &selection,
                                             const AccessPair *pair)
{
    std::map<std::uint32_t, LaneMask> lanes;
    if (pair) {
        for (const ChosenAccess &access : accessesOf(*pair))
            lanes[access.warp] |= LaneMask(1) << access.lane;
        return lanes;
    }
    for (std::size_t i = 0; i < result.recording.size(); ++i) {
        const Request &request = result.recording[i];
        const bool chosen =
            selection.request ? *selection.request == i : *selection.site == request.site;
        if (chosen)
            lanes[request.warp] |= request.active;
    }
    return lanes;
}

struct Strip
{
    std::uint32_t warpSize = 32;
    std::uint64_t threads = 0;
    std::uint64_t warps = 0;
    double left = 0;
    double pitch = 0;
};

/// `framed`: those that are lit are so few that each is framed.
void drawWarp(Canvas &canvas, const Strip &strip, std::uint32_t warp, LaneMask lit, bool framed,
              const CellLook &look, double y)
{
    const double em = canvas.em();
    const std::string name = canvas.say(WARPLENS_PHRASE("warp %1"), {std::to_string(warp)});
    const std::uint64_t first = std::uint64_t(warp) * strip.warpSize;
    const auto lanes =
        std::uint32_t(std::min<std::uint64_t>(strip.warpSize, strip.threads - first));
    const auto box = [&](std::uint32_t lane) {
        return Box{strip.left + lane * strip.pitch, y, strip.pitch - 1,
                   canvas.whole(RowHeight) - 1};
    };
    // A lane that stands aside is drawn as one that is not selected.
    const auto lookOf = [&](std::uint32_t lane) {
        CellLook own = look;
        if ((lit >> lane & 1) == 0)
            own.lane = MaxLanes;
        else if (framed)
            own.lane = lane;
        return own;
    };
    canvas.begin(name);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const CellOwner owner = {warp, LaneMask(1) << lane, NoRequest};
        drawCell(canvas, box(lane), {&owner, 1}, lookOf(lane), {});
    }
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const CellOwner owner = {warp, LaneMask(1) << lane, NoRequest};
        notchCell(canvas, box(lane), {&owner, 1}, lookOf(lane));
    }
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const CellOwner owner = {warp, LaneMask(1) << lane, NoRequest};
        labelCell(canvas, box(lane), {&owner, 1}, lookOf(lane), {}, false);
    }
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::End;
    canvas.text(strip.left - 0.6 * em, y + canvas.whole(RowHeight) / 2 + 0.36 * em, name, style);
    canvas.end();
}

Strip layOut(const Result &result, const Canvas &canvas)
{
    const double em = canvas.em();
    Strip strip;
    strip.warpSize = std::max(1u, result.device.warpSize);
    strip.threads = result.launch.block.count();
    strip.warps = (strip.threads + strip.warpSize - 1) / strip.warpSize;
    const std::string last = std::to_string(strip.warps - 1);
    const double labels =
        canvas.textWidth(canvas.say(WARPLENS_PHRASE("warp %1"), {last}), canvas.quiet());
    strip.left = std::ceil(marginOf(canvas) + labels + 0.6 * em);
    strip.pitch = canvas.whole(WidePitch);
    if (canvas.style().maxWidth > 0) {
        const double room = canvas.style().maxWidth - strip.left - marginOf(canvas);
        strip.pitch = std::clamp(std::floor(room / strip.warpSize), canvas.whole(NarrowPitch),
                                 canvas.whole(WidePitch));
    }
    return strip;
}

std::string moreText(std::uint64_t warps, const Canvas &canvas)
{
    if (warps == 1)
        return canvas.say(WARPLENS_PHRASE("… 1 more warp, not shown"));
    return canvas.say(WARPLENS_PHRASE("… %1 more warps, not shown"), {std::to_string(warps)});
}

} // namespace

Figure threadStrip(const Result &result, const Selection &selection, const FigureStyle &style)
{
    Canvas canvas(style);
    const double em = canvas.em();
    Heading heading;
    heading.title = canvas.say(WARPLENS_PHRASE("Threads"));
    if (result.launch.block.count() == 0)
        return emptyFigure(canvas, heading.title,
                           canvas.say(WARPLENS_PHRASE("The block has no threads.")));
    const Strip strip = layOut(result, canvas);
    heading.scope = blockText(result, canvas) + " · "
        + canvas.say(WARPLENS_PHRASE("%1 threads"), {std::to_string(strip.threads)});
    const std::string title = heading.title;
    const std::string description = heading.scope;

    const double width =
        std::max(strip.left - marginOf(canvas) + strip.warpSize * strip.pitch, wordsWidth(canvas));
    double y = drawHeading(canvas, std::move(heading), width);
    const CellLook look = {.warpSize = strip.warpSize,
                           .narrow = strip.warps > 1,
                           .lane = selection.lane,
                           .label = labelSize(canvas, strip.pitch - 1, strip.warpSize)};
    const AccessPair *pair = selection.request ? nullptr : pairInFocus(result, selection);
    const bool narrowed = selection.request || selection.site || pair;
    const auto part =
        narrowed ? takingPart(result, selection, pair) : std::map<std::uint32_t, LaneMask>();
    const auto shown = std::uint32_t(std::min<std::uint64_t>(strip.warps, style.maxRows));
    for (std::uint32_t warp = 0; warp < shown; ++warp, y += canvas.whole(RowHeight)) {
        LaneMask lit = allLanes(strip.warpSize);
        if (const auto entry = part.find(warp); narrowed)
            lit = entry == part.end() ? 0 : entry->second;
        if (selection.warp && *selection.warp != warp && !pair)
            lit = 0;
        drawWarp(canvas, strip, warp, lit, pair != nullptr, look, y);
    }
    if (shown < strip.warps) {
        canvas.text(strip.left, y + 1.2 * em, moreText(strip.warps - shown, canvas),
                    canvas.quiet());
        y += 1.6 * em;
    }
    return canvas.finish(width + 2 * marginOf(canvas), y + marginOf(canvas), title, description);
}

} // namespace warplens
