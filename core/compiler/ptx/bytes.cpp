// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/families.h"
#include "compiler/ptx/translation.h"

#include <array>

namespace warplens::ptx {

namespace {

using Bytes = std::array<llvm::Value *, 4>;

/// The four bytes of a word, each an i32.
Bytes bytesOf(Translation &t, llvm::Value *word, bool isSigned)
{
    Bytes bytes{};
    for (unsigned i = 0; i < bytes.size(); ++i) {
        llvm::Value *byte = t.resized(t.builder.CreateLShr(word, 8 * i), 8);
        bytes[i] = t.resized(byte, 32, isSigned);
    }
    return bytes;
}

/// `dp4a d, a, b, c`: the sum of four products, and c.
bool dotProduct(Translation &t, const Instruction &instruction, const std::vector<Type> &types)
{
    const auto v = t.readAll(instruction, 1, 3, ptx::bitsOf(32));
    if (v.empty() || types.size() != 2)
        return false;
    const Bytes a = bytesOf(t, v[0], types[0].isSigned());
    const Bytes b = bytesOf(t, v[1], types[1].isSigned());
    llvm::Value *sum = v[2];
    for (unsigned i = 0; i < a.size(); ++i)
        sum = t.builder.CreateAdd(sum, t.builder.CreateMul(a[i], b[i]));
    return t.write(instruction.operands[0], sum);
}

/// `vabsdiff4 d, a, b, c`: four distances, or with `add` their sum and c.
bool distances(Translation &t, const Instruction &instruction, const std::vector<Type> &types)
{
    const auto v = t.readAll(instruction, 1, 3, ptx::bitsOf(32));
    if (v.empty() || types.size() != 3 || !hasOnly(instruction, {"add"}))
        return false;
    const Bytes a = bytesOf(t, v[0], types[1].isSigned());
    const Bytes b = bytesOf(t, v[1], types[2].isSigned());
    llvm::Value *result = instruction.has("add") ? v[2] : t.builder.getInt32(0);
    for (unsigned i = 0; i < a.size(); ++i) {
        llvm::Value *apart = t.builder.CreateBinaryIntrinsic(
            llvm::Intrinsic::abs, t.builder.CreateSub(a[i], b[i]), t.builder.getInt1(false));
        result = instruction.has("add")
            ? t.builder.CreateAdd(result, apart)
            : t.builder.CreateOr(result, t.builder.CreateShl(apart, 8 * i));
    }
    return t.write(instruction.operands[0], result);
}

} // namespace

bool translateBytes(Translation &t, const Instruction &instruction)
{
    if (instruction.operands.empty() || !t.isWritable(instruction.operands[0]))
        return false;
    if (instruction.name == "dp4a")
        return dotProduct(t, instruction, typesOf(instruction));
    if (instruction.name == "vabsdiff4")
        return distances(t, instruction, typesOf(instruction));
    return false;
}

} // namespace warplens::ptx
