// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/threadcells.h"

#include "figure/colormix.h"
#include "figure/focus.h"

namespace warplens {

namespace {

void drawHollow(Canvas &canvas, const ThreadCell &thread, const CellLook &look)
{
    Mark mark;
    mark.warp = thread.warp;
    mark.lane = thread.lane;
    const std::uint32_t id = canvas.mark(mark);
    const Box box = thread.box.inset(0.5);
    canvas.add(RectItem{box.x, box.y, box.width, box.height, look.radius, canvas.theme().background,
                        mixed(warpColor(thread.warp), canvas.theme().background, 0.35), 1, id});
    TextStyle style = canvas.quiet();
    style.anchor = Anchor::Middle;
    style.size = look.label;
    const auto label =
        canvas.fit({std::to_string(thread.lane)}, box.width - 1, style, 0.68 * canvas.em());
    if (!label || box.height < label->size)
        return;
    style.size = label->size;
    canvas.text(box.x + box.width / 2, box.y + box.height / 2 + 0.36 * style.size, label->text,
                style, id);
}

} // namespace

ThreadStates::ThreadStates(const Result &result, const Selection &selection)
{
    const AccessPair *pair = selection.request ? nullptr : pairInFocus(result, selection);
    m_pair = pair != nullptr;
    m_narrowed = selection.request || selection.site || pair;
    if (pair) {
        for (const ChosenAccess &access : accessesOf(*pair))
            m_part[access.warp] |= LaneMask(1) << access.lane;
        return;
    }
    m_warp = selection.warp;
    if (!m_narrowed)
        return;
    for (std::size_t i = 0; i < result.recording.size(); ++i) {
        const Request &request = result.recording[i];
        if (selection.request ? *selection.request == i : *selection.site == request.site)
            m_part[request.warp] |= request.active;
    }
}

ThreadState ThreadStates::of(std::uint32_t warp, std::uint32_t lane) const
{
    if (m_warp && *m_warp != warp)
        return ThreadState::Aside;
    if (!m_narrowed)
        return ThreadState::Lit;
    const auto part = m_part.find(warp);
    if (part == m_part.end())
        return ThreadState::Aside;
    if ((part->second >> lane & 1) != 0)
        return ThreadState::Lit;
    return m_pair ? ThreadState::Aside : ThreadState::Hollow;
}

void drawThreads(Canvas &canvas, std::span<const ThreadCell> threads, const ThreadStates &states,
                 const CellLook &look)
{
    // A lane that stands aside is drawn as one that is not selected.
    const auto lookOf = [&](const ThreadCell &thread) {
        CellLook own = look;
        if (states.of(thread.warp, thread.lane) == ThreadState::Aside)
            own.lane = MaxLanes;
        else if (states.framed())
            own.lane = thread.lane;
        return own;
    };
    const auto each = [&](auto draw) {
        for (const ThreadCell &thread : threads) {
            if (states.of(thread.warp, thread.lane) == ThreadState::Hollow)
                continue;
            const CellOwner owner = {thread.warp, LaneMask(1) << thread.lane, NoRequest};
            draw(thread.box, std::span(&owner, 1), lookOf(thread));
        }
    };
    using Owners = std::span<const CellOwner>;
    each([&](const Box &box, Owners owner, const CellLook &own) {
        drawCell(canvas, box, owner, own, {});
    });
    each([&](const Box &box, Owners owner, const CellLook &own) {
        notchCell(canvas, box, owner, own);
    });
    each([&](const Box &box, Owners owner, const CellLook &own) {
        labelCell(canvas, box, owner, own, {}, false);
    });
    for (const ThreadCell &thread : threads)
        if (states.of(thread.warp, thread.lane) == ThreadState::Hollow)
            drawHollow(canvas, thread, look);
}

} // namespace warplens
