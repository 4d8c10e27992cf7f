// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"

namespace llvm {
class Function;
}

namespace warplens::lowering {

/// Copies what the launch supplies by value into local variables at the kernel's entry: structs
/// among the parameters, and the undeclared names. From there on they are like any other local
/// variable; the loads at the entry are the only ones left that read the parameter block.
void copyParametersAtEntry(llvm::Function &kernel, const KernelDeclaration &declaration);

} // namespace warplens::lowering
