// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class CallInst;
}

namespace warplens::lowering {

/// `llvm.is.fpclass`, behind isnan and kin; false for others.
bool translateClassTest(Translation &t, const llvm::CallInst &call);

} // namespace warplens::lowering
