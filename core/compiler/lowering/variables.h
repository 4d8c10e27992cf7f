// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace llvm {
class GlobalVariable;
}

namespace warplens::lowering {

/// The variable an IR global is. Name, array type, openness and position come from the text's
/// declaration if there is one, size, alignment and initial bytes from the IR.
Variable variableOf(const llvm::GlobalVariable &global, const Variable *declared);

} // namespace warplens::lowering
