// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"

namespace warplens {

/// All that does not depend on what was asked for, but on what came of it.
inline bool sameOutcome(const Result &a, const Result &b)
{
    return a.coverage == b.coverage && a.sites == b.sites && a.global == b.global
        && a.shared == b.shared && a.globalByWarp == b.globalByWarp
        && a.sharedByWarp == b.sharedByWarp && a.bankPasses == b.bankPasses
        && a.sharedUse == b.sharedUse && a.recording == b.recording && a.arrays == b.arrays
        && a.diagnostics == b.diagnostics && a.instructionsExecuted == b.instructionsExecuted;
}

} // namespace warplens
