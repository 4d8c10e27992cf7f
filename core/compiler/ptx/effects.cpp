// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

bool changesNothing(llvm::StringRef name)
{
    return llvm::StringSwitch<bool>(name)
        .Cases("prefetch", "prefetchu", "applypriority", "discard", "createpolicy", true)
        .Cases("nanosleep", "brkpt", "pmevent", "griddepcontrol", "setmaxnreg", true)
        .Default(false);
}

} // namespace

bool translateEffect(Translation &t, const Instruction &instruction)
{
    if (instruction.name == "trap") {
        t.builder.CreateIntrinsic(llvm::Intrinsic::trap, {}, {});
        return true;
    }
    if (instruction.name == "exit") {
        t.callNamed("__wl_exit", t.builder.getVoidTy());
        return true;
    }
    if (!changesNothing(instruction.name))
        return false;
    if (!instruction.operands.empty())
        t.clear(instruction.operands[0]);
    return true;
}

void translateOpaque(Translation &t, const Instruction &instruction)
{
    // A barrier in memory is one thing, whatever is done with it.
    const std::string name =
        instruction.name == "mbarrier" ? instruction.name : instruction.opcode();
    t.callNamed("__wl_opaque_asm " + name, t.builder.getVoidTy());
    if (!instruction.operands.empty())
        t.clear(instruction.operands[0]);
}

} // namespace warplens::ptx
