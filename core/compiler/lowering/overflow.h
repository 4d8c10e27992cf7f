// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class CallInst;
}

namespace warplens::lowering {

/// `llvm.{s,u}{add,sub,mul}.with.overflow` and `llvm.{s,u}{add,sub}.sat`; false for others.
bool translateOverflow(Translation &t, const llvm::CallInst &call);

} // namespace warplens::lowering
