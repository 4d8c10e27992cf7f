// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// The pills beside the lines: how wide they are, where text must wrap to leave them room, and how
// they are painted over Scintilla's own picture.
#include "editor/codeeditor.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace warplens {

namespace {

constexpr int PillPadding = 8;
constexpr int PillGap = 4;
constexpr int PillHeight = 20;
constexpr int PillPixels = 12;
constexpr long WrapLimit = 500'000; // bytes; wrapping lays out every line

QFont pillFont(const QWidget &widget, double scale)
{
    QFont font = widget.font();
    font.setPixelSize(qRound(PillPixels * scale));
    font.setBold(true);
    return font;
}

int widthOf(const LinePill &pill, const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(pill.text) + 2 * PillPadding;
}

/// The essential pills, or all.
std::vector<LinePill> pillsOf(const LineNote &note, bool all)
{
    std::vector<LinePill> pills;
    std::ranges::copy_if(note.pills, std::back_inserter(pills),
                         [all](const LinePill &pill) { return all || pill.isEssential; });
    return pills;
}

int widthOf(const std::vector<LinePill> &pills, const QFontMetrics &metrics)
{
    int width = PillGap;
    for (const LinePill &pill : pills)
        width += widthOf(pill, metrics) + PillGap;
    return width;
}

} // namespace

void CodeEditor::updateWrapping()
{
    const QFontMetrics metrics(pillFont(*this, m_look.scale));
    int widest = 0;
    for (const LineNote &note : m_notes)
        widest = std::max(widest, widthOf(pillsOf(note, false), metrics));
    if (SendScintilla(SCI_GETMARGINRIGHT) != widest)
        SendScintilla(SCI_SETMARGINRIGHT, 0UL, long(widest));
    const bool wraps = SendScintilla(SCI_GETLENGTH) < WrapLimit;
    if ((wrapMode() != WrapNone) != wraps)
        setWrapMode(wraps ? WrapWhitespace : WrapNone);
}

/// Pixels right of the text in the first row of a line.
int CodeEditor::spareWidth(std::uint32_t line) const
{
    const auto index = static_cast<unsigned long>(line - 1);
    if (SendScintilla(SCI_WRAPCOUNT, index) > 1)
        return 0;
    const long end = SendScintilla(SCI_GETLINEENDPOSITION, index);
    return viewport()->width() - int(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, end));
}

void CodeEditor::paintNote(QPainter &painter, const LineNote &note) const
{
    const auto line = static_cast<unsigned long>(note.line - 1);
    if (long(note.line) > SendScintilla(SCI_GETLINECOUNT))
        return;
    const long start = SendScintilla(SCI_POSITIONFROMLINE, line);
    const int y = int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, start));
    const int height = int(SendScintilla(SCI_TEXTHEIGHT, line));
    if (y + height < 0 || y > viewport()->height())
        return;
    const QFontMetrics metrics(painter.font());
    const bool fits = spareWidth(note.line) >= widthOf(pillsOf(note, true), metrics);
    const std::vector<LinePill> pills = pillsOf(note, fits);
    int x = viewport()->width() - widthOf(pills, metrics) + PillGap;
    for (const LinePill &pill : pills) {
        const QRectF box(x + 0.5, y + (height - PillHeight) / 2 + 0.5, widthOf(pill, metrics),
                         PillHeight - 1);
        const QColor ink = toQColor(pill.excess ? m_look.theme.excess : m_look.theme.accent);
        painter.setPen(ink);
        painter.setBrush(toQColor(pill.excess ? m_look.excess : m_look.theme.background));
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter.drawText(box, Qt::AlignCenter, pill.text);
        x += int(box.width()) + PillGap;
    }
}

/// Scintilla leaves the strip on the right, where the pills stand, out of a line's background.
void CodeEditor::paintSelectedLines(QPainter &painter) const
{
    const int margin = int(SendScintilla(SCI_GETMARGINRIGHT));
    for (int line = markerFindNext(0, 1u << SelectedMarker); line >= 0;
         line = markerFindNext(line + 1, 1u << SelectedMarker)) {
        const auto index = static_cast<unsigned long>(line);
        const long start = SendScintilla(SCI_POSITIONFROMLINE, index);
        const int rows = int(SendScintilla(SCI_WRAPCOUNT, index));
        painter.fillRect(
            viewport()->width() - margin, int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, start)),
            margin, rows * int(SendScintilla(SCI_TEXTHEIGHT, index)), toQColor(m_look.selected));
    }
}

void CodeEditor::paintEvent(QPaintEvent *event)
{
    QsciScintilla::paintEvent(event);
    if (m_notes.empty())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(pillFont(*this, m_look.scale));
    paintSelectedLines(painter);
    for (const LineNote &note : m_notes)
        paintNote(painter, note);
}

} // namespace warplens
