// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

/// Marks an English phrase in core so that lupdate collects it (context "Phrases"). `%1`, `%2` …
/// are arguments.
#define WARPLENS_PHRASE(text) text

namespace warplens {

/// Turns an English phrase into the reader's language; the window passes one made with tr(),
/// everything else the identity.
using Translate = std::function<std::string(const char *english)>;

/// English stays English.
std::string untranslated(const char *english);

/// The phrase with %1, %2 … replaced by the arguments, all at once.
std::string fill(std::string phrase, std::initializer_list<std::string_view> arguments);

/// The one sentence for a diagnostic: what happened, where, and what to do next.
std::string describe(const Diagnostic &diagnostic, const Translate &translate);

} // namespace warplens
