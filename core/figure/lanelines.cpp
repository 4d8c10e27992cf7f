// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/lanearrows.h"

#include "figure/addressmaplayout.h"
#include "figure/lanelabel.h"
#include "figure/touchedlines.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace warplens {

namespace {

// In font sizes.
constexpr double Reach = 8; ///< of the arrows
constexpr double LineHeight = 2;
constexpr double LeastSlot = 1.3;
constexpr double LegibleWord = 0.5; ///< narrower words have no air and no diagonals

/// A line and the place it gets beside the others.
struct Slot
{
    const TouchedArray *array = nullptr;
    const TouchedLine *line = nullptr; ///< null: where the lines that do not fit are counted
    double x = 0;
    bool isApart = false; ///< untouched lines lie before it
};

class LaneLines
{
public:
    LaneLines(const ArrowPicture &picture, const std::vector<TouchedArray> &arrays, double y)
        : m_picture(picture)
        , m_canvas(picture.canvas)
        , m_arrays(arrays)
        , m_y(y)
        , m_height(picture.canvas.whole(LineHeight))
        , m_lineBytes(picture.result.device.global.lineBytes)
    {
        layOut();
    }

    double bottom() const { return m_bottom; }
    /// Where the arrow of an access ends.
    double targetOf(std::uint64_t address, std::uint32_t bytes) const
    {
        for (const Slot &slot : m_slots) {
            if (!slot.line)
                return slot.x + m_slotWidth / 2;
            if (address < slot.line->address || address >= slot.line->address + m_lineBytes)
                continue;
            const auto offset = double(address - slot.line->address);
            return slot.x + (offset + std::min(double(bytes), m_lineBytes - offset) / 2) * m_scale;
        }
        return m_picture.left;
    }

    void draw()
    {
        for (const Slot &slot : m_slots) {
            if (slot.isApart && m_gap > 0.9 * m_canvas.em())
                gapText(slot);
            if (slot.line)
                line(slot);
        }
        if (m_more > 0)
            moreText();
        labels();
    }

private:
    void layOut()
    {
        const double em = m_canvas.em();
        const auto most = std::max<std::size_t>(
            2,
            std::min(m_canvas.style().maxRows, std::size_t(m_picture.width() / (LeastSlot * em))));
        std::size_t count = 0;
        for (const TouchedArray &array : m_arrays)
            count += array.lines.size();
        const std::size_t shown = count > most ? most - 1 : count;
        m_more = count - shown;
        const std::size_t slots = shown + (m_more > 0);
        m_gap = slots > 1 ? std::clamp(0.1 * m_picture.width() / double(slots), 2.0, 1.6 * em) : 0;
        m_slotWidth = (m_picture.width() - 1 - m_gap * double(slots - 1)) / double(slots);
        m_scale = m_slotWidth / m_lineBytes;
        double x = m_picture.left;
        for (const TouchedArray &array : m_arrays) {
            for (std::size_t i = 0; i < array.lines.size() && m_slots.size() < shown; ++i) {
                const bool apart =
                    i > 0 && array.lines[i].address > array.lines[i - 1].address + m_lineBytes;
                m_slots.push_back({&array, &array.lines[i], x, apart});
                x += m_slotWidth + m_gap;
            }
        }
        if (m_more > 0)
            m_slots.push_back({nullptr, nullptr, x, false});
    }

    void gapText(const Slot &slot)
    {
        TextStyle style = m_canvas.quiet();
        style.anchor = Anchor::Middle;
        m_canvas.text(slot.x - m_gap / 2, m_y + m_height / 2 + 0.1 * m_canvas.em(), "…", style);
    }

    void moreText()
    {
        const Slot &slot = m_slots.back();
        const Theme &theme = m_canvas.theme();
        m_canvas.add(
            RectItem{slot.x, m_y, m_slotWidth, m_height, 2, theme.idle, theme.sector, 1, NoMark});
        TextStyle style = m_canvas.plain();
        style.anchor = Anchor::Middle;
        style.bold = true;
        if (const auto text = m_canvas.fit({'+' + std::to_string(m_more)}, m_slotWidth - 2, style,
                                           0.68 * m_canvas.em())) {
            style.size = text->size;
            m_canvas.text(slot.x + m_slotWidth / 2, m_y + m_height / 2 + 0.36 * style.size,
                          text->text, style);
        }
    }

    Mark markAt(const Slot &slot, std::uint32_t offset) const
    {
        Mark mark;
        mark.address = slot.line->address + offset;
        if (slot.array->array != NoArray)
            mark.array = slot.array->array;
        return mark;
    }

    Box boxOf(const Slot &slot, std::uint32_t offset, std::uint32_t bytes) const
    {
        const bool legible = 4 * m_scale >= LegibleWord * m_canvas.em();
        const double width = std::max(1.5, bytes * m_scale - (legible ? 1 : 0));
        return {slot.x + offset * m_scale, m_y + 2, width, m_height - 4};
    }

    void line(const Slot &slot)
    {
        const Theme &theme = m_canvas.theme();
        m_canvas.begin("line " + addressLabel(*slot.array, *slot.line));
        m_canvas.add(RectItem{slot.x, m_y, m_slotWidth, m_height, 1, theme.background, theme.rule,
                              1, m_canvas.mark(markAt(slot, 0))});
        for (const MovedSpan &span : slot.line->moved)
            m_canvas.add(RectItem{slot.x + span.offset * m_scale, m_y, span.bytes * m_scale,
                                  m_height, 2, theme.idle, theme.sector, 1.2,
                                  m_canvas.mark(markAt(slot, span.offset))});
        if (4 * m_scale >= LegibleWord * m_canvas.em())
            diagonals(slot);
        for (const TouchedCell &cell : slot.line->cells)
            drawCell(m_canvas, boxOf(slot, cell.offset, slot.array->cellBytes), cell.owners,
                     m_picture.look, markAt(slot, cell.offset));
        for (const TouchedCell &cell : slot.line->cells)
            labelCell(m_canvas, boxOf(slot, cell.offset, slot.array->cellBytes), cell.owners,
                      m_picture.look, markAt(slot, cell.offset), false);
        m_canvas.end();
    }

    /// Through the words that moved for nothing.
    void diagonals(const Slot &slot)
    {
        std::vector<bool> used(m_lineBytes / 4, false);
        for (const TouchedCell &cell : slot.line->cells)
            for (std::uint32_t byte = 0; byte < slot.array->cellBytes; ++byte)
                used[(cell.offset + byte) / 4] = true;
        for (const MovedSpan &span : slot.line->moved) {
            for (std::uint32_t at = span.offset; at < span.offset + span.bytes; at += 4) {
                if (used[at / 4])
                    continue;
                const Box box = boxOf(slot, at, 4).inset(0.2 * 4 * m_scale);
                m_canvas.add(LineItem{box.x, box.bottom(), box.right(), box.y,
                                      m_canvas.theme().idleStroke, 1, NoMark});
            }
        }
    }

    /// Offsets, what was used, and the arrays' names, as often as they fit.
    void labels()
    {
        const double em = m_canvas.em();
        TextStyle code = m_canvas.code();
        code.size = 0.9 * em;
        TextStyle bold = m_canvas.plain();
        bold.bold = true;
        double codeEnd = 0;
        double noteEnd = 0;
        double nameEnd = 0;
        const TouchedArray *named = nullptr;
        const double row = m_y + m_height + 1.3 * em;
        for (const Slot &slot : m_slots) {
            if (!slot.line)
                continue;
            const std::string label = addressLabel(*slot.array, *slot.line);
            place(label, code, slot.x, row, codeEnd);
            TextStyle note = m_canvas.quiet();
            note.size = 0.9 * em;
            if (slot.line->usedBytes < slot.line->movedBytes)
                note.color = m_canvas.theme().excess;
            if (m_slotWidth > 4 * em)
                place(usedText(slot.line->usedBytes, slot.line->movedBytes, m_canvas), note, slot.x,
                      row + 1.4 * em, noteEnd);
            if (named != slot.array && m_arrays.size() > 1) {
                named = slot.array;
                const Kernel *kernel = m_picture.result.kernel();
                place(kernel ? arrayName(*kernel, slot.array->array) : "", bold, slot.x,
                      row + 2.8 * em, nameEnd);
            }
        }
        m_bottom = row + (nameEnd > 0 ? 2.8 : noteEnd > 0 ? 1.4 : 0) * em + 0.4 * em;
    }

    void place(const std::string &text, const TextStyle &style, double x, double y, double &end)
    {
        const double width = m_canvas.textWidth(text, style);
        if (text.empty() || x < end || x + width > m_picture.left + m_picture.width())
            return;
        m_canvas.text(x, y, text, style);
        end = x + width + 0.6 * m_canvas.em();
    }

    const ArrowPicture &m_picture;
    Canvas &m_canvas;
    const std::vector<TouchedArray> &m_arrays;
    double m_y;
    double m_height;
    std::uint32_t m_lineBytes;
    double m_gap = 0;
    double m_slotWidth = 0;
    double m_scale = 1; ///< pixels of a byte
    std::size_t m_more = 0;
    double m_bottom = 0;
    std::vector<Slot> m_slots;
};

/// `lanes 0–31 · 2 lines · 8 sectors · 128 of 256 B`
void drawSummary(const ArrowPicture &picture, const std::vector<TouchedArray> &arrays,
                 double baseline)
{
    const Canvas &canvas = picture.canvas;
    std::uint64_t lines = 0;
    std::uint64_t used = 0;
    std::uint64_t moved = 0;
    for (const TouchedArray &array : arrays) {
        lines += array.lines.size();
        for (const TouchedLine &line : array.lines) {
            used += line.usedBytes;
            moved += line.movedBytes;
        }
    }
    const std::uint64_t sectors = moved / picture.result.device.global.sectorBytes;
    const auto counted = [&canvas](const char *one, const char *several, std::uint64_t count) {
        return count == 1 ? canvas.say(one) : canvas.say(several, {std::to_string(count)});
    };
    TextStyle bold = canvas.plain();
    bold.bold = true;
    TextStyle share = used < moved ? bold : canvas.quiet();
    if (used < moved)
        share.color = canvas.theme().excess;
    picture.canvas.dotted(
        picture.left, baseline,
        {{canvas.say(WARPLENS_PHRASE("lanes %1"), {laneList(picture.request().active)}), bold},
         {counted(WARPLENS_PHRASE("1 line"), WARPLENS_PHRASE("%1 lines"), lines), canvas.quiet()},
         {counted(WARPLENS_PHRASE("1 sector"), WARPLENS_PHRASE("%1 sectors"), sectors),
          canvas.quiet()},
         {canvas.say(WARPLENS_PHRASE("%1 of %2 B used"),
                     {std::to_string(used), std::to_string(moved)}),
          share}});
}

} // namespace

double drawLaneLines(const ArrowPicture &picture, double top)
{
    const double em = picture.canvas.em();
    Focus focus;
    focus.requests = {picture.index};
    const std::vector<TouchedArray> arrays = touchedLines(picture.result, focus);
    drawSummary(picture, arrays, top + em);
    const Request &request = picture.request();
    const double from = drawLanes(picture, request.active, std::round(top + 1.9 * em));
    LaneLines lines(picture, arrays, from + picture.canvas.whole(Reach));
    picture.canvas.begin("arrows");
    for (LaneMask rest = request.active; rest; rest &= rest - 1) {
        const auto lane = std::uint32_t(std::countr_zero(rest));
        drawArrow(picture, lane, from, lines.targetOf(request.address[lane], request.bytes),
                  from + picture.canvas.whole(Reach));
    }
    picture.canvas.end();
    lines.draw();
    return lines.bottom();
}

} // namespace warplens
