// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/cell.h"

#include "figure/colormix.h"
#include "figure/lanelabel.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace warplens {

namespace {

/// What is not lit keeps this much less of its colour.
constexpr double Dimmed = 0.8;
/// Labels, in units of the picture's font size.
constexpr double LargestLabel = 0.95;
constexpr double LabelAir = 0.15; ///< beside a label, both sides together
constexpr double SmallestLabel = 0.68;
/// A band lower than this has no room for notches.
constexpr double NotchedBand = 1.0;

Mark markOf(const CellOwner &owner, Mark mark)
{
    mark.warp = owner.warp;
    if (owner.request != NoRequest) {
        mark.request = owner.request;
        mark.site = owner.site;
    }
    mark.lane = std::uint32_t(std::countr_zero(owner.lanes));
    return mark;
}

/// Beside digits there is a descender's worth of air: they fill 0.73 of the size.
double baselineIn(const Box &box, double size)
{
    return std::round(2 * (box.y + box.height / 2 + 0.36 * size)) / 2;
}

/// The owners that have a band of their own.
std::size_t bandsNamed(std::size_t owners) { return owners > MostBands ? MostBands - 1 : owners; }

/// Accent outside, background inside: it stands out from a cell of any colour.
void drawRing(Canvas &canvas, const Box &band, double radius)
{
    const double width = std::max(2.0, 0.2 * canvas.em());
    const auto stroke = [&](const Box &box, Color color, double thickness) {
        canvas.add(RectItem{box.x, box.y, box.width, box.height, radius, std::nullopt, color,
                            thickness, NoMark});
    };
    stroke(band.inset(width), canvas.theme().background, 1.5);
    stroke(band.inset(0.25 * width), canvas.theme().accent, width);
}

/// `+25`: the warps that have no band.
void labelRest(Canvas &canvas, const Box &band, std::size_t count, const Mark &mark)
{
    TextStyle style = canvas.quiet();
    style.size = std::min(0.9 * canvas.em(), 1.1 * band.height);
    style.anchor = Anchor::Middle;
    const auto label =
        canvas.fit({'+' + std::to_string(count)}, band.width, style, SmallestLabel * canvas.em());
    if (!label)
        return;
    style.size = label->size;
    canvas.text(band.x + band.width / 2, baselineIn(band, style.size), label->text, style,
                canvas.mark(mark));
}

} // namespace

double labelSize(const Canvas &canvas, double width, std::uint32_t warpSize)
{
    TextStyle style = canvas.plain();
    style.bold = true;
    style.size = LargestLabel * canvas.em();
    // All digits are equally wide.
    const auto label = canvas.fit({std::to_string(warpSize - 1)}, width - LabelAir * canvas.em(),
                                  style, SmallestLabel * canvas.em());
    return label ? label->size : style.size;
}

std::vector<Box> bandsOf(const Box &cell, std::size_t owners)
{
    const std::size_t count = std::min(owners, MostBands);
    std::vector<Box> bands;
    const double height = cell.height / double(std::max<std::size_t>(count, 1));
    for (std::size_t i = 0; i < count; ++i)
        bands.push_back({cell.x, cell.y + double(i) * height, cell.width, height});
    return bands;
}

std::optional<std::uint32_t> chosenLane(const CellOwner &owner, const CellLook &look)
{
    if (look.lit.empty()) {
        const bool isMine =
            look.lane && *look.lane < MaxLanes && (owner.lanes >> *look.lane & 1) != 0;
        return isMine ? look.lane : std::nullopt;
    }
    for (const LitLane &each : look.lit)
        if (each.isOf(owner))
            return each.lane;
    return std::nullopt;
}

bool isNarrowed(const CellLook &look) { return look.lane || !look.lit.empty(); }

bool isLit(const CellOwner &owner, const CellLook &look)
{
    return !isNarrowed(look) || chosenLane(owner, look);
}

std::vector<CellOwner> setApart(std::span<const CellOwner> owners, std::span<const LitLane> lit)
{
    std::vector<CellOwner> apart;
    for (const CellOwner &owner : owners) {
        const std::size_t before = apart.size();
        for (const LitLane &each : lit) {
            if (!each.isOf(owner))
                continue;
            apart.push_back(owner);
            apart.back().lanes = LaneMask(1) << each.lane;
        }
        if (apart.size() == before)
            apart.push_back(owner);
    }
    return apart;
}

Color ownerColor(const CellOwner &owner, const CellLook &look, const Theme &theme)
{
    const std::uint32_t lane =
        chosenLane(owner, look).value_or(std::uint32_t(std::countr_zero(owner.lanes)));
    const Color color = laneColor(owner.warp, lane, look.warpSize, look.narrow);
    return isLit(owner, look) ? color : mixed(color, theme.background, Dimmed);
}

void drawNotches(Canvas &canvas, const Box &box, std::uint32_t warp, Color fill)
{
    const double width = std::min(0.22 * canvas.em(), box.width / 9);
    Color ink = textOn(fill);
    ink.alpha = 200;
    for (std::uint32_t i = 0; i < std::min(warpPattern(warp), 4u); ++i) {
        const double x = std::round(10 * (box.x + width * (1.5 + 2 * i))) / 10;
        canvas.add(
            LineItem{x, box.bottom() - 0.3 * canvas.em(), x, box.bottom(), ink, width, NoMark});
    }
}

void notchCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
               const CellLook &look)
{
    const std::vector<Box> bands = bandsOf(cell, owners.size());
    for (std::size_t i = 0; i < bandsNamed(owners.size()); ++i)
        if (bands[i].height >= NotchedBand * canvas.em())
            drawNotches(canvas, bands[i], owners[i].warp,
                        ownerColor(owners[i], look, canvas.theme()));
}

void drawCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
              const CellLook &look, const Mark &mark)
{
    const std::vector<Box> bands = bandsOf(cell, owners.size());
    const std::size_t named = bandsNamed(owners.size());
    if (named < bands.size())
        canvas.add(RectItem{bands[named].x, bands[named].y, bands[named].width, bands[named].height,
                            0, canvas.theme().idle, std::nullopt, 0, canvas.mark(mark)});
    for (std::size_t i = 0; i < named; ++i) {
        const Box &band = bands[i];
        const Color fill = ownerColor(owners[i], look, canvas.theme());
        const std::uint32_t id = canvas.mark(markOf(owners[i], mark));
        const double radius = bands.size() == 1 ? look.radius : 0;
        canvas.add(
            RectItem{band.x, band.y, band.width, band.height, radius, fill, std::nullopt, 0, id});
    }
    for (std::size_t i = 0; isNarrowed(look) && i < named; ++i)
        if (isLit(owners[i], look))
            drawRing(canvas, bands[i], look.radius);
}

void labelCell(Canvas &canvas, const Box &cell, std::span<const CellOwner> owners,
               const CellLook &look, const Mark &mark, bool plate)
{
    const std::vector<Box> bands = bandsOf(cell, owners.size());
    const std::size_t named = bandsNamed(owners.size());
    if (named < bands.size())
        labelRest(canvas, bands[named], owners.size() - named, mark);
    for (std::size_t i = 0; i < named; ++i) {
        const Box &band = bands[i];
        const Color fill = ownerColor(owners[i], look, canvas.theme());
        TextStyle style{
            .size = look.label, .color = textOn(fill), .anchor = Anchor::Middle, .bold = true};
        style.size = std::min(style.size, 1.15 * band.height);
        const auto label =
            canvas.fit(laneLabels(owners[i].lanes), band.width - LabelAir * canvas.em(), style,
                       SmallestLabel * canvas.em());
        if (!label)
            continue;
        style.size = label->size;
        if (!isLit(owners[i], look))
            style.color = mixed(fill, canvas.theme().text, 0.45);
        const double centre = band.x + band.width / 2;
        if (plate) {
            const double width =
                std::min(band.width, canvas.textWidth(label->text, style) + 0.3 * canvas.em());
            const double height = std::min(band.height, 1.05 * style.size);
            canvas.add(RectItem{centre - width / 2, band.y + (band.height - height) / 2, width,
                                height, 2, fill, std::nullopt, 0, NoMark});
        }
        canvas.text(centre, baselineIn(band, style.size), label->text, style,
                    canvas.mark(markOf(owners[i], mark)));
    }
}

} // namespace warplens
