// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace llvm {
class Module;
}

namespace warplens::ptx {

/// Writes inline PTX as IR, so that what it loads, stores and branches on is lowered as all else
/// is, and belongs to the place of its asm statement. Runs before anything is inlined: operands
/// are still those of the text, and what the statement's registers become is up to the passes.
/// Instructions without a counterpart become calls of `__wl_opaque_asm …`; text that is no PTX
/// stays what it is.
void expandAssembly(llvm::Module &module);

} // namespace warplens::ptx
