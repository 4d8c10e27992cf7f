// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace warplens::lowering {

/// The functions of a module that tables, variables or expressions hold the address of. Each gets
/// a number in place of that address, and a call through a pointer becomes a choice among those
/// of its type; a pointer to none of them traps.
class PointerCalls
{
public:
    /// Makes direct calls, of functions to be inlined, of the calls through a pointer in `kernel`.
    /// False if there were none, or none that could be of a function with a body, or if the
    /// choices would make the kernel too large.
    bool resolve(llvm::Function &kernel);

private:
    void collect(llvm::Module &module);
    void numberAddresses();

    bool m_isCollected = false;
    std::vector<llvm::Function *> m_functions;
};

/// Whether a call in `function` goes through a pointer.
bool callsThroughPointer(const llvm::Function &function);

/// The functions with a body whose addresses the variables of `module` start with.
std::vector<llvm::Function *> functionsInVariables(llvm::Module &module);

} // namespace warplens::lowering
