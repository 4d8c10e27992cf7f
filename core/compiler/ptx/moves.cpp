// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/accesswords.h"
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <algorithm>

namespace warplens::ptx {

namespace {

/// `mov.b64 d, {lo, hi}`
bool pack(Translation &t, const Operand &to, const std::vector<Operand> &parts, unsigned bits)
{
    const auto part = unsigned(bits / parts.size());
    std::vector<llvm::Value *> values;
    for (const Operand &each : parts) {
        values.push_back(t.read(each, bitsOf(part)));
        if (!values.back())
            return false;
    }
    llvm::Value *vector = llvm::PoisonValue::get(
        llvm::FixedVectorType::get(t.integerType(part), unsigned(parts.size())));
    for (unsigned i = 0; i < values.size(); ++i)
        vector = t.builder.CreateInsertElement(vector, values[i], i);
    return t.write(to, t.builder.CreateBitCast(vector, t.integerType(bits)));
}

/// `mov.b64 {lo, hi}, a`
bool unpack(Translation &t, const std::vector<Operand> &parts, const Operand &from, unsigned bits)
{
    llvm::Value *whole = t.read(from, bitsOf(bits));
    if (!whole
        || !std::ranges::all_of(parts, [&](const Operand &each) { return t.isWritable(each); }))
        return false;
    const auto part = unsigned(bits / parts.size());
    llvm::Value *vector = t.builder.CreateBitCast(
        whole, llvm::FixedVectorType::get(t.integerType(part), unsigned(parts.size())));
    for (unsigned i = 0; i < parts.size(); ++i)
        t.write(parts[i], t.builder.CreateExtractElement(vector, i));
    return true;
}

bool copy(Translation &t, const Instruction &instruction, const Type &type)
{
    const Operand &to = instruction.operands[0];
    const Operand &from = instruction.operands[1];
    const auto isVector = [](const Operand &operand) {
        return operand.kind == Operand::Kind::Vector && operand.parts.size() > 1;
    };
    if (isVector(from))
        return pack(t, to, from.parts, type.totalBits());
    if (isVector(to))
        return unpack(t, to.parts, from, type.totalBits());
    llvm::Value *value = t.read(from, bitsOf(type.totalBits()));
    return value && t.write(to, value);
}

/// A generic address and one that counts from its space's beginning are the same number here, but
/// for the bits that name the space, which accesses add.
bool convertAddress(Translation &t, const Instruction &instruction, const Type &type)
{
    Operand address;
    address.kind = Operand::Kind::Address;
    address.parts.push_back(instruction.operands[1]);
    const AccessWords words = accessWordsOf(instruction.words);
    const bool isToGeneric = instruction.name == "cvta" && !instruction.has("to");
    llvm::Value *place = t.address(address, isToGeneric ? words.space : Space::Unknown);
    return place && t.write(instruction.operands[0], t.resized(t.bitsOf(place), type.bits));
}

bool testSpace(Translation &t, const Instruction &instruction)
{
    if (instruction.words.size() != 1)
        return false;
    llvm::Value *address = t.read(instruction.operands[1], bitsOf(64));
    const std::string space =
        instruction.words[0] == "shared::cta" ? "shared" : instruction.words[0];
    if (!address
        || (space != "global" && space != "shared" && space != "local" && space != "const"))
        return false;
    llvm::Value *pointer = t.builder.CreateIntToPtr(address, t.builder.getPtrTy());
    return t.write(instruction.operands[0],
                   t.callNamed("llvm.nvvm.isspacep." + space, t.builder.getInt1Ty(), {pointer}));
}

} // namespace

bool translateMove(Translation &t, const Instruction &instruction)
{
    if (instruction.operands.size() < 2)
        return false;
    if (instruction.name == "isspacep")
        return testSpace(t, instruction);
    const auto type = typeOf(instruction);
    if (!type)
        return false;
    if (instruction.name == "mov")
        return instruction.words.size() == 1 && instruction.operands.size() == 2
            && copy(t, instruction, *type);
    // The only block of a cluster finds what it looks for in its own shared memory.
    if (instruction.name == "cvta" || instruction.name == "mapa")
        return convertAddress(t, instruction, *type);
    return false;
}

} // namespace warplens::ptx
