// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/matrices.h"

#include "compiler/lowering/calls.h"
#include "compiler/lowering/memory.h"
#include "compiler/lowering/sites.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringSwitch.h>
#include <llvm/IR/Instructions.h>

namespace warplens::lowering {

namespace {

constexpr std::uint32_t RowBytes = 16;

unsigned matricesOf(llvm::ArrayRef<llvm::StringRef> words)
{
    for (const llvm::StringRef word : words) {
        const unsigned count =
            llvm::StringSwitch<unsigned>(word).Case("x1", 1).Case("x2", 2).Case("x4", 4).Default(0);
        if (count)
            return count;
    }
    return 0;
}

Operands wordsToStore(Translation &t, const llvm::CallInst &call)
{
    Operands values;
    for (unsigned i = 1; i < call.arg_size(); ++i)
        values.push_back(argument(t, call, i));
    return values;
}

} // namespace

bool translateMatrix(Translation &t, const llvm::CallInst &call, AccessKind kind,
                     llvm::ArrayRef<llvm::StringRef> words)
{
    const unsigned count = matricesOf(words);
    const bool isLoad = kind == AccessKind::Load;
    const std::size_t results = isLoad ? t.scalars(call.getType()).size() : call.arg_size() - 1;
    if (!count || call.arg_empty() || results != count)
        return false;
    const llvm::Value &pointer = *call.getArgOperand(0);
    Instruction access;
    access.opcode = isLoad ? Opcode::LoadMatrix : Opcode::StoreMatrix;
    access.components = std::uint8_t(count);
    access.modifier = llvm::is_contained(words, "trans") ? 1 : 0;
    access.operands[0] = t.operandOf(pointer);
    access.site = addSite(t, kind, pointer, RowBytes);
    if (access.site != NoSite)
        t.kernel.sites[access.site].matrices = count;
    if (!isLoad) {
        access.operands[1] = consecutive(t, wordsToStore(t, call), 0, count, ValueType::I32);
        t.emitter.append(access);
        return true;
    }
    const std::uint32_t first = t.emitter.newRegisters(count);
    access.result = Operand::reg(first);
    t.emitter.append(access);
    Operands values;
    for (unsigned i = 0; i < count; ++i)
        values.push_back(Operand::reg(first + i));
    t.define(call, std::move(values));
    return true;
}

} // namespace warplens::lowering
