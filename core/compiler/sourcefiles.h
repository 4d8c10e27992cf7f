// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/precompiledprelude.h"
#include "compiler/reading.h"

#include <llvm/ADT/IntrusiveRefCntPtr.h>

namespace warplens {

/// The only files the compiler sees: the text, the wrapper and the prelude, in memory, and regular
/// files of up to MaxSourceBytes under the input's folders. The file that the text came from holds
/// the text as it is now. The prelude must outlive the result.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> sourceFiles(const ReadingInput &input,
                                                            const PrecompiledPrelude &prelude);

} // namespace warplens
