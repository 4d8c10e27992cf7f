// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "style/look.h"

#include <QIcon>
#include <QString>

namespace warplens {

/// A mark whose shape says how grave something is, with or without its colour: a full octagon for
/// an error, a triangle for a warning, a ring for a note.
QIcon severityMark(Severity severity, const Look &look);

/// `error`, `warning`, `note`, in the language of the window.
QString severityWord(Severity severity);

} // namespace warplens
