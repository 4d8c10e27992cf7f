// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/lowering.h"

#include <map>
#include <string>

namespace llvm {
class Module;
}

namespace warplens {

/// Makes a shared array of each `__local` pointer among the kernel's parameters. How many elements
/// it has is the host's to say in OpenCL; here it is a constant by the parameter's name, which
/// compiles anew: `given`, or what fits when 32 KiB, the least that every device has, are shared
/// out evenly.
void placeLocalParameters(llvm::Module &module, KernelDeclaration &declaration,
                          const std::map<std::string, std::string> &given);

/// `v.x` of a vector in memory is an access of that component alone, as compilers make of it.
/// Clang reads and writes the whole vector.
void narrowComponentAccesses(llvm::Module &module);

} // namespace warplens
