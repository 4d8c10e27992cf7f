// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/instruction.h"

#include <llvm/ADT/StringRef.h>

#include <optional>

namespace warplens::lowering {

/// The function C calls `sin`, `fmax`, …: the MathFunction's name in lower case, or another name
/// for the same thing.
std::optional<MathFunction> mathFunction(llvm::StringRef name);

} // namespace warplens::lowering
