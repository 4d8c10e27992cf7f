// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/codeeditor.h"

#include "editor/cudalexer.h"

#include <Qsci/qscicommandset.h>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace warplens {

namespace {

constexpr int LineMargin = 0;
constexpr int MarkMargin = 1;
constexpr int SelectedBarMarker = 2;
constexpr int LitMarker = 3;
constexpr int FirstIndicator = 8; // one for each Severity
constexpr double CodePoints = 10; // Scintilla knows no pixel sizes

} // namespace

CodeEditor::CodeEditor(QWidget *parent)
    : QsciScintilla(parent)
    , m_lexer(new CudaLexer(this))
    , m_look(lookOf(lightTheme()))
{
    setUtf8(true);
    setEolMode(EolUnix);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Source"));
    setTabWidth(4);
    setIndentationsUseTabs(false);
    setAutoIndent(true);
    setTabIndents(true);
    setBraceMatching(SloppyBraceMatch);
    setWrapIndentMode(WrapIndentIndented);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1);
    SendScintilla(SCI_SETSCROLLWIDTH, 1);
    SendScintilla(SCI_SETEXTRAASCENT, 3);
    SendScintilla(SCI_SETEXTRADESCENT, 3);
    setUpMargins();
    setUpMarkers();
    leaveKeysToTheWindow();
    setLook(m_look);
    connect(this, &QsciScintilla::textChanged, this, [this] {
        if (!m_loading)
            emit sourceEdited();
    });
}

void CodeEditor::setUpMargins()
{
    setMarginType(LineMargin, QsciScintilla::NumberMargin);
    setMarginLineNumbers(LineMargin, true);
    setMarginWidth(LineMargin, QStringLiteral("0000"));
    setMarginType(MarkMargin, SymbolMargin);
    setMarginWidth(MarkMargin, 6);
    setMarginMarkerMask(MarkMargin, 1 << SelectedBarMarker);
    setMarginWidth(2, 0);
    SendScintilla(SCI_SETMARGINLEFT, 0, 6L);
}

void CodeEditor::setUpMarkers()
{
    markerDefine(Background, SelectedMarker);
    markerDefine(FullRectangle, SelectedBarMarker);
    markerDefine(Background, LitMarker);
    for (const int severity : {0, 1, 2}) {
        indicatorDefine(SquiggleIndicator, FirstIndicator + severity);
        setIndicatorDrawUnder(true, FirstIndicator + severity);
    }
}

void CodeEditor::leaveKeysToTheWindow()
{
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    for (const QsciCommand::Command command :
         {QsciCommand::Undo, QsciCommand::Redo, QsciCommand::Cancel, QsciCommand::ZoomIn,
          QsciCommand::ZoomOut, QsciCommand::SelectionDuplicate, QsciCommand::LineTranspose}) {
        QsciCommand *bound = standardCommands()->find(command);
        bound->setKey(0);
        bound->setAlternateKey(0);
    }
}

std::string CodeEditor::source() const
{
    const long length = SendScintilla(SCI_GETLENGTH);
    std::string text(std::size_t(length), '\0');
    // Scintilla writes a terminating zero as well; std::string has room for it.
    SendScintilla(SCI_GETTEXT, static_cast<unsigned long>(length + 1), text.data());
    return text;
}

void CodeEditor::setSource(const std::string &source)
{
    const std::string old = this->source();
    if (old == source)
        return;
    const std::size_t shorter = std::min(old.size(), source.size());
    const auto isInside = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
    };
    std::size_t start = 0;
    while (start < shorter && old[start] == source[start])
        ++start;
    while (start > 0 && start < old.size() && isInside(old[start]))
        --start;
    std::size_t tail = 0;
    while (tail < shorter - start && old[old.size() - 1 - tail] == source[source.size() - 1 - tail])
        ++tail;
    while (tail > 0 && isInside(old[old.size() - tail]))
        --tail;

    m_loading = true;
    SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(start), long(old.size() - tail));
    const std::string middle = source.substr(start, source.size() - tail - start);
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(middle.size()), middle.data());
    m_loading = false;
    updateWrapping();
}

void CodeEditor::setSquiggles(const std::vector<Squiggle> &squiggles)
{
    if (m_squiggles == squiggles)
        return;
    m_squiggles = squiggles;
    const long length = SendScintilla(SCI_GETLENGTH);
    for (const int severity : {0, 1, 2}) {
        SendScintilla(SCI_SETINDICATORCURRENT,
                      static_cast<unsigned long>(FirstIndicator + severity));
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, length);
    }
    for (const Squiggle &squiggle : m_squiggles) {
        if (!squiggle.position.isValid())
            continue;
        const long start = offsetOf(squiggle.position);
        long end = squiggle.end > squiggle.position
            ? offsetOf(squiggle.end)
            : SendScintilla(SCI_WORDENDPOSITION, static_cast<unsigned long>(start), 1L);
        // Nothing to underline at the end of a line: take the character before.
        const long first = end > start || start == 0
            ? start
            : SendScintilla(SCI_POSITIONBEFORE, static_cast<unsigned long>(start));
        end = std::max(end, std::min(first + 1, length));
        SendScintilla(SCI_SETINDICATORCURRENT,
                      static_cast<unsigned long>(FirstIndicator + int(squiggle.severity)));
        SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(first), end - first);
    }
}

void CodeEditor::setLineNotes(const std::vector<LineNote> &notes)
{
    if (m_notes == notes)
        return;
    m_notes = notes;
    updateWrapping();
    viewport()->update();
}

/// Only if they are others than before: each marker drawn anew repaints the text.
void CodeEditor::markLines(int marker, const std::vector<std::uint32_t> &lines)
{
    std::vector<int> wanted;
    for (const std::uint32_t line : lines) {
        if (line > 0)
            wanted.push_back(int(line) - 1);
    }
    std::ranges::sort(wanted);
    const auto repeated = std::ranges::unique(wanted);
    wanted.erase(repeated.begin(), repeated.end());
    std::vector<int> marked;
    for (int line = markerFindNext(0, 1u << marker); line >= 0;
         line = markerFindNext(line + 1, 1u << marker))
        marked.push_back(line);
    if (marked == wanted)
        return;
    markerDeleteAll(marker);
    for (const int line : wanted)
        markerAdd(line, marker);
}

void CodeEditor::setSelectedLines(const std::vector<std::uint32_t> &lines)
{
    markLines(SelectedMarker, lines);
    markLines(SelectedBarMarker, lines);
}

void CodeEditor::setLitLine(std::uint32_t line) { markLines(LitMarker, {line}); }

void CodeEditor::setLook(const Look &look)
{
    m_look = look;
    m_lexer->setPointSize(CodePoints * look.scale);
    m_lexer->setLook(look);
    setLexer(m_lexer);
    const QColor text = toQColor(look.theme.text);
    const QColor accent = toQColor(look.theme.accent);
    const QColor excess = toQColor(look.theme.excess);
    setCaretForegroundColor(text);
    setSelectionBackgroundColor(accent);
    setSelectionForegroundColor(toQColor(textOn(look.theme.accent)));
    setMarginsBackgroundColor(toQColor(look.field));
    setMarginsForegroundColor(toQColor(look.theme.quietText));
    setMarginsFont(m_lexer->font(QsciLexerCPP::Default));
    setMarginBackgroundColor(MarkMargin, toQColor(look.theme.background));
    setMatchedBraceBackgroundColor(toQColor(look.selected));
    setMatchedBraceForegroundColor(text);
    setUnmatchedBraceBackgroundColor(toQColor(look.theme.background));
    setUnmatchedBraceForegroundColor(excess);
    setMarkerBackgroundColor(toQColor(look.selected), SelectedMarker);
    setMarkerBackgroundColor(accent, SelectedBarMarker);
    setMarkerForegroundColor(accent, SelectedBarMarker);
    setMarkerBackgroundColor(toQColor(look.field), LitMarker);
    setIndicatorForegroundColor(toQColor(look.theme.quietText),
                                FirstIndicator + int(Severity::Note));
    setIndicatorForegroundColor(accent, FirstIndicator + int(Severity::Warning));
    setIndicatorForegroundColor(excess, FirstIndicator + int(Severity::Error));
    viewport()->update();
}

long CodeEditor::offsetOf(Position position) const
{
    const long lines = SendScintilla(SCI_GETLINECOUNT);
    if (!position.isValid())
        return 0;
    if (long(position.line) > lines)
        return SendScintilla(SCI_GETLENGTH);
    const auto line = static_cast<unsigned long>(position.line - 1);
    const long start = SendScintilla(SCI_POSITIONFROMLINE, line);
    const long end = SendScintilla(SCI_GETLINEENDPOSITION, line);
    return std::min(start + std::max(long(position.column) - 1, 0L), end);
}

Position CodeEditor::caret() const
{
    const long offset = SendScintilla(SCI_GETCURRENTPOS);
    const long line = SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(offset));
    const long start = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
    return {std::uint32_t(line + 1), std::uint32_t(offset - start + 1)};
}

void CodeEditor::goTo(Position position)
{
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(offsetOf(position)));
    setFocus();
}

void CodeEditor::mouseReleaseEvent(QMouseEvent *event)
{
    QsciScintilla::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !hasSelectedText())
        emit clicked(caret());
}

QString CodeEditor::tipAt(const QPoint &point) const
{
    const long offset = SendScintilla(SCI_POSITIONFROMPOINT, static_cast<unsigned long>(point.x()),
                                      long(point.y()));
    QStringList tips;
    for (const Squiggle &squiggle : m_squiggles) {
        const long start = offsetOf(squiggle.position);
        const long end = std::max(offsetOf(squiggle.end), start + 1);
        if (squiggle.position.isValid() && offset >= start && offset <= end)
            tips << squiggle.sentence;
    }
    if (tips.isEmpty()) {
        const auto line =
            SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(offset)) + 1;
        const auto note = std::ranges::find(m_notes, std::uint32_t(line), &LineNote::line);
        if (note != m_notes.end())
            tips << note->sentence;
    }
    return tips.join(u'\n');
}

bool CodeEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QsciScintilla::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
}

} // namespace warplens
