// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/lanearrows.h"

#include "figure/colormix.h"
#include "figure/focus.h"
#include "figure/heading.h"
#include "figure/scopetext.h"

#include <algorithm>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 2.3;
constexpr double NarrowPitch = 1.3;
constexpr double LaneHeight = 1.8;
constexpr double Dot = 0.4;

/// The request to draw, and out of how many.
struct Choice
{
    Space space = Space::Global;
    Focus focus;
};

Choice choose(const Result &result, const Selection &selection, Space space)
{
    for (const Space each : {Space::Global, Space::Shared}) {
        if (space != Space::Unknown && space != each)
            continue;
        Choice choice = {each, focusOf(result, selection, each, Occurrences::All)};
        if (!choice.focus.requests.empty())
            return choice;
    }
    const Space asked = space == Space::Unknown ? Space::Global : space;
    return {asked, focusOf(result, selection, asked, Occurrences::All)};
}

Heading headingOf(const Result &result, const Choice &choice, const Canvas &canvas)
{
    const std::uint32_t index = choice.focus.requests.front();
    const bool global = choice.space == Space::Global;
    Heading heading;
    heading.title = global ? canvas.say(WARPLENS_PHRASE("Lanes and lines"))
                           : canvas.say(WARPLENS_PHRASE("Lanes and banks"));
    if (const Kernel *kernel = result.kernel())
        if (const std::string name = arrayName(*kernel, result.recording[index].array);
            !name.empty())
            heading.title += " — " + name;
    Selection one;
    one.request = index;
    heading.scope =
        scopeText(result, one, focusOf(result, one, choice.space, Occurrences::All), canvas);
    heading.captions.push_back(
        global ? canvas.say(WARPLENS_PHRASE(
                     "above: lanes · below: the lines they touch, framed: sectors that move"))
               : canvas.say(
                     WARPLENS_PHRASE("above: lanes · below: the words they want, column = bank")));
    if (choice.focus.requests.size() > 1)
        heading.captions.push_back(
            canvas.say(WARPLENS_PHRASE("The first of %1 requests: select one to see it."),
                       {std::to_string(choice.focus.requests.size())}));
    return heading;
}

double pitchOf(std::uint32_t lanes, const Canvas &canvas)
{
    if (canvas.style().maxWidth <= 0)
        return canvas.whole(lanes > 32 ? NarrowPitch : WidePitch);
    const double room = canvas.style().maxWidth - 2 * marginOf(canvas) - 1;
    return std::clamp(std::floor(room / lanes), canvas.whole(NarrowPitch), canvas.whole(WidePitch));
}

} // namespace

Mark ArrowPicture::markOf(std::uint32_t lane) const
{
    Mark mark;
    mark.site = request().site;
    mark.warp = request().warp;
    mark.lane = lane;
    mark.request = index;
    mark.address = request().address[lane];
    return mark;
}

double drawLanes(const ArrowPicture &picture, LaneMask lit, double y)
{
    Canvas &canvas = picture.canvas;
    const double height = canvas.whole(LaneHeight);
    canvas.begin("lanes");
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = picture.look.label;
    for (std::uint32_t lane = 0; lane < picture.lanes(); ++lane) {
        const Box box = {picture.left + lane * picture.pitch, y, picture.pitch - 1, height};
        if ((picture.request().active >> lane & 1) != 0) {
            CellLook look = picture.look;
            if ((lit >> lane & 1) == 0)
                look.lane = MaxLanes;
            const CellOwner owner = picture.ownerOf(lane);
            drawCell(canvas, box, {&owner, 1}, look, picture.markOf(lane));
            labelCell(canvas, box, {&owner, 1}, look, picture.markOf(lane), false);
            continue;
        }
        const Box hollow = box.inset(0.5);
        canvas.add(RectItem{hollow.x, hollow.y, hollow.width, hollow.height, 2, std::nullopt,
                            canvas.theme().rule, 1, NoMark});
        const auto label =
            canvas.fit({std::to_string(lane)}, box.width - 1, style, 0.68 * canvas.em());
        if (!label)
            continue;
        TextStyle pale = style;
        pale.size = label->size;
        pale.color = mixed(canvas.theme().quietText, canvas.theme().background, 0.35);
        canvas.text(box.x + box.width / 2, y + height / 2 + 0.36 * pale.size, label->text, pale);
    }
    canvas.end();
    return y + height;
}

void drawArrow(const ArrowPicture &picture, std::uint32_t lane, double from, double x, double y)
{
    Canvas &canvas = picture.canvas;
    const CellOwner owner = picture.ownerOf(lane);
    const Color color = ownerColor(owner, picture.look, canvas.theme());
    const std::uint32_t mark = canvas.mark(picture.markOf(lane));
    const double start = picture.left + lane * picture.pitch + (picture.pitch - 1) / 2;
    const double dot = Dot * canvas.em();
    canvas.add(LineItem{start, from, x, y - dot / 2, color, 1.6, mark});
    canvas.add(EllipseItem{x - dot / 2, y - dot, dot, dot, color, std::nullopt, 0, mark});
}

Figure laneArrows(const Result &result, const Selection &selection, const FigureStyle &style,
                  Space space)
{
    Canvas canvas(style);
    const Choice choice = choose(result, selection, space);
    if (choice.focus.requests.empty())
        return emptyFigure(canvas,
                           choice.space == Space::Global
                               ? canvas.say(WARPLENS_PHRASE("Lanes and lines"))
                               : canvas.say(WARPLENS_PHRASE("Lanes and banks")),
                           emptyText(result, choice.focus, choice.space, canvas));
    Heading heading = headingOf(result, choice, canvas);
    const std::string title = heading.title;
    const std::string description = heading.scope;
    const std::uint32_t lanes = std::clamp(result.device.warpSize, 1u, MaxLanes);
    const double pitch = pitchOf(lanes, canvas);
    const CellLook look = {
        .warpSize = lanes, .lane = selection.lane, .label = labelSize(canvas, pitch - 1, lanes)};
    const ArrowPicture picture = {
        result, choice.focus.requests.front(), look, canvas, marginOf(canvas), pitch};
    const double width = std::max(picture.width(), wordsWidth(canvas));
    const double top = drawHeading(canvas, std::move(heading), width);
    const double bottom = choice.space == Space::Global
        ? drawLaneLines(picture, top)
        : drawLaneBanks(picture, selection.phase, top);
    const double margin = marginOf(canvas);
    return canvas.finish(width + 2 * margin, bottom + margin, title, description);
}

} // namespace warplens
