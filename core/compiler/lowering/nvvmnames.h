// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/instruction.h"

#include <llvm/ADT/StringRef.h>

#include <optional>

namespace warplens::lowering {

// The words inside the names of NVVM's intrinsics; nothing for a word that is not of the kind.

/// `tid.x`, `laneid`, …
std::optional<SpecialValue> specialValue(llvm::StringRef name);

enum class LaneMask { Equal, Below, UpTo, From, Above };
/// `lanemask.lt`, …
std::optional<LaneMask> laneMask(llvm::StringRef name);

/// `up`, `down`, `bfly`, `idx`
std::optional<ShuffleMode> shuffleMode(llvm::StringRef name);
/// `any`, `all`, `ballot`
std::optional<VoteMode> voteMode(llvm::StringRef name, bool isMatch);
/// `add`, `exch`, `max`, …
std::optional<AtomicOp> nvvmAtomic(llvm::StringRef name, bool isFloat);
/// `add`, `mul`, `fma`, …
std::optional<Opcode> floatOperation(llvm::StringRef name);

struct Reduction
{
    Opcode opcode = Opcode::Add;
    std::uint32_t identity = 0;
};
/// `add`, `umin`, …
std::optional<Reduction> reductionOf(llvm::StringRef name);

} // namespace warplens::lowering
