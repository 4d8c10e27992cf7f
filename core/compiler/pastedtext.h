// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/source.h"

#include <string>

namespace warplens {

/// `text` as it was before a web page, a mail or an author's haste got at it. Every token that
/// stays keeps its line and column.
///
/// - HTML entities, no-break spaces and typographic minus signs become what they stand for.
/// - Marks that every line starts with go: line numbers that count up, `>` of a quoted mail; and
///   so do lines of a Markdown fence or behind a shell prompt.
/// - Elisions (`...`, `…`) go where C++ has none: as a statement, at the end of a list, between
///   `<` and `>` on their own. A value left out is `{}` or 0, a condition true, and an access whose
///   index is left out (`in[...]`) does not happen, as nobody knows where.
///
/// In a whole file only what cannot be a parameter pack is taken for an elision.
std::string withoutPasteMarks(std::string text, SourceForm form);

} // namespace warplens
