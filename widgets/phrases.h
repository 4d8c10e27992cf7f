// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/phrases.h"

#include <QString>

namespace warplens {

/// Core's phrases in the language of the window.
Translate windowTranslate();

/// The sentence for a diagnostic, in the language of the window.
QString sentenceOf(const Diagnostic &diagnostic);

} // namespace warplens
