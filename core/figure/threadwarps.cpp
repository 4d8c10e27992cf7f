// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/threadcells.h"

#include "figure/heading.h"

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double WidePitch = 1.9;
constexpr double NarrowPitch = 0.6;
constexpr double RowHeight = 1.7;

struct Strip
{
    std::uint32_t warpSize = 32;
    std::uint64_t threads = 0;
    std::uint64_t warps = 0;
    double left = 0;
    double pitch = 0;
};

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

double widthOfWarpRows(const Canvas &canvas, const Result &result)
{
    const Strip strip = layOut(result, canvas);
    return strip.left - marginOf(canvas) + strip.warpSize * strip.pitch;
}

double drawWarpRows(Canvas &canvas, const Result &result, const ThreadStates &states, CellLook look,
                    double y)
{
    const double em = canvas.em();
    const Strip strip = layOut(result, canvas);
    const double height = canvas.whole(RowHeight);
    look.label = labelSize(canvas, strip.pitch - 1, strip.warpSize);
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::End;
    const std::uint64_t shown = std::min<std::uint64_t>(strip.warps, canvas.style().maxRows);
    for (std::uint32_t warp = 0; warp < shown; ++warp, y += height) {
        const std::string name = canvas.say(WARPLENS_PHRASE("warp %1"), {std::to_string(warp)});
        const std::uint64_t first = std::uint64_t(warp) * strip.warpSize;
        const auto lanes =
            std::uint32_t(std::min<std::uint64_t>(strip.warpSize, strip.threads - first));
        std::vector<ThreadCell> threads;
        for (std::uint32_t lane = 0; lane < lanes; ++lane)
            threads.push_back(
                {warp, lane, {strip.left + lane * strip.pitch, y, strip.pitch - 1, height - 1}});
        canvas.begin(name);
        drawThreads(canvas, threads, states, look);
        canvas.text(strip.left - 0.6 * em, y + height / 2 + 0.36 * em, name, style);
        canvas.end();
    }
    if (shown == strip.warps)
        return y;
    canvas.text(strip.left, y + 1.2 * em, moreText(strip.warps - shown, canvas), canvas.quiet());
    return y + 1.6 * em;
}

} // namespace warplens
