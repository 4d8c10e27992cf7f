// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/evaluate.h"

namespace warplens {

/// Simulates and costs what `result` describes (kernel, device, launch, scope) and fills in the
/// rest of it: the focus block first, then the whole grid if the scope wants it. `result.launch`
/// must have been resolved without errors.
void runInto(Result &result, const Progress &progress, std::stop_token stop);

/// Takes the run over from `previous` if it is the run that `result` describes; says whether.
bool takeRunOver(Result &result, const Result &previous);

/// Orders diagnostics as people read them: launch first, then by place in the text.
void sortDiagnostics(std::vector<Diagnostic> &diagnostics);

} // namespace warplens
