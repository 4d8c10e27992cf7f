// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/evaluate.h"

namespace warplens {

/// Compiles `result.experiment` for `result.device`, or takes the compilation over from `previous`.
/// Values typed for names in constant places become part of the request: which names those are, a
/// compilation without any tells, or `previous` does. Says whether there is a kernel to run.
bool compileInto(Result &result, const Result *previous, const Compile &compile,
                 std::stop_token stop);

} // namespace warplens
