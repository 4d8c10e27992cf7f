// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace warplens {

/// `warplens --compile-worker`: reads CompileRequests from `input`, answers CompileOutcomes on
/// `output` (see message.h), one after the other. Says "ready" once the prelude is precompiled.
/// Hostile text may hang or kill this process; the other end is prepared for it. Returns the exit
/// code when `input` ends.
int runCompileWorker(int input, int output);

} // namespace warplens
