// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "editor/linenote.h"
#include "editor/squiggle.h"
#include "style/look.h"

#include <Qsci/qsciscintilla.h>

#include <string>

namespace warplens {

class CudaLexer;

/// The source text, with squiggles under what is wrong and counts beside the lines that touch
/// memory. Its own undo is off: the session undoes whole experiments.
///
/// Places are `Position`s: lines and UTF-8 byte columns from 1, as in core. Scintilla counts bytes
/// too, from 0.
class CodeEditor : public QsciScintilla
{
    Q_OBJECT

public:
    explicit CodeEditor(QWidget *parent = nullptr);

    /// The text as UTF-8, byte for byte.
    std::string source() const;
    /// Replaces only what differs, so caret, scroll position and marks elsewhere stay. Emits
    /// nothing.
    void setSource(const std::string &source);

    void setSquiggles(const std::vector<Squiggle> &squiggles);
    void setLineNotes(const std::vector<LineNote> &notes);
    /// The lines whose sites are selected, and the one under the pointer elsewhere; 0: none.
    void setSelectedLines(const std::vector<std::uint32_t> &lines);
    void setLitLine(std::uint32_t line);
    void setLook(const Look &look);

    /// Puts the caret there and the keyboard with it.
    void goTo(Position position);
    Position caret() const;
    /// Byte offset of a position, clamped to the text; a column past the end is the line's end.
    long offsetOf(Position position) const;

signals:
    /// A person changed the text.
    void sourceEdited();
    /// A person clicked into the text.
    void clicked(warplens::Position position);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void setUpMargins();
    void setUpMarkers();
    void leaveKeysToTheWindow();
    void paintNote(QPainter &painter, const LineNote &note) const;
    void paintSelectedLines(QPainter &painter) const;
    QString tipAt(const QPoint &point) const;
    void markLines(int marker, const std::vector<std::uint32_t> &lines);
    int spareWidth(std::uint32_t line) const;
    void updateWrapping();

    static constexpr int SelectedMarker = 1;

    CudaLexer *m_lexer = nullptr;
    Look m_look;
    std::vector<Squiggle> m_squiggles;
    std::vector<LineNote> m_notes;
    bool m_loading = false;
};

} // namespace warplens
