// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"
#include "experiment/result.h"

#include <QString>

namespace warplens {

/// Core's phrases in the language of the window.
Translate windowTranslate();

/// The sentence for a diagnostic, in the language of the window.
QString sentenceOf(const Diagnostic &diagnostic);
/// The sentences for a hazard of `result`, which must have a kernel.
QString sentenceOf(const Hazard &hazard, const Result &result);
/// What was not looked for, in a paragraph; empty if there is no limit.
QString sentencesOf(const HazardLimits &limits);

} // namespace warplens
