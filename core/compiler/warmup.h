// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"

namespace warplens {

/// The smallest request that makes the compiler build what `request` needs beforehand, the
/// precompiled prelude of its language for its device; that takes longer than a compilation may.
/// Equal for requests that need the same.
CompileRequest warmUpFor(const CompileRequest &request);

} // namespace warplens
