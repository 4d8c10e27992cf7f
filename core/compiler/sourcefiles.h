// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/precompiledprelude.h"
#include "compiler/wrapper.h"

#include <llvm/ADT/IntrusiveRefCntPtr.h>

namespace warplens {

/// The only files the compiler sees: the text, the wrapper and the prelude, in memory, and regular
/// files of up to MaxSourceBytes under `folders`. The prelude must outlive the result.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
sourceFiles(const WrappedSource &wrapped, const PrecompiledPrelude &prelude,
            const std::vector<std::string> &folders);

} // namespace warplens
