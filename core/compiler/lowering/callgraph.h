// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/reports.h"

namespace llvm {
class Function;
}

namespace warplens::lowering {

/// Prepares a module for inlining all that `kernel` reaches into it: reports recursion and code
/// that would grow beyond all measure, marks the functions for the inliner and drops all others'
/// bodies. False, with an error among the reports, if the kernel cannot be inlined.
bool prepareCalls(llvm::Function &kernel, Reports &reports);

} // namespace warplens::lowering
