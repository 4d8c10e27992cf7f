// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class BinaryOperator;
class CastInst;
class CmpInst;
class SelectInst;
class UnaryOperator;
} // namespace llvm

namespace warplens::lowering {

void translateBinary(Translation &t, const llvm::BinaryOperator &operation);
void translateNegation(Translation &t, const llvm::UnaryOperator &operation);
void translateComparison(Translation &t, const llvm::CmpInst &comparison);
void translateSelect(Translation &t, const llvm::SelectInst &select);
void translateCast(Translation &t, const llvm::CastInst &cast);

} // namespace warplens::lowering
