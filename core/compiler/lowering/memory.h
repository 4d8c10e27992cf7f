// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering/translation.h"

namespace llvm {
class GEPOperator;
class LoadInst;
class StoreInst;
} // namespace llvm

namespace warplens::lowering {

/// A value of `type` at `offset` bytes into the parameter block.
Operands readParameter(Translation &t, llvm::Type *type, std::uint64_t offset);

/// The first of `count` consecutive registers that hold `values` from `first` on, as an access of
/// several wants them; a single value may be a constant.
Operand consecutive(Translation &t, const Operands &values, std::size_t first, std::size_t count,
                    ValueType type);

/// A load or store of a whole `type` at `pointer`: one instruction and one site for each access
/// the hardware makes of it, at most 16 bytes and at most as wide as `alignment`.
Operands loadFrom(Translation &t, const llvm::Value &pointer, llvm::Type *type,
                  std::uint64_t alignment);
void storeTo(Translation &t, const llvm::Value &pointer, llvm::Type *type, const Operands &values,
             std::uint64_t alignment);

/// Allots local memory to a variable that stayed in memory.
void translateAlloca(Translation &t, const llvm::AllocaInst &local);
void translateLoad(Translation &t, const llvm::LoadInst &load);
void translateStore(Translation &t, const llvm::StoreInst &store);
void translateAddress(Translation &t, const llvm::Value &result, const llvm::GEPOperator &gep);

} // namespace warplens::lowering
