// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"

#include <QString>

namespace warplens {

/// A diagnostic ready to be shown: the sentence is in the language of the window.
struct Squiggle
{
    Severity severity = Severity::Error;
    Position position; ///< as in Diagnostic: line and UTF-8 column from 1
    Position end;
    QString sentence;
    bool operator==(const Squiggle &) const = default;
};

} // namespace warplens
