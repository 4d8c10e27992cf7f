// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/scopetext.h"

#include "kernel/extent.h"

#include <algorithm>

namespace warplens {

namespace {

constexpr const char *Dot = " · ";

bool isRecorded(const Result &result, Space space)
{
    return std::ranges::find(result.recording, space, &Request::space) != result.recording.end();
}

} // namespace

std::string blockText(const Result &result, const Canvas &canvas)
{
    const Extent &grid = result.launch.grid;
    const Extent at = positionOf(result.focusBlock, grid);
    std::string place = std::to_string(at.x);
    if (grid.y > 1 || grid.z > 1)
        place += ", " + std::to_string(at.y);
    if (grid.z > 1)
        place += ", " + std::to_string(at.z);
    if (grid.y > 1 || grid.z > 1)
        place = '(' + place + ')';
    return canvas.say(WARPLENS_PHRASE("block %1"), {place});
}

std::string requestsText(std::uint64_t count, const Canvas &canvas)
{
    if (count == 1)
        return canvas.say(WARPLENS_PHRASE("1 request"));
    return canvas.say(WARPLENS_PHRASE("%1 requests"), {std::to_string(count)});
}

std::string scopeText(const Result &result, const Selection &selection, const Focus &focus,
                      const Canvas &canvas)
{
    std::string text = blockText(result, canvas) + Dot;
    if (focus.warps.size() == 1)
        text += canvas.say(WARPLENS_PHRASE("warp %1"), {std::to_string(focus.warps.front())});
    else
        text += canvas.say(WARPLENS_PHRASE("%1 warps"), {std::to_string(focus.warps.size())});
    const bool single = focus.requests.size() == 1;
    if (result.kernel() && (selection.site || single)) {
        const std::uint32_t site = result.recording[focus.requests.front()].site;
        const auto &sites = result.kernel()->sites;
        if (site < sites.size() && sites[site].position.isValid())
            text += Dot
                + canvas.say(WARPLENS_PHRASE("line %1"),
                             {std::to_string(sites[site].position.line)});
    }
    return text + Dot + requestsText(focus.requests.size(), canvas);
}

std::string pairText(const Result &result, const AccessPair &pair, const Canvas &canvas)
{
    std::string text = blockText(result, canvas);
    for (const ChosenAccess &access : accessesOf(pair)) {
        const std::string warp = std::to_string(access.warp);
        const std::string lane = std::to_string(access.lane);
        const Kernel *kernel = result.kernel();
        const Position position = kernel && access.site < kernel->sites.size()
            ? kernel->sites[access.site].position
            : Position();
        text += Dot;
        text += position.isValid() ? canvas.say(WARPLENS_PHRASE("warp %1, lane %2, line %3"),
                                                {warp, lane, std::to_string(position.line)})
                                   : canvas.say(WARPLENS_PHRASE("warp %1, lane %2"), {warp, lane});
    }
    return text;
}

std::string pairCaption(const AccessPair &pair, const Focus &focus, const Canvas &canvas)
{
    if (!focus.meets)
        return pair.second ? canvas.say(WARPLENS_PHRASE("framed = what the two threads did here"))
                           : canvas.say(WARPLENS_PHRASE("framed = what the thread did here"));
    return pair.second ? canvas.say(WARPLENS_PHRASE(
                             "framed = the two accesses, the one earlier in the program on top"))
                       : canvas.say(WARPLENS_PHRASE("framed = the access"));
}

std::string cutText(const Result &result, const Focus &focus, const Canvas &canvas)
{
    if (focus.meets)
        return focus.lost == 0
            ? std::string()
            : canvas.say(WARPLENS_PHRASE("One of the two accesses is missing: the block made more "
                                         "requests than are kept."));
    if (focus.cut)
        return canvas.say(WARPLENS_PHRASE("Only the first %1 requests are drawn."),
                          {std::to_string(focus.requests.size())});
    if (result.coverage.recordingCut)
        return canvas.say(WARPLENS_PHRASE("The block made more requests than are kept."));
    return {};
}

std::string emptyText(const Result &result, const Focus &focus, Space space, const Canvas &canvas)
{
    if (focus.lost > 0)
        return canvas.say(WARPLENS_PHRASE("What is selected cannot be drawn: the block made more "
                                          "requests than are kept. Try a smaller launch."));
    const bool shared = space == Space::Shared;
    if (!result.kernel() || (result.recording.empty() && result.hasErrors()))
        return canvas.say(WARPLENS_PHRASE("Nothing ran: the messages say what to correct."));
    if (isRecorded(result, space))
        return canvas.say(shared
                              ? WARPLENS_PHRASE("What is selected does not touch shared memory.")
                              : WARPLENS_PHRASE("What is selected does not touch global memory."));
    if (shared ? result.shared.has_value() : result.global.has_value())
        return canvas.say(shared ? WARPLENS_PHRASE("This block does not touch shared memory.")
                                 : WARPLENS_PHRASE("This block does not touch global memory."));
    return canvas.say(shared ? WARPLENS_PHRASE("This kernel does not touch shared memory.")
                             : WARPLENS_PHRASE("This kernel does not touch global memory."));
}

} // namespace warplens
