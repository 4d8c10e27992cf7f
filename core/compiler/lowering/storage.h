// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"

#include <llvm/ADT/DenseMap.h>

#include <optional>

namespace llvm {
class Function;
class GlobalVariable;
class Value;
} // namespace llvm

namespace warplens::lowering {

/// What the kernel's memory is: its parameter block, its variables, and which IR value stands for
/// which of them.
struct Storage
{
    /// Arguments of the kernel, and the global variables that stand for undeclared names, to
    /// indices into Kernel::parameters.
    llvm::DenseMap<const llvm::Value *, std::uint32_t> parameters;
    /// To indices into Kernel::variables.
    llvm::DenseMap<const llvm::GlobalVariable *, std::uint32_t> variables;

    /// The parameter in whose memory `object` is: a load there reads the parameter block. Nothing
    /// for an argument that is itself a pointer.
    std::optional<std::uint32_t> parameterInMemory(const llvm::Value *object) const;
};

/// Fills `kernel`'s parameters and variables: all parameters of the function in order, then the
/// undeclared names it uses; of the variables, those it uses, in the module's order.
Storage layOutStorage(const llvm::Function &function, const KernelDeclaration &declaration,
                      Kernel &kernel);

} // namespace warplens::lowering
