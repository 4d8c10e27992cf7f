// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

namespace llvm {
class CallInst;
class Function;
} // namespace llvm

namespace warplens::lowering {

class Translation;

/// Takes the words of `printf` and `assert` out of a function and into `kernel`, so that the
/// strings they stand in are no variables of the kernel. Only words the text holds as such can be
/// taken: other calls of `printf` stay as they are. Runs after the passes.
void takeWords(llvm::Function &function, Kernel &kernel);

/// A call that `takeWords` left behind. False: it is none.
bool translateWords(Translation &t, const llvm::CallInst &call);

} // namespace warplens::lowering
