// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"

#include <vector>

namespace warplens {

/// Whether a diagnostic comes from running the kernel, not from its text or launch.
bool isOfRun(const Diagnostic &diagnostic);

/// Adds `more`: same kind and place count together, and the example that was there first stays.
void mergeDiagnostics(std::vector<Diagnostic> &into, const std::vector<Diagnostic> &more);

/// What `now` has beyond `before`, an earlier state of the same list: new ones, and old ones with
/// the rise of their count.
std::vector<Diagnostic> diagnosticsSince(const std::vector<Diagnostic> &before,
                                         const std::vector<Diagnostic> &now);

} // namespace warplens
