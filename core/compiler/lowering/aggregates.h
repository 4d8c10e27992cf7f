// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class BitCastInst;
class ExtractElementInst;
class ExtractValueInst;
class InsertElementInst;
class InsertValueInst;
class ShuffleVectorInst;
} // namespace llvm

namespace warplens::lowering {

// Aggregates and vectors are lists of operands, so most of these emit nothing.

void translateExtractValue(Translation &t, const llvm::ExtractValueInst &extract);
void translateInsertValue(Translation &t, const llvm::InsertValueInst &insert);
void translateExtractElement(Translation &t, const llvm::ExtractElementInst &extract);
void translateInsertElement(Translation &t, const llvm::InsertElementInst &insert);
void translateShuffleVector(Translation &t, const llvm::ShuffleVectorInst &shuffle);
void translateBitCast(Translation &t, const llvm::BitCastInst &cast);

} // namespace warplens::lowering
