// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace llvm {
class Value;
}

namespace warplens::ptx {

class Translation;

/// Between 0 and 1; not a number becomes 0.
llvm::Value *saturated(Translation &t, llvm::Value *value);
/// Not below 0.
llvm::Value *notNegative(Translation &t, llvm::Value *value);

} // namespace warplens::ptx
