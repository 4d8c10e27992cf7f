// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/kernel.h"

#include <llvm/ADT/StringRef.h>

#include <optional>

namespace llvm {
class Instruction;
class Module;
class Value;
} // namespace llvm

namespace warplens::lowering {

/// What a load or store says beside its address, as metadata that the passes carry along.
struct AccessMarks
{
    CacheHint hint = CacheHint::Default;
    bool isAsync = false;
    bool operator==(const AccessMarks &) const = default;
};

void markAccess(llvm::Instruction &access, const AccessMarks &marks);
/// What `access` through `pointer` says; defaults for what says nothing.
AccessMarks marksOf(const llvm::Instruction &access, const llvm::Value &pointer);

/// `ca`, `cg`, `cs`, `lu`, `cv`, `wb`, `wt`
std::optional<CacheHint> cacheHintNamed(llvm::StringRef name);
/// The hint of a call of `__wl_hinted_…`, which gives the pointer back that it got.
std::optional<CacheHint> hintOfCall(const llvm::Value &value);

/// Marks what the text calls volatile, and tells the passes that `__wl_hinted_…` only computes.
void findAccessMarks(llvm::Module &module);

} // namespace warplens::lowering
