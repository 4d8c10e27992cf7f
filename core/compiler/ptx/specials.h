// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <llvm/ADT/StringRef.h>

namespace llvm {
class Value;
}

namespace warplens::ptx {

class Translation;

/// `%tid.x`, `%laneid`, … without the percent sign: an integer of its own width. What a picture of
/// one block cannot know, such as the multiprocessor, is zero. Null for an unknown name.
llvm::Value *readSpecial(Translation &t, llvm::StringRef name);

} // namespace warplens::ptx
