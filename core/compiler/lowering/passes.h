// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"
#include "compiler/lowering/reports.h"

namespace llvm {
class Function;
}

namespace warplens::lowering {

/// Makes one function of the kernel: inlines what it calls and puts its local variables into
/// registers, keeping every access of the text in its width; or optimises it as -O2 does. False,
/// with an error among the reports, if that cannot be done.
bool runPasses(llvm::Function &kernel, const KernelDeclaration &declaration, bool optimised,
               Reports &reports);

} // namespace warplens::lowering
